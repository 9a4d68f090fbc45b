import type { DividendYear } from '@coop/contracts/member/dividend';
import { averageRefund, shareMonthDividend } from '@coop/finance/dividend';
import { parseBaht } from '@coop/format/money';
import { fiscalYearStart } from '../../parts/statement/period.ts';

export interface WhatIf {
  readonly dividendSatang: number;
  readonly refundSatang: number;
  readonly grossSatang: number;
  readonly deductedSatang: number;
  readonly netSatang: number;
}

const satangOf = (baht: string) => parseBaht(baht) ?? Number.NaN;

/**
 * The year's shares and interest at other rates (1/100 percent), by the cooperative's own rules. The balance brought
 * forward counts twelve months like a purchase on the year's first day. Undefined when the backend's
 * answer lacks data for it.
 */
export function whatIf(
  year: DividendYear,
  rates: { readonly dividend: number; readonly refund: number },
  startMonth: number,
): WhatIf | undefined {
  try {
    const { totalSatang: dividendSatang } = shareMonthDividend({
      yearStart: fiscalYearStart(year.counted_to, startMonth),
      openingSatang: 0,
      purchases: year.rows.map((row) => ({
        on: row.operate_date,
        amountSatang: satangOf(row.amount),
      })),
      rate: rates.dividend,
      rowRounding: 'rows',
      rounding: 'half2dp',
    });
    const interest = satangOf(year.interest_base);
    const refundSatang = year.avg_withheld ? 0 : averageRefund(interest, rates.refund, 'half2dp');
    const grossSatang = dividendSatang + refundSatang + satangOf(year.etc_amt);
    const wanted = year.deductions.reduce(
      (sum, one) => sum + satangOf(one.amount) + satangOf(one.shortfall),
      0,
    );
    const deductedSatang = Math.min(wanted, grossSatang);
    const netSatang = grossSatang - deductedSatang;
    if (Number.isNaN(netSatang)) return undefined;
    return { dividendSatang, refundSatang, grossSatang, deductedSatang, netSatang };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
