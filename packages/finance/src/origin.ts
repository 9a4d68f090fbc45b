import { addExact, type Exact, multiplyExact } from './exact.ts';
import { RATE_UNIT } from './interest.ts';
import { type RoundingRule, roundRatio } from './rounding.ts';

/** A row that a sum is made of: its amount, and the rate and the part of a year that it counts with. */
export interface OriginRow {
  /** Signed, satang. */
  readonly satang: number;
  /** Integer of 1/100 percent; without it the amount counts whole. */
  readonly rate?: number;
  /** Days or months out of those of a year: 28 of 365, 11 of 12. */
  readonly part?: readonly [count: number, of: number];
}

/** Divisor that all parts of a year have in common: of 365 and 366 days, and of 11 and 12 months. */
const PARTS = 365 * 366 * 11 * 2;

/**
 * Adds up the rows that a sum is made of, exactly, and rounds once.
 * @returns integer satang; undefined for a part of a year that is not counted in days or months
 */
export function sumOfRows(
  rows: readonly OriginRow[],
  rule: RoundingRule = 'half2dp',
): number | undefined {
  let sum: Exact = 0;
  for (const { satang, rate = RATE_UNIT, part: [count, of] = [1, 1] } of rows) {
    const share = (PARTS / of) * count;
    if (!Number.isSafeInteger(share)) return undefined;
    sum = addExact(sum, multiplyExact(multiplyExact(satang, rate), share));
  }
  return roundRatio(sum, BigInt(RATE_UNIT) * BigInt(PARTS), rule);
}
