import { expect, test } from 'vitest';
import { icalendar } from './icalendar.ts';

const MADE = '2026-11-20T09:00:00+07:00';
const DAY = { uid: 'COLLECT-2026-11@coop', on: '2026-12-31', title: 'หักเงิน' };

test('a day is an event that ends on the next one, each line ended with CR and LF', () => {
  expect(icalendar('ปฏิทิน', [DAY], MADE).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//coop portal//calendar//TH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:ปฏิทิน',
    'BEGIN:VEVENT',
    'UID:COLLECT-2026-11@coop',
    'DTSTAMP:20261120T020000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:หักเงิน',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a detail stands below the title, and a reminder comes the day before', () => {
  const day = {
    ...DAY,
    detail: 'โอนเงินงวดพฤศจิกายน 2569, พร้อมใบนำส่ง; ลงชื่อ',
    remindsDayBefore: true,
  };
  const text = icalendar('ปฏิทิน', [day], MADE).replaceAll('\r\n ', '');
  expect(text).toContain('DESCRIPTION:โอนเงินงวดพฤศจิกายน 2569\\, พร้อมใบนำส่ง\\; ลงชื่อ\r\nTRANSP:');
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:หักเงิน',
    'TRIGGER:-P1D',
    'END:VALARM',
  ];
  expect(text).toContain([...alarm, 'END:VEVENT'].join('\r\n'));
});

test('what has a meaning in a value is escaped', () => {
  const text = icalendar('ก', [{ ...DAY, title: 'a,b;c\\d\r\ne\nf' }], MADE);
  expect(text).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne\\nf\r\n');
});

test('no line is longer than 75 octets, and unfolded it is the same text', () => {
  const title = 'วันสุดท้ายที่ขอสวัสดิการทุนการศึกษาบุตรของสมาชิก 😀 '.repeat(4);
  const text = icalendar('ก', [{ ...DAY, title }], MADE);
  const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(Math.max(...octets)).toBeGreaterThan(70);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

test('a day that is none is refused', () => {
  expect(() => icalendar('ก', [{ ...DAY, on: '2026-13-01' }], MADE)).toThrow(RangeError);
});
