import { describe, expect, test } from 'vitest';
import { isPeriodPreset, isWithin, resolvePeriod } from './period.ts';

const AS_OF = '2026-11-19';

describe('a preset, seen from the day of the records,', () => {
  test.each([
    ['month', { from: '2026-11-01' }],
    ['quarter', { from: '2026-08-20' }],
    ['fiscal', { from: '2026-01-01' }],
    ['lastFiscal', { from: '2025-01-01', to: '2025-12-31' }],
    ['all', {}],
  ] as const)('%s means its days', (preset, period) => {
    expect(resolvePeriod(preset, AS_OF, 1, {})).toEqual(period);
  });

  test('of the last fiscal year ends the day before this one begins', () => {
    expect(resolvePeriod('lastFiscal', '2026-03-05', 10, {})).toEqual({
      from: '2024-10-01',
      to: '2025-09-30',
    });
  });

  test('of three months survives the end of a short month', () => {
    expect(resolvePeriod('quarter', '2026-05-31', 1, {})).toEqual({ from: '2026-03-01' });
  });

  test('of one’s own is taken as it is', () => {
    const custom = { from: '2026-02-01', to: '2026-02-28' };
    expect(resolvePeriod('own', AS_OF, 1, custom)).toBe(custom);
  });
});

test('both ends of a period are part of it', () => {
  const february = { from: '2026-02-01', to: '2026-02-28' };
  const days = ['2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01'];
  expect(days.map((day) => isWithin(february, day))).toEqual([false, true, true, false]);
});

test('an end that is absent or empty is open', () => {
  expect(isWithin({}, '1997-05-01')).toBe(true);
  expect(isWithin({ from: '', to: '' }, '1997-05-01')).toBe(true);
  expect(isWithin({ from: '2026-01-01' }, '2031-01-01')).toBe(true);
  expect(isWithin({ to: '2026-01-01' }, '1997-05-01')).toBe(true);
});

test('a word in the address is a preset only if it is one', () => {
  expect(isPeriodPreset('lastFiscal')).toBe(true);
  expect(isPeriodPreset('toString')).toBe(false);
  expect(isPeriodPreset('')).toBe(false);
  expect(isPeriodPreset(null)).toBe(false);
});
