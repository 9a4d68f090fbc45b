import { requireInteger } from '../exact.ts';
import { loanInterest } from '../interest.ts';
import { type DayCount, type RateStep, ratePartsBetween } from '../rates.ts';
import type { RoundingRule } from '../rounding.ts';

/** State of a loan. Money in satang, rates in 1/100 percent per year, days ISO. */
export interface PayoffInput {
  balanceSatang: number;
  /** Last day of paid interest. */
  paidUntil: string;
  /** Day of payment; its interest counts. */
  on: string;
  rates: readonly RateStep[];
  rounding: RoundingRule;
  dayCount?: DayCount;
  /** Interest and charges of earlier months still unpaid; unpaid principal is in the balance. */
  arrearsSatang?: number;
}

/** Amounts that close a loan on a day, satang. */
export interface Payoff {
  days: number;
  balanceSatang: number;
  interestSatang: number;
  arrearsSatang: number;
  totalSatang: number;
}

/**
 * Computes what closes a loan on a day: balance + interest to that day + arrears. Source: domain.md B2.
 * @throws RangeError when `on` is before `paidUntil`, a day has no rate, or an amount is negative
 */
export function payoffOn(loan: PayoffInput): Payoff {
  const { balanceSatang, arrearsSatang = 0 } = loan;
  requireInteger(arrearsSatang, 'the arrears in satang', 0);
  const parts = ratePartsBetween(loan.rates, loan.paidUntil, loan.on, loan.dayCount);
  const interestSatang = loanInterest(balanceSatang, parts, loan.rounding);
  return {
    days: parts.reduce((sum, part) => sum + part.days, 0),
    balanceSatang,
    interestSatang,
    arrearsSatang,
    totalSatang: balanceSatang + interestSatang + arrearsSatang,
  };
}
