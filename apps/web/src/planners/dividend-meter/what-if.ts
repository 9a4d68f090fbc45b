import type { DividendYear } from '@coop/contracts/member/dividend';
import { fiscalYearStart } from '@coop/finance/calendar';
import { type Meter, meterDividend } from '@coop/finance/dividend/dividend-meter';
import { unlessRefused } from '@coop/finance/refused';
import { parseBaht, parseRate } from '@coop/format/money';
import { toBuddhistYear } from '@coop/format/thai-date';

const satangOf = (baht: string) => parseBaht(baht) ?? Number.NaN;

/** Rates in 1/100 percent. */
export interface Rates {
  readonly dividend: number;
  readonly refund: number;
}

// A wider range than cooperatives have paid in recent years (1/100 percent).
export const DIVIDEND_RANGE = { min: 300, max: 800, step: 5 } as const;
export const REFUND_RANGE = { min: 0, max: 2_000, step: 25 } as const;

/** The rates that a year was counted with. */
export const ratesOf = (year: DividendYear): Rates => ({
  dividend: parseRate(year.div_rate) ?? DIVIDEND_RANGE.min,
  refund: parseRate(year.avg_rate) ?? REFUND_RANGE.min,
});

/** First month of the fiscal year, and the day up to which a purchase counts from its month. */
export interface YearLaw {
  readonly startMonth: number;
  readonly cutOffDay: number;
}

/**
 * The year's shares and interest at other rates, by the cooperative's own rules. Undefined when the backend's answer
 * lacks data for it.
 */
export function whatIf(year: DividendYear, rates: Rates, law: YearLaw): Meter | undefined {
  const meter = unlessRefused(() =>
    meterDividend({
      yearStart: fiscalYearStart(year.counted_to, law.startMonth),
      // The balance brought forward counts twelve months like a purchase on the year's first day.
      shares: year.rows.map((row) => ({
        on: row.operate_date,
        amountSatang: satangOf(row.amount),
      })),
      interestSatang: satangOf(year.interest_base),
      isRefundWithheld: year.avg_withheld,
      otherSatang: satangOf(year.etc_amt),
      wantedSatang: year.deductions.reduce(
        (sum, deduction) => sum + satangOf(deduction.amount) + satangOf(deduction.shortfall),
        0,
      ),
      dividendRate: rates.dividend,
      refundRate: rates.refund,
      cutOffDay: law.cutOffDay,
      rounding: 'half2dp',
    }),
  );
  return Number.isNaN(meter?.netSatang) ? undefined : meter;
}

/** The year as it will be on its last day by what is known; undefined where the backend does not say. */
export function atYearEnd(year: DividendYear): DividendYear | undefined {
  const { forecast, rows } = year;
  if (!forecast || !Array.isArray(forecast.shares)) return undefined;
  const paid = parseBaht(year.interest_base);
  const coming = parseBaht(forecast.interest);
  if (paid === null || coming === null) return undefined;
  const [last] = rows.slice(-1);
  const planned = forecast.shares.map((share, i) => ({
    seq_no: rows.length + i + 1,
    operate_date: share.operate_date,
    item_desc: '',
    amount: share.amount,
    weight: 0,
    weight_of: last?.weight_of ?? 12,
    dividend: '0.00',
  }));
  const interest = ((paid + coming) / 100).toFixed(2);
  return {
    ...year,
    counted_to: forecast.counted_to,
    rows: [...rows, ...planned],
    interest_base: interest,
  };
}

/** A year as the page names it, พ.ศ.; a dash where the backend does not say which. */
export function yearName(year: number): string {
  return Number.isInteger(year) ? String(toBuddhistYear(year)) : '-';
}
