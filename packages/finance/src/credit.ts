import { multiplyExact, requireInteger } from './exact.ts';
import { RATE_UNIT } from './interest.ts';
import { type RoundingRule, roundRatio } from './rounding.ts';

/** Rule of a loan type; multiples are plain numbers with at most 2 decimals (45, 0.9). */
export interface LoanRightInput {
  shareSatang: number;
  shareMultiple: number;
  salarySatang: number;
  salaryMultiple: number;
  capSatang: number;
}

/**
 * Estimates how much a member may borrow: min(cap, shares × multiple + salary × multiple). Source: domain.md A1,
 * loan-right estimate (M).
 * @returns integer satang
 * @throws RangeError on a negative or fractional amount, or a multiple with more than 2 decimals
 */
export function loanRight(input: LoanRightInput): number {
  requireInteger(input.capSatang, 'the cap in satang', 0);
  const byShares = multiplied(input.shareSatang, input.shareMultiple);
  const bySalary = multiplied(input.salarySatang, input.salaryMultiple);
  return Math.min(input.capSatang, byShares + bySalary);
}

/** Rest of a salary; `percent` in hundredths, 3513 = 35.13 %. */
export interface NetSalary {
  remainingSatang: number;
  percent: number;
  passes: boolean;
}

/**
 * Tests whether enough salary is left after all deductions, including the new loan's instalment. `passes` compares
 * exactly, not the rounded percent.
 * @param minimumPercent hundredths of a percent, 3000 = 30 %
 * @throws RangeError when the salary is not positive, or a number is negative or fractional
 */
export function netSalary(
  salarySatang: number,
  deductionsSatang: number,
  minimumPercent: number,
): NetSalary {
  requireInteger(salarySatang, 'the salary in satang', 1);
  requireInteger(deductionsSatang, 'the deductions in satang', 0);
  requireInteger(minimumPercent, 'the minimum percent in hundredths', 0);
  const remainingSatang = salarySatang - deductionsSatang;
  const share = multiplyExact(remainingSatang, RATE_UNIT);
  return {
    remainingSatang,
    percent: roundRatio(share, salarySatang, 'half2dp'),
    passes: share >= multiplyExact(salarySatang, minimumPercent),
  };
}

/**
 * Returns the most that may still be deducted from a salary each month, cut to the satang; 0 when it is used up.
 * @param minimumPercent hundredths of a percent that must be left
 * @throws RangeError as `netSalary`
 */
export function salaryRoom(
  salarySatang: number,
  deductionsSatang: number,
  minimumPercent: number,
): number {
  requireInteger(salarySatang, 'the salary in satang', 1);
  requireInteger(deductionsSatang, 'the deductions in satang', 0);
  requireInteger(minimumPercent, 'the minimum percent in hundredths', 0);
  const mayGo = Math.max(0, RATE_UNIT - minimumPercent);
  const usable = Number((BigInt(salarySatang) * BigInt(mayGo)) / BigInt(RATE_UNIT));
  return Math.max(0, usable - deductionsSatang);
}

/**
 * Returns the paid part of a loan in hundredths of a percent (3626 = 36.26 %), half up; 0 when more is owed than was
 * approved. Source: domain.md A2 loan (% ชำระ).
 * @throws RangeError when the approved amount is not positive, or a number is negative or fractional
 */
export function percentPaid(approvedSatang: number, balanceSatang: number): number {
  requireInteger(approvedSatang, 'the approved amount in satang', 1);
  requireInteger(balanceSatang, 'the balance in satang', 0);
  const paidSatang = Math.max(0, approvedSatang - balanceSatang);
  return roundRatio(multiplyExact(paidSatang, RATE_UNIT), approvedSatang, 'half2dp');
}

/** Free withdrawals a month from special savings, and the price of further ones. */
export interface WithdrawalFeeRule {
  freePerMonth: number;
  /** Integer of 1/100 percent of the amount, 100 = 1 %. */
  rate: number;
  minimumSatang: number;
}

/**
 * Returns the fee of a withdrawal from special savings: nothing while withdrawals are free, then a rate of the amount
 * with a minimum.
 * @param earlierThisMonth withdrawals already made in this month
 * @returns integer satang
 * @throws RangeError on a negative or fractional number
 */
export function withdrawalFee(
  amountSatang: number,
  earlierThisMonth: number,
  rule: WithdrawalFeeRule,
  rounding: RoundingRule = 'half2dp',
): number {
  requireInteger(amountSatang, 'the withdrawal in satang', 0);
  requireInteger(earlierThisMonth, 'the number of earlier withdrawals', 0);
  if (earlierThisMonth < rule.freePerMonth) return 0;
  const fee = roundRatio(multiplyExact(amountSatang, rule.rate), RATE_UNIT, rounding);
  return Math.max(rule.minimumSatang, fee);
}

function multiplied(satang: number, multiple: number): number {
  requireInteger(satang, 'an amount in satang', 0);
  const hundredths = Math.round(multiple * 100);
  // 0.29 × 100 is 28.999…: the multiple must have two decimals, not the product.
  if (hundredths / 100 !== multiple) throw new RangeError(`${multiple} has more than 2 decimals`);
  requireInteger(hundredths, 'a multiple in hundredths', 0);
  return roundRatio(multiplyExact(satang, hundredths), 100, 'half2dp');
}
