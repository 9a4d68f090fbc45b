import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addExact, multiplyExact, requireInteger } from './exact.ts';

describe('exact arithmetic', () => {
  it('stays a number while the result is safe', () => {
    expect(multiplyExact(1_000_000, 575)).toBe(575_000_000);
    expect(addExact(1, 2)).toBe(3);
  });

  it('turns into a bigint beyond the safe integers', () => {
    expect(multiplyExact(Number.MAX_SAFE_INTEGER, 3)).toBe(27_021_597_764_222_973n);
    expect(addExact(Number.MAX_SAFE_INTEGER, 1)).toBe(9_007_199_254_740_992n);
  });

  it('equals bigint arithmetic for all safe integers', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (a, b) => {
        expect(BigInt(multiplyExact(a, b))).toBe(BigInt(a) * BigInt(b));
        expect(BigInt(addExact(a, b))).toBe(BigInt(a) + BigInt(b));
      }),
    );
  });

  it('refuses what is no integer or too small, and says which one', () => {
    expect(() => requireInteger(0.5, 'the rate', 0)).toThrow('the rate must be an integer');
    expect(() => requireInteger(-1, 'the rate', 0)).toThrow(RangeError);
    expect(() => requireInteger(Number.NaN, 'the rate', 0)).toThrow(RangeError);
    expect(() => requireInteger(0, 'the rate', 0)).not.toThrow();
  });
});
