import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import { DAY_COUNT } from '@coop/cooperative/rules/products';
import type { RateStep } from '@coop/finance/rates';
import type { RoundingRule } from '@coop/finance/rounding';

// Recomputes interest day by day with bigints, so that the tests share only the published rates with the tested code.

const DAY_MS = 86_400_000;

const days = new Map<string, number>();

/** Returns the days since 1970; cached, because the properties ask for the same ones repeatedly. */
export function dayOf(iso: string): number {
  const day = days.get(iso) ?? Date.parse(iso) / DAY_MS;
  days.set(iso, day);
  return day;
}

export function isoOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Last day of the month `n` months after the one a day is in. */
export function monthEndAfter(iso: string, n: number): string {
  const months = Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1 + n;
  const year = Math.floor(months / 12);
  const month = (months % 12) + 1;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return `${year}-${String(month).padStart(2, '0')}-${last}`;
}

/** Due day of the month `n` months after the one a day is in. */
export function dueAfter(iso: string, n: number): string {
  const end = monthEndAfter(iso, n);
  const { due_day } = BY_LAWS.bills;
  return due_day === 31 ? end : `${end.slice(0, 8)}${String(due_day).padStart(2, '0')}`;
}

/** Months from that of a payout to that of the first instalment. */
export function monthsToFirst(disbursedOn: string): number {
  const isSameMonth = BY_LAWS.loans.first_due === 'same_month_if_by_5th';
  return isSameMonth && Number(disbursedOn.slice(8)) <= 5 ? 0 : 1;
}

export function isDueDay(iso: string): boolean {
  return dueAfter(iso, 0) === iso;
}

const UNIT: Record<RoundingRule, bigint> = {
  half2dp: 1n,
  half1: 100n,
  half10: 1_000n,
  ceil1: 100n,
  ceil10: 1_000n,
  ceil100: 10_000n,
  floor1: 100n,
};

/** numerator / denominator satang, not negative, rounded by a rule. */
export function rounded(numerator: bigint, denominator: bigint, rule: RoundingRule): number {
  const unit = UNIT[rule];
  const divisor = denominator * unit;
  const up = rule.startsWith('ceil')
    ? divisor - 1n
    : rule.startsWith('half')
      ? divisor / 2n // every divisor here is even
      : 0n;
  return Number(((numerator + up) / divisor) * unit);
}

/** Divisor of a rate times the part of its day, as rates are in 1/100 percent. */
export const YEAR = 10_000n * 365n * 366n;

/** Returns a part of YEAR for a day: more of a year of 365 days than of one of 366, where the by-laws count these. */
export function partOf(day: number): bigint {
  if (DAY_COUNT === 365) return 366n;
  const february = `${isoOf(day).slice(0, 4)}-02-01`;
  return monthEndAfter(february, 0).endsWith('29') ? 365n : 366n;
}

/** The rate of each day, by day number. */
export function rateTable(steps: readonly RateStep[]): (day: number) => bigint {
  const byDay = steps.map(({ from, rate }) => ({ from: dayOf(from), rate: BigInt(rate) }));
  return (day) => byDay.findLast((step) => step.from <= day)?.rate ?? 0n;
}

/** balance × rate × part of each day after `from` up to and including `to`, not yet divided by YEAR. */
export function interestOver(
  balanceSatang: number,
  rateOf: (day: number) => bigint,
  from: string,
  to: string,
): bigint {
  const last = dayOf(to);
  let rates = 0n;
  for (let day = dayOf(from) + 1; day <= last; day += 1) rates += rateOf(day) * partOf(day);
  return BigInt(balanceSatang) * rates;
}
