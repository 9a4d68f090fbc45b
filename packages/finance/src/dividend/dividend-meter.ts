import { addExact, type Exact, multiplyExact } from '../exact.ts';
import { type RoundingRule, roundRatio } from '../rounding.ts';
import { averageRefund, type SharePurchase, shareMonthDividend } from './dividend.ts';

/** A year of shares and interest as it is known, and rates to try. Money in satang, rates in 1/100 percent. */
export interface MeterInput {
  /** The first day of the fiscal year, the 1st of a month. */
  yearStart: string;
  /** Shares of the year; the balance brought forward is one on its first day. */
  shares: readonly SharePurchase[];
  interestSatang: number;
  /** Whoever is in default gets no refund. */
  isRefundWithheld: boolean;
  /** Anything else paid with the dividend. */
  otherSatang: number;
  /** What is to be deducted, whether or not the sum is enough. */
  wantedSatang: number;
  dividendRate: number;
  refundRate: number;
  rounding: RoundingRule;
}

/** Money in satang. */
export interface Meter {
  /** The shares that, held all year, would bring the same: Σ amount × months ÷ 12, to the satang. */
  averageShareSatang: number;
  interestSatang: number;
  dividendSatang: number;
  refundSatang: number;
  grossSatang: number;
  deductedSatang: number;
  netSatang: number;
}

/**
 * What a year brings at the given rates, by the rules of `shareMonthDividend` and `averageRefund`: rows are rounded
 * one by one, and no more is deducted than there is.
 * @throws RangeError as these do
 */
export function meterDividend(input: MeterInput): Meter {
  const { yearStart, shares, rounding, interestSatang, otherSatang } = input;
  const { rows, totalSatang: dividendSatang } = shareMonthDividend({
    yearStart,
    openingSatang: 0,
    purchases: shares,
    rate: input.dividendRate,
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
