import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  epochOf,
  isoOf,
  parseWallTime,
  readClockStart,
  utcDateOf,
  wallTimeAt,
} from './wall-time.ts';

const FORMAT = 'YYYY-MM-DD HH:mm:ss';

/** Day and time as they were read; of a day alone the day. */
function read(text: string): string | null {
  const wall = parseWallTime(text);
  return wall?.at.format(wall.hasTime ? FORMAT : 'YYYY-MM-DD') ?? null;
}

describe('parseWallTime', () => {
  test.each([
    ['2026-02-28', '2026-02-28'],
    ['2026-02-28 14:05:09', '2026-02-28 14:05:09'],
    ['2026-02-28T14:05', '2026-02-28 14:05:00'],
    ['2026-02-28 00:00', '2026-02-28 00:00:00'],
    [' 2026-02-28 ', '2026-02-28'],
    ['2026-02-28t14:05:00z', '2026-02-28 21:05:00'],
    ['2026-12-31T20:00:00.000Z', '2027-01-01 03:00:00'],
    ['2026-12-31 20:00:00+00', '2027-01-01 03:00:00'],
    ['2026-12-31 20:00:00 +00', '2027-01-01 03:00:00'],
    ['2026-01-01T00:30:00+0900', '2025-12-31 22:30:00'],
    ['2026-01-01T00:30:00-05:30', '2026-01-01 13:00:00'],
    ['2026-02-28T14:05:00+07:00', '2026-02-28 14:05:00'],
    ['0100-01-01', '0100-01-01'],
    ['9999-12-31', '9999-12-31'],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    '',
    '2026-02-30',
    '2026-13-01',
    '2026-00-01',
    '2026-04-31',
    '2026-01-00',
    '1900-02-29',
    '0000-00-00',
    '0000-01-01',
    '2026-2-8',
    '28/02/2569',
    '2026-02-28 24:00',
    '2026-02-28 23:60',
    '2026-02-28 23:59:60',
    '2026-02-30T14:05:00Z',
    '2026-02-28+07:00',
    'x',
  ])('refuses %j', (text) => {
    expect(read(text)).toBeNull();
  });

  // 0001-01-01 is what some databases have for no date.
  test('the first century is no date, rather than the twentieth', () => {
    expect(['0001-01-01', '0033-04-03', '0099-12-31'].map(read)).toEqual([null, null, null]);
  });
});

test('an instant and its wall time name each other', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2e9, max: 4e9 }), (seconds) => {
      return epochOf(wallTimeAt(seconds * 1000).format(FORMAT)) === seconds * 1000;
    }),
  );
});

test('the instant of a day is its midnight in Bangkok; what is no date has none', () => {
  expect(epochOf('2027-01-01')).toBe(Date.UTC(2026, 11, 31, 17));
  expect(epochOf('2026-11-30 16:30')).toBe(Date.UTC(2026, 10, 30, 9, 30));
  expect(epochOf('2026-11-30T16:30:00Z')).toBe(Date.UTC(2026, 10, 30, 16, 30));
  expect(epochOf('2026-02-30')).toBeNull();
});

describe('in another time zone', () => {
  afterEach(() => void vi.unstubAllEnvs());

  // Each changes to summer time in another way; at these hours a library that counts in the device's zone errs.
  test.each(['America/New_York', 'Africa/Casablanca', 'Australia/Lord_Howe'])(
    'of %s no half hour of a year is another one in Bangkok',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(new Date(Date.UTC(2026, 6, 1)).getTimezoneOffset()).not.toBe(0);
      const wrong: string[] = [];
      for (
        let instant = Date.UTC(2026, 0, 1);
        instant < Date.UTC(2027, 0, 1);
        instant += 1_800_000
      ) {
        const shifted = new Date(instant + 7 * 3_600_000).toISOString();
        const expected = `${shifted.slice(0, 10)} ${shifted.slice(11, 19)}`;
        const text = wallTimeAt(instant).format(FORMAT);
        if (text !== expected || epochOf(expected) !== instant) wrong.push(`${expected} ${text}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

test('what is not an instant is a programming mistake', () => {
  expect(() => wallTimeAt(Number.NaN)).toThrow(RangeError);
});

test('a time is written with the offset of Bangkok, a day without', () => {
  expect(isoOf('2026-11-30')).toBe('2026-11-30');
  expect(isoOf('2026-11-30 16:30:05')).toBe('2026-11-30T16:30:05+07:00');
  expect(isoOf('2026-11-30T20:00:00Z')).toBe('2026-12-01T03:00:00+07:00');
  expect(isoOf('2026-02-30')).toBeNull();
});

test('the Date of a day is its midnight in UTC, whatever the time', () => {
  expect(utcDateOf('2026-11-30')).toEqual(new Date(Date.UTC(2026, 10, 30)));
  expect(utcDateOf('2026-11-30 16:30:05')).toEqual(new Date(Date.UTC(2026, 10, 30)));
  expect(utcDateOf('2026-02-30')).toBeNull();
});

test.each([
  ['2026-11-20T09:00:00+07:00', Date.UTC(2026, 10, 20, 2)],
  ['2026-11-20T02:00:00Z', Date.UTC(2026, 10, 20, 2)],
  ['2026-11-20T09:00', Date.UTC(2026, 10, 20, 2)],
  ['2026-11-20', Date.UTC(2026, 10, 19, 17)],
  ['2028-02-29T23:59:00+07:00', Date.UTC(2028, 1, 29, 16, 59)],
])('a clock begins at %s', (text, instant) => {
  expect(readClockStart(text)).toBe(instant);
});

test.each([
  '',
  'now',
  '0001-01-01T00:00:00+07:00',
  '1999-12-31T23:59:00+07:00',
  '2100-01-01T00:00:00+07:00',
  '9999-12-31T00:00:00Z',
  '2026-02-30T09:00:00+07:00',
  '2026-02-29T09:00:00Z',
  '2026-13-01T09:00:00Z',
  '2026-11-20T25:00:00Z',
])('and not at %j', (text) => {
  expect(readClockStart(text)).toBeUndefined();
});
