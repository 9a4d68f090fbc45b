import { expect, test } from 'vitest';
import { drawLatency } from './faults.ts';

const draws = (latency: object, seed = '') =>
  Array.from({ length: 4_000 }, (_, draw) => drawLatency(latency, seed, draw)).toSorted(
    (one, other) => one - other,
  );

test('half of the calls are faster than the median, one in a hundred is slower than the tail', () => {
  const sorted = draws({ medianMs: 400, p99Ms: 4_000 });
  expect(sorted[2_000]).toBeGreaterThan(370);
  expect(sorted[2_000]).toBeLessThan(430);
  expect(sorted[3_960]).toBeGreaterThan(3_000);
  expect(sorted[3_960]).toBeLessThan(5_500);
  expect(sorted[0]).toBeGreaterThanOrEqual(0);
});

test('the same seed draws the same delays; nothing is drawn where none is wanted', () => {
  expect(draws({ medianMs: 400 }, '7')).toEqual(draws({ medianMs: 400 }, '7'));
  expect(draws({ medianMs: 400 }, '7')).not.toEqual(draws({ medianMs: 400 }, '8'));
  expect(new Set(draws({ delayMs: 5 }))).toEqual(new Set([5]));
  expect(Math.max(...draws({ delayMs: 60_000, medianMs: 50_000 }))).toBe(60_000);
});
