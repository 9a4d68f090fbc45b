import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RoundingRule, roundRatio } from './rounding.ts';

const RULES: readonly RoundingRule[] = [
  'half2dp',
  'ceil1',
  'ceil10',
  'ceil100',
  'half1',
  'half10',
  'floor1',
];
const STEP = { half2dp: 1n, ceil1: 100n, ceil10: 1000n, ceil100: 10000n } as const;
const LATER = { half1: 100n, half10: 1000n, floor1: 100n } as const;
const STEPS: Record<RoundingRule, bigint> = { ...STEP, ...LATER };

const safe = fc.maxSafeInteger();
const positive = fc.integer({ min: 1, max: 2 ** 40 });

describe('rounding', () => {
  it.each<[RoundingRule, number, number]>([
    ['half2dp', 12_345, 12_345],
    ['ceil1', 12_300, 12_300],
    ['ceil1', 12_301, 12_400],
    ['ceil10', 103_279, 104_000],
    ['ceil100', 166_667, 170_000],
    ['half1', 12_349, 12_300],
    ['half1', 12_350, 12_400],
    ['half10', 12_499, 12_000],
    ['half10', 12_500, 13_000],
    ['floor1', 12_399, 12_300],
  ])('%s takes %d satang to %d', (rule, satang, rounded) => {
    expect(roundRatio(satang, 1, rule)).toBe(rounded);
  });

  it('sees the smallest remainder of an exact ratio', () => {
    expect(roundRatio(1, 2, 'half2dp')).toBe(1);
    expect(roundRatio(49_999, 100_000, 'half2dp')).toBe(0);
    expect(roundRatio(10n ** 30n + 1n, 10n ** 28n, 'ceil1')).toBe(200);
    expect(roundRatio(10n ** 30n, 10n ** 28n, 'ceil1')).toBe(100);
  });

  it('rounds a negative amount as the reversal of the positive one', () => {
    expect(roundRatio(-50, 1, 'half1')).toBe(-100);
    expect(roundRatio(-199, 1, 'floor1')).toBe(-100);
    expect(roundRatio(-101, 1, 'ceil1')).toBe(-200);
    expect(roundRatio(-1, 1, 'floor1')).toBe(0);
  });

  it.each([0, -1])('refuses the denominator %d', (denominator) => {
    const refused = 'the denominator must be positive';
    expect(() => roundRatio(1, denominator, 'half2dp')).toThrow(refused);
    expect(() => roundRatio(1n, BigInt(denominator), 'half2dp')).toThrow(refused);
  });

  it('refuses fractions, unsafe integers and results beyond exact money', () => {
    expect(() => roundRatio(0.5, 1, 'half2dp')).toThrow(RangeError);
    expect(() => roundRatio(1, 0.5, 'half2dp')).toThrow(RangeError);
    expect(() => roundRatio(1, Number.NaN, 'half2dp')).toThrow(RangeError);
    expect(() => roundRatio(2 ** 53, 1, 'half2dp')).toThrow(RangeError);
    expect(() => roundRatio(2n ** 53n, 1n, 'half2dp')).toThrow(RangeError);
    expect(() => roundRatio(Number.MAX_SAFE_INTEGER, 1, 'ceil100')).toThrow(RangeError);
  });

  it.each(RULES)('%s gives the same for numbers and bigints, and mirrors at zero', (rule) => {
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 52), max: 2 ** 52 }), positive, (numerator, divisor) => {
        const rounded = roundRatio(numerator, divisor, rule);
        expect(roundRatio(BigInt(numerator), BigInt(divisor), rule)).toBe(rounded);
        expect(roundRatio(-numerator, divisor, rule) + rounded).toBe(0);
        expect(Object.is(rounded, -0)).toBe(false);
      }),
    );
  });

  it.each(RULES)('%s lands on its unit, on the right side and near enough', (rule) => {
    fc.assert(
      fc.property(safe.map(Math.abs), positive, (numerator, divisor) => {
        fc.pre(numerator < 2 ** 52);
        const step = STEPS[rule];
        const rounded = BigInt(roundRatio(numerator, divisor, rule));
        // The distance from the exact amount, times the divisor.
        const off = rounded * BigInt(divisor) - BigInt(numerator);
        const width = step * BigInt(divisor);
        expect(rounded % step).toBe(0n);
        if (rule.startsWith('ceil')) expect(off >= 0n && off < width).toBe(true);
        else if (rule === 'floor1') expect(off <= 0n && -off < width).toBe(true);
        else expect(2n * off <= width && -2n * off < width).toBe(true);
      }),
    );
  });
});
