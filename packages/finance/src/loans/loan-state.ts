import type { LoanTerms, ScheduleRow } from './loan-terms.ts';

/** A loan between two payments. */
export interface LoanState {
  /** The last instalment settled; 0 before the first. */
  no: number;
  balanceSatang: number;
  /** Last day of counted interest; the disbursement day at first. */
  paidUntil: string;
  /** Interest counted up to `paidUntil` but not paid, satang. */
  unpaidInterestSatang?: number;
}

/** Returns the state of a loan on the day it is paid out. */
export function openingState(terms: LoanTerms): LoanState {
  return { no: 0, balanceSatang: terms.principalSatang, paidUntil: terms.disbursedOn };
}

/** Returns the state after a payment made in full. */
export function stateAfter(row: ScheduleRow): LoanState {
  return { no: row.no, balanceSatang: row.balanceSatang, paidUntil: row.dueOn };
}
