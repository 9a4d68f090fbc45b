import type { DividendMethod } from '@coop/finance/dividend/dividend-plan';

/** The months of a fiscal year by number; m0 is the one before, which only 13 lines have. */
export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export type MonthName = `m${0 | (typeof MONTHS)[number]}`;

/** What stands in the fields; an empty amount is none. */
export interface Fields extends Readonly<Record<MonthName, string>> {
  readonly method: DividendMethod;
  /** Month and year (พ.ศ.) of the fiscal year's first day. */
  readonly startMonth: string;
  readonly startYear: string;
  readonly opening: string;
  /** Day on which a month's amount is taken; 31 is the month's end. */
  readonly monthDay: string;
  readonly cutOff: string;
  readonly rate: string;
  readonly interest: string;
  readonly refundRate: string;
  readonly rounding: (typeof ROUNDINGS)[number];
  readonly dayCount: '365' | '366';
}

/** Shares bought beside the monthly ones. */
export interface Purchase {
  readonly on: string;
  readonly amount: string;
}

export interface Inputs extends Fields {
  readonly purchases: readonly Purchase[];
}

/** Rows to the satang, rows cut to whole baht, or only the sum (domain.md B3). */
export const ROUNDINGS = ['rows', 'cut', 'total'] as const;
