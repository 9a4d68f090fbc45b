import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dayNumber,
  epochOf,
  instantOf,
  isoDateOf,
  isRealDate,
  parseWallTime,
  wallTimeAt,
} from './wall-time.ts';

const at = (hour: number, minute: number, second = 0) => ({ hour, minute, second });

describe('parseWallTime', () => {
  test.each([
    ['2026-02-28', { year: 2026, month: 2, day: 28, time: null }],
    ['2026-02-28 14:05:09', { year: 2026, month: 2, day: 28, time: at(14, 5, 9) }],
    ['2026-02-28T14:05', { year: 2026, month: 2, day: 28, time: at(14, 5) }],
    [' 2026-02-28 ', { year: 2026, month: 2, day: 28, time: null }],
    ['2026-02-28t14:05:00z', { year: 2026, month: 2, day: 28, time: at(21, 5) }],
    ['2026-12-31T20:00:00.000Z', { year: 2027, month: 1, day: 1, time: at(3, 0) }],
    ['2026-12-31 20:00:00+00', { year: 2027, month: 1, day: 1, time: at(3, 0) }],
    ['2026-01-01T00:30:00+0900', { year: 2025, month: 12, day: 31, time: at(22, 30) }],
    ['2026-01-01T00:30:00-05:30', { year: 2026, month: 1, day: 1, time: at(13, 0) }],
    ['2026-02-28T14:05:00+07:00', { year: 2026, month: 2, day: 28, time: at(14, 5) }],
  ])('reads %s', (text, expected) => {
    expect(parseWallTime(text)).toEqual(expected);
  });

  test.each([
    '',
    '2026-02-30',
    '2026-13-01',
    '0000-00-00',
    '2026-2-8',
    '28/02/2569',
    '2026-02-28 24:00',
    '2026-02-28 23:60',
    '2026-02-28 23:59:60',
    'x',
  ])('refuses %j', (text) => {
    expect(parseWallTime(text)).toBeNull();
  });
});

test('an instant and its wall time name each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2e9, max: 4e9 }), (seconds) => {
      return epochOf(wallTimeAt(seconds * 1000)) === seconds * 1000;
    }),
  );
});

test('a calendar day and its ISO date name each other, for every day of two centuries', () => {
  const first = dayNumber({ year: 1900, month: 1, day: 1 });
  const broken: number[] = [];
  for (let day = first; day < first + 73_000; day += 1) {
    const wall = wallTimeAt(day * 86_400_000);
    if (dayNumber(wall) !== day || !isRealDate(wall.year, wall.month, wall.day)) broken.push(day);
  }
  expect(broken).toEqual([]);
});

test('early years keep their number', () => {
  expect(isoDateOf({ year: 33, month: 4, day: 3 })).toBe('0033-04-03');
  expect(epochOf({ year: 33, month: 4, day: 3, time: null })).toBe(
    Date.parse('0033-04-02T17:00:00Z'),
  );
});

test.each([
  [1, 1, 1, true],
  [9999, 12, 31, true],
  [0, 1, 1, false],
  [10_000, 1, 1, false],
  [2026, 0, 1, false],
  [2026, 13, 1, false],
  [2026, 1, 0, false],
  [2026, 4, 31, false],
  [2000, 2, 29, true],
  [1900, 2, 29, false],
  [2026.5, 1, 1, false],
])('whether the day %s-%s-%s exists: %s', (year, month, day, is) => {
  expect(isRealDate(year, month, day)).toBe(is);
});

test('what is not an instant is a programming mistake', () => {
  expect(() => wallTimeAt(Number.NaN)).toThrow(RangeError);
});

test('a time of a day in Bangkok is seven hours earlier in Greenwich', () => {
  expect(instantOf('2026-11-30', '16:30')).toBe(Date.UTC(2026, 10, 30, 9, 30));
  expect(instantOf('2027-01-01', '00:00')).toBe(Date.UTC(2026, 11, 31, 17));
});
