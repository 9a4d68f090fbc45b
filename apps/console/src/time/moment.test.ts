import { expect, test } from 'vitest';
import { momentOf, stepFrom } from './moment.ts';

const instant = (iso: string) => Date.parse(`${iso}+07:00`);

test.each([
  ['2026-11-20T09:30:00', 'day', '2026-11-21T09:30:00'],
  ['2026-11-20T09:30:00', 'half-hour', '2026-11-20T10:01:00'],
  ['2026-11-01T23:59:00', 'day-back', '2026-10-31T23:59:00'],
  ['2026-12-28T09:00:00', 'week', '2027-01-04T09:00:00'],
  ['2027-01-31T09:00:00', 'month', '2027-02-28T09:00:00'],
  ['2028-02-29T09:00:00', 'year', '2029-02-28T09:00:00'],
  ['2026-11-20T09:00:00', 'month-end', '2026-11-30T09:00:00'],
  ['2026-11-30T09:00:00', 'month-end', '2026-12-31T09:00:00'],
  // Before seven in the morning it is still the day before in London.
  ['2026-11-01T03:00:00', 'month-end', '2026-11-30T03:00:00'],
] as const)('from %s a %s leads to %s', (from, step, to) => {
  expect(new Date(stepFrom(instant(from), step))).toEqual(new Date(instant(to)));
});

test('a day and a time make a moment, unless one is missing', () => {
  for (const time of ['09:05', ' 9.05 ']) {
    expect(momentOf('2026-11-20', time)).toBe(instant('2026-11-20T09:05:00'));
  }
  expect(momentOf('2026-11-20', '24:00')).toBeUndefined();
  expect(momentOf('', '09:05')).toBeUndefined();
  expect(momentOf('2026-11-20', '')).toBeUndefined();
});
