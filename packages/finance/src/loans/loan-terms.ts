import type { DayCount, RateStep } from '../rates.ts';
import type { RoundingRule } from '../rounding.ts';

/** Terms of a contract. Money in satang, rates in 1/100 percent per year, days ISO. */
export interface LoanTerms {
  principalSatang: number;
  instalments: number;
  rates: readonly RateStep[];
  method: 'equal_principal' | 'equal_total';
  /** `instalment` rounds the regular principal (equal_principal) or the regular total (equal_total). */
  rounding: { interest: RoundingRule; instalment: RoundingRule };
  disbursedOn: string;
  firstDueOn: string;
  dayCount?: DayCount;
  /** Agreed with the member in place of the computed amount of `instalmentOf`, satang. */
  agreedSatang?: number | undefined;
}

/** A payment: `balanceSatang` is owed after it, `days` are those of its interest. */
export interface ScheduleRow {
  no: number;
  dueOn: string;
  days: number;
  principalSatang: number;
  interestSatang: number;
  totalSatang: number;
  balanceSatang: number;
}

/** The first month that collects after a payout, on its due day, which is often its end: see `firstDueDate`. */
export type FirstDueRule = 'next_month_end' | 'same_month_if_by_5th' | 'same_month_end';
