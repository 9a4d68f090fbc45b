import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayNumber,
  dayOfMonth,
  daysBetween,
  endOfMonth,
  endOfMonthIndex,
  fiscalYearStart,
  isDay,
  isoOfDay,
  monthIndex,
  nextDayOfMonth,
  nextDayOfYear,
  startOfMonthIndex,
} from './calendar.ts';

const FIRST = dayNumber('0001-01-01');
const LAST = dayNumber('9999-12-31');
const DAY_MS = 86_400_000;
const anyDay = fc.integer({ min: FIRST, max: LAST });

describe('calendar', () => {
  it('tells a day of the calendar from what only looks like one', () => {
    const days = ['2024-02-29', '2026-12-31', '0001-01-01'];
    const none = [
      '2026-02-29',
      '2026-02-31',
      '2026-13-01',
      '0000-01-01',
      '2026-1-1',
      '',
      '20260101',
    ];
    expect([...days, ...none].filter(isDay)).toEqual(days);
  });

  it('counts days from 1970-01-01', () => {
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(dayNumber('1969-12-31')).toBe(-1);
    expect(dayNumber('2026-02-28')).toBe(20_512);
    expect(isoOfDay(20_513)).toBe('2026-03-01');
  });

  it('goes from the first day of the year 1 to the last of 9999', () => {
    expect([isoOfDay(FIRST), isoOfDay(LAST)]).toEqual(['0001-01-01', '9999-12-31']);
    expect([startOfMonthIndex(12), endOfMonthIndex(119_999)]).toEqual(['0001-01-01', '9999-12-31']);
  });

  it('agrees with the Date object on any day', () => {
    fc.assert(
      fc.property(anyDay, (n) => {
        const iso = new Date(n * DAY_MS).toISOString().slice(0, 10);
        expect(isoOfDay(n)).toBe(iso);
        expect(dayNumber(iso)).toBe(n);
        expect(dayOfMonth(iso)).toBe(Number(iso.slice(8)));
      }),
    );
  });

  it('measures periods', () => {
    expect(daysBetween('2026-01-31', '2026-02-28')).toBe(28);
    expect(daysBetween('2028-02-01', '2028-03-01')).toBe(29);
    expect(daysBetween('2026-02-28', '2026-01-31')).toBe(-28);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('clamps added months to the end of the month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2027-12-31', 2)).toBe('2028-02-29');
    expect(addMonths('2026-03-15', -3)).toBe('2025-12-15');
    expect(addMonths('2026-03-31', 12)).toBe('2027-03-31');
  });

  it('knows months by an index', () => {
    expect(monthIndex('2026-01-15')).toBe(2026 * 12);
    expect(monthIndex('2026-12-31')).toBe(2026 * 12 + 11);
    expect(startOfMonthIndex(2026 * 12 + 1)).toBe('2026-02-01');
    expect(endOfMonthIndex(2028 * 12 + 1)).toBe('2028-02-29');
    expect(endOfMonth('2026-04-02')).toBe('2026-04-30');
  });

  it('the day after a month end is the next month start', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 119_998 }), (index) => {
        expect(addDays(endOfMonthIndex(index), 1)).toBe(startOfMonthIndex(index + 1));
        expect(monthIndex(endOfMonthIndex(index))).toBe(index);
      }),
    );
  });

  it.each([
    '',
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-01-00',
    '0000-12-31',
    '2026-1-1',
    '2026/01/01',
    '2026-01-01T00:00',
    '2026-0a-01',
    '๒๕๖๙-01-01',
  ])('refuses the text "%s"', (text) => {
    expect(() => dayNumber(text)).toThrow(RangeError);
    expect(() => monthIndex(text)).toThrow(RangeError);
    expect(() => dayOfMonth(text)).toThrow(RangeError);
  });

  it('refuses days and months outside four-digit years', () => {
    expect(() => isoOfDay(FIRST - 1)).toThrow(RangeError);
    expect(() => isoOfDay(LAST + 1)).toThrow(RangeError);
    expect(() => isoOfDay(0.5)).toThrow(RangeError);
    expect(() => addMonths('9999-12-01', 1)).toThrow(RangeError);
    expect(() => endOfMonthIndex(11)).toThrow(RangeError);
    expect(() => startOfMonthIndex(Number.NaN)).toThrow(RangeError);
  });
});

describe('the fiscal year of a day', () => {
  it.each([
    ['begins in January', '2026-11-19', 1, '2026-01-01'],
    ['begins in January, on its first day', '2026-01-01', 1, '2026-01-01'],
    ['begins in October, after the summer', '2026-11-19', 10, '2026-10-01'],
    ['begins in October, before it', '2026-09-30', 10, '2025-10-01'],
    ['begins in September, in January', '2026-01-31', 9, '2025-09-01'],
    ['begins in December, on its first day', '2026-12-01', 12, '2026-12-01'],
  ])('%s', (_name, day, startMonth, first) => {
    expect(fiscalYearStart(day, startMonth)).toBe(first);
  });
});

it.each([
  ['2026-11-20', '12-31', '2026-12-31'],
  ['2026-11-20', '11-20', '2026-11-20'],
  ['2026-11-20', '06-30', '2027-06-30'],
  ['2026-11-20', '02-29', '2027-02-28'],
  ['2027-03-01', '02-29', '2028-02-29'],
])('from %s the next %s is %s', (from, on, next) => {
  expect(nextDayOfYear(from, on)).toBe(next);
});

it.each([
  ['2026-11-20', [11, 27], '2026-11-27'],
  ['2026-11-27', [11, 27], '2026-11-27'],
  ['2026-11-28', [11, 27], '2026-12-11'],
  ['2026-01-29', [28], '2026-02-28'],
  ['2026-11-20', [], undefined],
])('from %s the next of the days %j is %s', (from, days, next) => {
  expect(nextDayOfMonth(from, days)).toBe(next);
});
