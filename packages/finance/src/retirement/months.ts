import { addDays, addMonths, dayOfMonthIndex, monthIndex } from '../calendar.ts';
import { type DividendInput, purchasesByMonth, shareMonthDividend } from '../dividend/dividend.ts';
import { nextDueMonth } from '../due-date.ts';
import type { ScheduleRow } from '../loans/loan-terms.ts';

/** Deductions of a month, satang. */
export interface MonthAhead {
  /** Day on which the month is due. */
  on: string;
  loanSatang: number;
  shareSatang: number;
  otherSatang: number;
  totalSatang: number;
  /** After the deduction. */
  debtSatang: number;
  sharesSatang: number;
}

/** Deductions that continue. Money in satang a month, rate in 1/100 percent, days ISO. */
export interface MonthsAheadInput {
  /** The last day on record; the first month is the one that is due after it. */
  asOf: string;
  until: string;
  /** Null for members who have retired. */
  retireOn: string | null;
  /** Day of the month on which it is due; 31 for its last one. */
  dueDay: number;
  schedules: readonly (readonly ScheduleRow[])[];
  sharesSatang: number;
  /** Monthly share while there is a salary, and after it. */
  shareSatang: number;
  pensionShareSatang: number;
  /** All other deductions, assumed constant. */
  otherSatang: number;
}

interface DueInMonth {
  paid: number;
  debt: number;
}

/** Returns the payments of one schedule by month, and the debt after each. */
function byMonth(rows: readonly ScheduleRow[]): ReadonlyMap<number, DueInMonth> {
  const months = new Map<number, DueInMonth>();
  for (const row of rows) {
    const month = monthIndex(row.dueOn);
    const paid = (months.get(month)?.paid ?? 0) + row.totalSatang;
    months.set(month, { paid, debt: row.balanceSatang });
  }
  return months;
}

/**
 * Projects the deductions month by month. The month of retiring is still deducted from the salary.
 * @throws RangeError on a day that does not exist
 */
export function monthsAhead(input: MonthsAheadInput): MonthAhead[] {
  const { asOf, until, retireOn, dueDay, otherSatang } = input;
  const loans = input.schedules.map((rows) => ({
    due: byMonth(rows),
    debt: rows[0] ? rows[0].principalSatang + rows[0].balanceSatang : 0,
  }));
  const months: MonthAhead[] = [];
  let sharesSatang = input.sharesSatang;
  const firstMonth = nextDueMonth(asOf, dueDay);
  for (let month = firstMonth; month <= monthIndex(until); month += 1) {
    const on = dayOfMonthIndex(month, dueDay);
    const works = retireOn !== null && month <= monthIndex(retireOn);
    const shareSatang = works ? input.shareSatang : input.pensionShareSatang;
    sharesSatang += shareSatang;
    let loanSatang = 0;
    let debtSatang = 0;
    for (const loan of loans) {
      const due = loan.due.get(month);
      loan.debt = due?.debt ?? loan.debt;
      loanSatang += due?.paid ?? 0;
      debtSatang += loan.debt;
    }
    const totalSatang = loanSatang + shareSatang + otherSatang;
    const sums = { loanSatang, shareSatang, otherSatang, totalSatang, debtSatang, sharesSatang };
    months.push({ on, ...sums });
  }
  return months;
}

/** A fiscal year of the months ahead, satang. */
export interface YearAhead {
  /** First and last day. */
  from: string;
  to: string;
  months: readonly MonthAhead[];
  /** Of the year's first and last month. */
  firstMonthSatang: number;
  debtSatang: number;
  sharesSatang: number;
  /** Projected by share-months; null where the year has begun before the months ahead. */
  dividendSatang: number | null;
}

/**
 * Groups the months ahead by fiscal year, each with its dividend.
 * @param yearStart first day of the fiscal year of the first month
 * @param rate dividend in 1/100 percent, the same in every year
 * @param cutOffDay as in the dividend
 * @throws RangeError when `yearStart` is not the 1st of a month, or the rate is not whole
 */
export function yearsAhead(
  months: readonly MonthAhead[],
  yearStart: string,
  rate: number,
  cutOffDay: number,
): YearAhead[] {
  const years: YearAhead[] = [];
  for (let from = yearStart; ; from = addMonths(from, 12)) {
    const to = addDays(addMonths(from, 12), -1);
    const within = months.filter(({ on }) => on >= from && on <= to);
    const first = within[0];
    const last = within.at(-1);
    if (!first || !last) return years;
    years.push({
      from,
      to,
      months: within,
      firstMonthSatang: first.totalSatang,
      debtSatang: last.debtSatang,
      sharesSatang: last.sharesSatang,
      dividendSatang:
        within.length === 12 ? dividendOf(within, { yearStart: from, rate, cutOffDay }) : null,
    });
  }
}

function dividendOf(
  months: readonly MonthAhead[],
  law: Pick<DividendInput, 'yearStart' | 'rate' | 'cutOffDay'>,
): number {
  const [first] = months;
  const openingSatang = first ? first.sharesSatang - first.shareSatang : 0;
  const bought = months.map(({ shareSatang }) => shareSatang);
  return shareMonthDividend({
    ...law,
    openingSatang,
    purchases: purchasesByMonth(law.yearStart, bought),
    rowRounding: 'rows',
    rounding: 'half2dp',
  }).totalSatang;
}
