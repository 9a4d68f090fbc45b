import { describe, expect, test } from 'vitest';
import { formatRelativeDate } from './relative-date.ts';

// Saturday 28 February 2569, 14:05 in Bangkok.
const NOW = Date.parse('2026-02-28T07:05:00Z');
const show = (value: string) => formatRelativeDate(value, NOW);

describe('the same day', () => {
  test.each([
    ['2026-02-28 14:04:40', 'ไม่กี่วินาทีที่แล้ว'],
    ['2026-02-28 14:04:00', '1 นาทีที่แล้ว'],
    ['2026-02-28 13:45:00', '20 นาทีที่แล้ว'],
    ['2026-02-28 13:00:00', '1 ชั่วโมงที่แล้ว'],
    ['2026-02-28 12:05:00', '2 ชั่วโมงที่แล้ว'],
    ['2026-02-28T05:05:00Z', '2 ชั่วโมงที่แล้ว'],
    ['2026-02-28 14:10:00', 'อีก 5 นาที'],
    ['2026-02-28', 'วันนี้'],
  ])('[FMT-04] shows %s as %s', (value, expected) => {
    expect(show(value)).toBe(expected);
  });

  test('[FMT-04] stays in hours to the end of the day', () => {
    const lateEvening = Date.parse('2026-02-28T16:30:00Z');
    expect(formatRelativeDate('2026-02-28 00:30:00', lateEvening)).toBe('23 ชั่วโมงที่แล้ว');
  });
});

test('[FMT-04] the previous day is yesterday, however few hours ago', () => {
  expect(show('2026-02-27 14:05:00')).toBe('เมื่อวาน เวลา 14:05 น.');
  expect(show('2026-02-27')).toBe('เมื่อวาน');
  const pastMidnight = Date.parse('2026-02-28T17:01:00Z');
  expect(formatRelativeDate('2026-02-28 23:59:00', pastMidnight)).toBe('เมื่อวาน เวลา 23:59 น.');
});

test('[FMT-04] two to seven days back show the day, short month and time', () => {
  expect(show('2026-02-26 09:00:00')).toBe('26 ก.พ. เวลา 09:00 น.');
  expect(show('2026-02-21 00:00:00')).toBe('21 ก.พ. เวลา 00:00 น.');
  expect(show('2026-02-26')).toBe('26 ก.พ.');
  expect(formatRelativeDate('2026-03-05 08:00:00', Date.parse('2026-03-09T00:00:00Z'))).toBe(
    '05 มี.ค. เวลา 08:00 น.',
  );
});

test('[FMT-04] older dates, and days to come, show the long date', () => {
  expect(show('2026-02-20 23:59:59')).toBe('20 กุมภาพันธ์ 2569');
  expect(show('2025-12-31')).toBe('31 ธันวาคม 2568');
  expect(show('2026-03-01 08:00:00')).toBe('1 มีนาคม 2569');
});

test.each(['', '0000-00-00 00:00:00', 'x'])('[FMT-04] %j shows a dash', (value) => {
  expect(show(value)).toBe(' - ');
});
