import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { guaranteedAmounts, shareAmongGuarantors } from './guarantor-share.ts';

it('divides by the guaranteed amounts, to the satang', () => {
  expect(shareAmongGuarantors(10_043_01, [425_000_00, 425_000_00])).toEqual([5_021_50, 5_021_51]);
  expect(shareAmongGuarantors(100_00, [2, 1])).toEqual([66_66, 33_34]);
  expect(shareAmongGuarantors(0, [1, 1])).toEqual([0, 0]);
  expect(shareAmongGuarantors(100_00, [])).toEqual([]);
});

test('the shares add up to the instalment, and each is its part to the satang', () => {
  const satang = fc.integer({ min: 0, max: 10_000_000_00 });
  const parts = fc.array(fc.integer({ min: 1, max: 10_000_000_00 }), {
    minLength: 1,
    maxLength: 4,
  });
  const property = fc.property(satang, parts, (total, amounts) => {
    const shares = shareAmongGuarantors(total, amounts);
    const whole = amounts.reduce((sum, amount) => sum + amount, 0);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
    amounts.forEach((part, i) => {
      const off = BigInt(shares[i] ?? Number.NaN) * BigInt(whole) - BigInt(total) * BigInt(part);
      expect(off < BigInt(whole) && -off < BigInt(whole)).toBe(true);
    });
  });
  fc.assert(property);
});

it('refuses what is no sum and parts of nothing', () => {
  expect(() => shareAmongGuarantors(-1, [1])).toThrow(RangeError);
  expect(() => shareAmongGuarantors(1.5, [1])).toThrow(RangeError);
  expect(() => shareAmongGuarantors(1, [0, 0])).toThrow(RangeError);
});

test.each([
  [100_000_00, 1, [100_000_00]],
  [100_000_00, 3, [33_334_00, 33_333_00, 33_333_00]],
  [100_001_00, 3, [33_334_00, 33_334_00, 33_333_00]],
  [100_00, 2, [50_00, 50_00]],
  [100_000_00, 0, []],
])('%i satang among %i guarantors are %j', (satang, count, amounts) => {
  expect(guaranteedAmounts(satang, count)).toEqual(amounts);
});
