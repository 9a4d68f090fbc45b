import { describe, expect, test } from 'vitest';
import { closedDays, daysText } from './closed-days.ts';
import {
  isWorkingDay,
  officeMoment,
  sundayOf,
  workingDayBefore,
  workingDayFrom,
  workingDayOfMonth,
} from './working-days.ts';

const instant = (text: string) => Date.parse(`${text.replace(' ', 'T')}:00+07:00`);

describe('working days', () => {
  test.each([
    [
      2024,
      '01-01 01-02 02-26 04-08 04-12 04-15 04-16 05-01 05-06 05-22 06-03 07-22 07-29 08-12 10-14 10-23 12-05 12-10 12-30 12-31',
    ],
    [
      2026,
      '01-01 01-02 03-03 04-06 04-13 04-14 04-15 05-01 05-04 06-01 06-03 07-28 07-29 07-30 08-12 10-13 10-23 12-07 12-10 12-31',
    ],
    [
      2027,
      '01-01 02-22 04-06 04-13 04-14 04-15 05-03 05-04 05-20 06-03 07-19 07-20 07-28 08-12 10-13 10-25 12-06 12-10 12-31',
    ],
  ])('of %i are without the public holidays and the days in lieu of them', (year, closed) => {
    const days = closedDays(`${year}-01-01`, `${year}-12-31`).map((day) => day.slice(5));
    expect(days.join(' ')).toBe(closed);
  });

  test('are found before and after a closed day', () => {
    expect([isWorkingDay('2026-12-05'), isWorkingDay('2026-12-07')]).toEqual([false, false]);
    expect([workingDayBefore('2026-12-07'), workingDayFrom('2026-12-05')]).toEqual([
      '2026-12-04',
      '2026-12-08',
    ]);
    expect(workingDayFrom('2026-12-08')).toBe('2026-12-08');
  });

  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-12-05', '2026-12-08'],
    ['2026-10-31', '2026-10-30'],
    ['2026-02-28', '2026-02-27'],
  ])('of the month of %s begin with %s', (day, open) => {
    expect(workingDayOfMonth(day)).toBe(open);
  });

  test.each([
    [2026, 1, 4, '2026-01-25'],
    [2027, 1, 4, '2027-01-24'],
    [2026, 11, 1, '2026-11-01'],
    [2026, 11, 2, '2026-11-08'],
  ])('Sunday %i-%i, number %i, is %s', (year, month, which, day) => {
    expect(sundayOf(year, month, which)).toBe(day);
  });

  test.each([
    ['2026-11-20 10:00', '2026-11-20 10:00'],
    ['2026-11-20 08:29', '2026-11-20 08:30'],
    ['2026-11-20 08:30', '2026-11-20 08:30'],
    ['2026-11-20 16:29', '2026-11-20 16:29'],
    ['2026-11-20 16:30', '2026-11-23 08:30'],
    ['2026-12-04 23:59', '2026-12-08 08:30'],
    ['2026-12-06 12:00', '2026-12-08 08:30'],
  ])('what comes at %s is dealt with at %s', (sent, opened) => {
    expect(officeMoment(instant(sent))).toBe(instant(opened));
  });

  test.each([
    [['2026-12-07', '2026-12-10'], '7 และ 10 ธันวาคม 2569'],
    [['2026-01-30', '2026-02-02'], '30 มกราคม 2569, 2 กุมภาพันธ์ 2569'],
    [['2026-04-13', '2026-04-14', '2026-04-15'], '13–15 เมษายน 2569'],
    [['2024-04-12', '2024-04-15', '2024-04-16'], '12, 15 และ 16 เมษายน 2567'],
    [['2025-12-31', '2026-01-01', '2026-01-02'], '31 ธันวาคม 2568 ถึง 2 มกราคม 2569'],
  ])('read %j as %s', (days, words) => {
    expect(daysText(days)).toBe(words);
  });
});
