import { expect, test } from 'vitest';
import { toIcs } from './ics.ts';

const EVENTS = [
  {
    date: '2026-11-30',
    title: 'ครบกำหนดโอนเงิน',
    detail: 'โอนเงินงวดพฤศจิกายน 2569, พร้อมใบนำส่ง; ลงชื่อ',
  },
  { date: '2026-12-31', title: 'ครบกำหนดโอนเงิน', detail: 'สิ้นปี' },
];

test('[GRP-10] the days become all-day events with a reminder, escaped and in short lines', () => {
  const ics = toIcs('ปฏิทิน', EVENTS);
  expect(ics.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of ics.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  const unfolded = ics.replaceAll('\r\n ', '');
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20261130\r\nDTEND;VALUE=DATE:20261201\r\n');
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(unfolded).toContain('DESCRIPTION:โอนเงินงวดพฤศจิกายน 2569\\, พร้อมใบนำส่ง\\; ลงชื่อ\r\n');
  expect(unfolded.match(/UID:.+/g)).toEqual([
    'UID:20261130-0@membergroup',
    'UID:20261231-1@membergroup',
  ]);
  expect(unfolded.match(/TRIGGER:-P1D/g)).toHaveLength(2);
});

test('nothing to come is an empty calendar', () => {
  expect(toIcs('ปฏิทิน', [])).not.toContain('VEVENT');
});
