import { addExact, type Exact, multiplyExact } from '../exact.ts';
import { type RoundingRule, roundRatio } from '../rounding.ts';
import { averageRefund, type SharePurchase, shareMonthDividend } from './dividend.ts';

/** Known shares and interest of a year, and rates to try. Money in satang, rates in 1/100 percent. */
export interface MeterInput {
  /** First day of the fiscal year, the 1st of a month. */
  yearStart: string;
  /** Shares of the year; the balance brought forward is one on its first day. */
  shares: readonly SharePurchase[];
  interestSatang: number;
  /** Members in default get no refund. */
  isRefundWithheld: boolean;
  /** Anything else paid with the dividend. */
  otherSatang: number;
  /** Wanted deductions, even if the sum is smaller. */
  wantedSatang: number;
  dividendRate: number;
  refundRate: number;
  /** As in the dividend. */
  cutOffDay: number;
  rounding: RoundingRule;
}

export interface Meter {
  /** Shares that, held all year, would earn the same: Σ amount × months ÷ 12, to the satang. */
  averageShareSatang: number;
  interestSatang: number;
  dividendSatang: number;
  refundSatang: number;
  grossSatang: number;
  deductedSatang: number;
  netSatang: number;
}

/**
 * Returns the dividend of a year at the given rates, by the rules of `shareMonthDividend` and `averageRefund`: rows are
 * rounded one by one, and deductions end at zero.
 * @throws RangeError as these do
 */
export function meterDividend(input: MeterInput): Meter {
  const { yearStart, shares, rounding, interestSatang, otherSatang } = input;
  const { rows, totalSatang: dividendSatang } = shareMonthDividend({
    yearStart,
    openingSatang: 0,
    purchases: shares,
    rate: input.dividendRate,
    cutOffDay: input.cutOffDay,
    rowRounding: 'rows',
    rounding,
  });
  const months = rows.reduce<Exact>(
    (sum, row) => addExact(sum, multiplyExact(row.amountSatang, row.weight)),
    0,
  );
  const refund = averageRefund(interestSatang, input.refundRate, rounding);
  const refundSatang = input.isRefundWithheld ? 0 : refund;
  const grossSatang = dividendSatang + refundSatang + otherSatang;
  const deductedSatang = Math.min(input.wantedSatang, grossSatang);
  return {
    averageShareSatang: roundRatio(months, 12, 'half2dp'),
    interestSatang,
    dividendSatang,
    refundSatang,
    grossSatang,
    deductedSatang,
    netSatang: grossSatang - deductedSatang,
  };
}
