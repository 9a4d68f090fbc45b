import type { SiteConfig } from '@coop/contracts/site';
import type { DividendYearConfig } from '@coop/contracts/site-products';
import { parseRate } from '@coop/format/money';
import { toBuddhistYear } from '@coop/format/thai-date';
import { blanksOf } from '../../../parts/calculator/fields.ts';
import { fiscalYearStart } from '../../../parts/statement/period.ts';
import { ALL_MONTHS, FIELDS, type Inputs, type MonthName } from './fields.ts';

/** The last paid year; tolerant, because the configuration is not validated yet. */
export function lastPaid({ dividend_history }: SiteConfig): DividendYearConfig | undefined {
  if (!Array.isArray(dividend_history)) return undefined;
  return dividend_history.findLast(
    ({ year, dividend, refund }) =>
      Number.isInteger(year) && parseRate(dividend) !== null && parseRate(refund) !== null,
  );
}

/** The same amount for every month. */
export function everyMonth(amount: string): Record<MonthName, string> {
  return Object.fromEntries(ALL_MONTHS.map((name) => [name, amount])) as Record<MonthName, string>;
}

/** The initial inputs: the running fiscal year and the rates of the last one that was paid. */
export function initialInputs(site: SiteConfig, today: string): Inputs {
  const month = site.fiscal_year_start_month;
  const startMonth = month !== undefined && month >= 1 && month <= 12 ? month : 1;
  const start = fiscalYearStart(today, startMonth);
  const paid = lastPaid(site);
  return {
    ...blanksOf(FIELDS),
    ...everyMonth('1,000'),
    startMonth: String(startMonth),
    startYear: String(toBuddhistYear(Number(start.slice(0, 4)))),
    opening: '100,000',
    rate: paid?.dividend ?? '5.00',
    refundRate: paid?.refund ?? '10.00',
    dayCount: site.day_count === 366 ? '366' : '365',
    purchases: [],
  };
}
