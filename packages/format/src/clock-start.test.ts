import { expect, test } from 'vitest';
import { readClockStart } from './clock-start.ts';

test.each([
  ['2026-11-20T09:00:00+07:00', Date.UTC(2026, 10, 20, 2)],
  ['2026-11-20T02:00:00Z', Date.UTC(2026, 10, 20, 2)],
  ['2026-11-20T09:00', Date.UTC(2026, 10, 20, 2)],
  ['2028-02-29T23:59:00+07:00', Date.UTC(2028, 1, 29, 16, 59)],
])('a clock begins at %s', (text, at) => {
  expect(readClockStart(text)).toBe(at);
});

test.each([
  '',
  'now',
  '2026-11-20',
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
