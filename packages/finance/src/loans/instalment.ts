import { type Exact, multiplyExact, requireInteger } from '../exact.ts';
import { RATE_UNIT } from '../interest.ts';
import { type RoundingRule, roundRatio } from '../rounding.ts';

/** A century of months: the longest loans seen run 360, and bigint powers must stay small. */
export const MAX_INSTALMENTS = 1_200;

/**
 * Computes the regular principal of an equal-principal loan: principal / instalments, rounded. Source: domain.md B2.
 * @param principalSatang satang, positive
 * @returns integer satang
 * @throws RangeError when the principal or the number of instalments is not a positive integer, or there are more than
 * MAX_INSTALMENTS
 */
export function equalPrincipalInstalment(
  principalSatang: number,
  instalments: number,
  rule: RoundingRule,
): number {
  requireLoan(principalSatang, instalments);
  return roundRatio(principalSatang, instalments, rule);
}

/**
 * Computes the regular total of an equal-total loan: P·i·(1+i)^n / ((1+i)^n − 1) with i = rate / 12, with exact
 * integers and rounded once; at rate 0 it is P / n. Source: domain.md B2.
 * @param principalSatang satang, positive
 * @param rate integer of 1/100 percent per year
 * @returns integer satang
 * @throws RangeError as `equalPrincipalInstalment`, and on a negative or fractional rate
 */
export function annuityInstalment(
  principalSatang: number,
  instalments: number,
  rate: number,
  rule: RoundingRule,
): number {
  const annuity = annuityRatio(principalSatang, instalments, rate);
  return roundRatio(annuity.numerator, annuity.denominator, rule);
}

interface Ratio {
  numerator: Exact;
  denominator: Exact;
}

// With i = r/d: A = P · r · (d+r)^n / (d · ((d+r)^n − d^n)).
function annuityRatio(principalSatang: number, instalments: number, rate: number): Ratio {
  requireLoan(principalSatang, instalments);
  requireInteger(rate, 'the rate in 1/100 percent', 0);
  if (rate === 0) return { numerator: principalSatang, denominator: instalments };
  const factor = annuityFactor(instalments, rate);
  return {
    numerator: multiplyExact(principalSatang, factor.numerator),
    denominator: factor.denominator,
  };
}

function annuityFactor(instalments: number, rate: number): Ratio {
  const common = greatestCommonDivisor(rate, RATE_UNIT * 12);
  const r = BigInt(rate / common);
  const d = BigInt((RATE_UNIT * 12) / common);
  const grown = (d + r) ** BigInt(instalments);
  return { numerator: r * grown, denominator: d * (grown - d ** BigInt(instalments)) };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

function requireLoan(principalSatang: number, instalments: number): void {
  requireInteger(principalSatang, 'the principal in satang', 1);
  requireInteger(instalments, 'the number of instalments', 1);
  if (instalments > MAX_INSTALMENTS) {
    throw new RangeError(`a loan has at most ${MAX_INSTALMENTS} instalments, not ${instalments}`);
  }
}
