import { expect, test } from 'vitest';
import { drawLatency } from './faults.ts';

const draws = (latency: object, seed = '') =>
  Array.from({ length: 4_000 }, (_, draw) => drawLatency(latency, seed, draw)).toSorted(
    (number, other) => number - other,
  );

test('half of the calls are faster than the median, one in a hundred is slower than the tail', () => {
  const sorted = draws({ medianMs: 400, p99Ms: 4_000 });
  expect(sorted[2_000]).toBeGreaterThan(370);
  expect(sorted[2_000]).toBeLessThan(430);
  expect(sorted[3_960]).toBeGreaterThan(3_000);
  expect(sorted[3_960]).toBeLessThan(5_500);
  expect(sorted[0]).toBeGreaterThanOrEqual(0);
});
