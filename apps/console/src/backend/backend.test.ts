import { expect, test } from 'vitest';
import { countBySeverity, formatCalls } from './breach-text.ts';

test('a breach names the calls in which it was seen', () => {
  const first = { seq: 12, at: 0 };
  expect(formatCalls({ first, last: first })).toBe('12');
  expect(formatCalls({ first, last: { seq: 40, at: 5 } })).toBe('12–40');
});

test('breaches are counted by severity, the worst first, without those that there are none of', () => {
  const breaches = [
    { severity: 'cosmetic' },
    { severity: 'breaking' },
    { severity: 'cosmetic' },
  ] as const;
  expect(countBySeverity(breaches)).toEqual([
    { severity: 'breaking', count: 1 },
    { severity: 'cosmetic', count: 2 },
  ]);
  expect(countBySeverity([])).toEqual([]);
});
