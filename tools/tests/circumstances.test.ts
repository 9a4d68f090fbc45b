import { expect, test } from 'vitest';
import { aheadOf } from '../circumstances.ts';

test('the tests’ clock is ahead of the machine’s, or behind it where the day’s noon is over', () => {
  const noon = Date.parse('2026-11-30T12:00:00+07:00');
  const hour = 3_600_000;
  expect(aheadOf(noon, noon - hour)).toBe('+3600');
  expect(aheadOf(noon, noon + hour)).toBe('-3600');
});
