import { expect, test } from 'vitest';
import { buildMoneyScale, buildTicks, buildYearTicks, epochDay, yearBEOfDay } from './scale.ts';

test('ticks are round and reach the greatest value', () => {
  expect(buildTicks(39_728_000, 4)).toEqual([0, 1e7, 2e7, 3e7, 4e7]);
  expect(buildTicks(4, 4)).toEqual([0, 1, 2, 3, 4]);
  expect(buildTicks(0, 4)).toEqual([0]);
  expect(buildTicks(Number.NaN, 4)).toEqual([0]);
});

test('one unit serves the whole axis', () => {
  expect(buildMoneyScale(39_728_000)).toMatchObject({ unit: 'พันบาท' });
  expect(buildMoneyScale(39_728_000).format(40_000_000)).toBe('400');
  expect(buildMoneyScale(900_000).unit).toBe('บาท');
  expect(buildMoneyScale(900_000).format(123_450)).toBe('1,234.5');
  expect(buildMoneyScale(2_000_000_000).format(1_250_000_000)).toBe('12.5');
});

test('year ticks are first days of round Buddhist years', () => {
  const ticks = buildYearTicks(epochDay('1998-12-31'), epochDay('2026-11-19'), 3);
  expect(ticks.map(yearBEOfDay)).toEqual([2550, 2560]);
  expect(buildYearTicks(epochDay('2026-02-01'), epochDay('2026-11-19'), 3)).toEqual([]);
});
