import {
  addDays,
  addMonths,
  dayOfMonth,
  daysBetween,
  endOfMonth,
  monthIndex,
} from '../calendar.ts';
import { addExact, type Exact, multiplyExact, requireInteger } from '../exact.ts';
import { RATE_UNIT } from '../interest.ts';
import type { DayCount } from '../rates.ts';
import { type RoundingRule, roundRatio } from '../rounding.ts';

/** Shares bought in the year, satang; a withdrawal is negative. */
export interface SharePurchase {
  on: string;
  amountSatang: number;
}

/** A member's shares in a fiscal year. Money in satang, rate in 1/100 percent. */
export interface DividendInput {
  /** First day of the fiscal year, the 1st of a month. */
  yearStart: string;
  openingSatang: number;
  purchases: readonly SharePurchase[];
  rate: number;
  /** A purchase up to this day of a month counts from its own month; 0: from the next, as monthly deductions do. */
  cutOffDay: number;
  /** `rows`: round each row and add them up, as printed slips do. `total`: round the exact sum once. */
  rowRounding: 'rows' | 'total';
  rounding: RoundingRule;
}

/** Shares and the part of the year that they count for: weight / weightOf. */
export interface DividendRow {
  on: string;
  amountSatang: number;
  weight: number;
  weightOf: number;
  /** With `rowRounding: 'total'` for display only, to the satang: the rows need not add up. */
  dividendSatang: number;
}

/** The opening balance comes first, then the purchases in the order given. */
export interface Dividend {
  rows: DividendRow[];
  totalSatang: number;
}

/**
 * Computes the dividend by share-months: the opening balance counts 12/12, a purchase in the first month 11/12, in the
 * last 0/12; one month more when bought up to the cut-off day. With 11 months the weights run 11/11, 10/11 to 0/11
 * (P:member.sktcoop.com). Source: domain.md B3.
 * @param months twelfths, or the 11-month variant
 * @throws RangeError when the year does not begin on a 1st, a purchase is outside it, or a number is not whole
 */
export function shareMonthDividend(input: DividendInput, months: 12 | 11 = 12): Dividend {
  const firstMonth = monthIndex(input.yearStart);
  return dividendOf(input, months, (on) => {
    const fullMonths = months - 1 - (monthIndex(on) - firstMonth);
    return Math.max(0, fullMonths + (dayOfMonth(on) <= input.cutOffDay ? 1 : 0));
  });
}

/**
 * Computes the dividend in 13 lines, from the last month of the year before to the last month of the year: opening
 * balance and the month before count 12/12, the first month 11/12, the last 0/12; one month more, up to twelve, when
 * bought up to the cut-off day. Source: domain.md B3 (P:ridsaving.com, August to August; read as months held out of 12,
 * its printed fraction being upside down).
 * @param input purchases may begin a month before the year
 * @throws RangeError as `shareMonthDividend`
 */
export function thirteenLineDividend(input: DividendInput): Dividend {
  const firstMonth = monthIndex(input.yearStart);
  const weightFrom = (on: string) => {
    const fullMonths = 11 - (monthIndex(on) - firstMonth);
    return Math.min(12, fullMonths + (dayOfMonth(on) <= input.cutOffDay ? 1 : 0));
  };
  return dividendOf(input, 12, weightFrom, { earliest: addMonths(input.yearStart, -1) });
}

/**
 * Computes the dividend by days: shares × days × rate / (100 % × days of the year), including the day of purchase and
 * the last day. With a day count of 366 a fiscal year with a 29 February has 366. Source: domain.md B3 (P:hh-coop.com).
 * @throws RangeError as `shareMonthDividend`
 */
export function dailyDividend(input: DividendInput, dayCount: DayCount = 365): Dividend {
  const yearEnd = lastDayOfYear(input.yearStart);
  const daysTo = (on: string) => daysBetween(on, yearEnd) + 1;
  const yearDays = dayCount === 366 ? daysTo(input.yearStart) : dayCount;
  return dividendOf(input, yearDays, daysTo, { isDaily: true });
}

/**
 * Computes the refund on interest paid (เงินเฉลี่ยคืน): interest of the fiscal year × rate. Only members without
 * default get one; the caller checks that. Source: domain.md B3.
 * @param interestPaidSatang satang, not negative
 * @param rate integer of 1/100 percent
 * @returns integer satang
 * @throws RangeError on a negative or fractional number
 */
export function averageRefund(
  interestPaidSatang: number,
  rate: number,
  rule: RoundingRule,
): number {
  requireInteger(interestPaidSatang, 'the interest in satang', 0);
  requireInteger(rate, 'the rate in 1/100 percent', 0);
  return roundRatio(multiplyExact(interestPaidSatang, rate), RATE_UNIT, rule);
}

/**
 * Lists one purchase a month, satang.
 * @param firstMonth the first day of the first amount's month
 * @param day of the month; a shorter month takes its last day, so that 31 is every month's end
 * @throws RangeError when `firstMonth` is not a day
 */
export function purchasesByMonth(
  firstMonth: string,
  amountsSatang: readonly number[],
  day = 31,
): SharePurchase[] {
  return amountsSatang.map((amountSatang, month) => {
    const start = addMonths(firstMonth, month);
    const end = endOfMonth(start);
    return { on: day < dayOfMonth(end) ? addDays(start, day - 1) : end, amountSatang };
  });
}

function dividendOf(
  input: DividendInput,
  weightOf: number,
  weightFrom: (on: string) => number,
  { isDaily = false, earliest = input.yearStart } = {},
): Dividend {
  const { yearStart, openingSatang, purchases, rate, rowRounding, rounding } = input;
  requireInteger(rate, 'the rate in 1/100 percent', 0);
  if (dayOfMonth(yearStart) !== 1) throw new RangeError(`no year begins on ${yearStart}`);
  const yearEnd = lastDayOfYear(yearStart);
  const rows: DividendRow[] = [];
  let sum: Exact = 0;
  let roundedSum = 0;
  const add = (on: string, amountSatang: number, weight: number) => {
    requireInteger(amountSatang, 'a share amount in satang', Number.MIN_SAFE_INTEGER);
    const numerator = multiplyExact(multiplyExact(amountSatang, weight), rate);
    const rule = rowRounding === 'rows' ? rounding : 'half2dp';
    const dividendSatang = roundRatio(numerator, RATE_UNIT * weightOf, rule);
    sum = addExact(sum, numerator);
    roundedSum += dividendSatang;
    rows.push({ on, amountSatang, weight, weightOf, dividendSatang });
  };
  add(yearStart, openingSatang, isDaily ? weightFrom(yearStart) : weightOf);
  for (const { on, amountSatang } of purchases) {
    if (on < earliest || on > yearEnd) throw new RangeError(`${on} is outside the year`);
    add(on, amountSatang, weightFrom(on));
  }
  const totalSatang =
    rowRounding === 'rows' ? roundedSum : roundRatio(sum, RATE_UNIT * weightOf, rounding);
  return { rows, totalSatang };
}

function lastDayOfYear(yearStart: string): string {
  return addDays(addMonths(yearStart, 12), -1);
}
