import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hash32, unit } from './hash.ts';

describe('hash32 and unit', () => {
  test('are fixed: a change here would make every member another person', () => {
    const hashes = [hash32(''), hash32('demo'), hash32('demo', 1), hash32('demo', 1, 2)];
    expect(hashes).toEqual([2_872_998_923, 2_043_020_345, 2_424_502_660, 23_578_923]);
  });

  test('unit lies in [0, 1) and is spread evenly', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (text, n) => {
        const value = unit(text, n);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(1);
      }),
    );
    const below = Array.from({ length: 20_000 }, (_, i) => unit('demo/missed', i)).filter(
      (number) => number < 0.25,
    );
    expect(below.length).toBeGreaterThan(4_800);
    expect(below.length).toBeLessThan(5_200);
  });
});
