import type { DayCount } from '../rates.ts';
import {
  averageRefund,
  type Dividend,
  type DividendInput,
  dailyDividend,
  shareMonthDividend,
  thirteenLineDividend,
} from './dividend.ts';

/** Method of counting the time that shares were held. Source: domain.md B3. */
type DividendMethod = 'share_month' | 'eleven_months' | 'thirteen_lines' | 'daily';

/** A higher dividend needs a second look; the law caps it (domain.md B3: 10 %). */
export const DIVIDEND_CAP_RATE = 1_000;

/** Input of a calculator: the shares of a year, and the interest paid in it. */
export interface DividendPlanInput extends DividendInput {
  method: DividendMethod;
  /** Of the daily method. */
  dayCount?: DayCount;
  interestPaidSatang: number;
  refundRate: number;
}

/** Money in satang. */
export interface DividendPlan extends Dividend {
  refundSatang: number;
  sumSatang: number;
}

/**
 * Returns dividend and refund of a year. The refund is rounded by the same rule as the dividend.
 * @throws RangeError as the function of the method, and as `averageRefund`
 */
export function planDividend(input: DividendPlanInput): DividendPlan {
  const dividend = dividendBy(input);
  const refundSatang = averageRefund(input.interestPaidSatang, input.refundRate, input.rounding);
  return { ...dividend, refundSatang, sumSatang: dividend.totalSatang + refundSatang };
}

function dividendBy(input: DividendPlanInput): Dividend {
  const { method, dayCount = 365 } = input;
  switch (method) {
    case 'share_month':
      return shareMonthDividend(input, 12);
    case 'eleven_months':
      return shareMonthDividend(input, 11);
    case 'thirteen_lines':
      return thirteenLineDividend(input);
    case 'daily':
      return dailyDividend(input, dayCount);
  }
}
