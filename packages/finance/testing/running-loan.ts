import type { LoanTerms } from '../src/loans/loan-terms.ts';
import { buildSchedule, instalmentOf } from '../src/loans/schedule.ts';
import type { RunningLoan } from '../src/retirement/loan.ts';

/** Returns a loan before its first instalment, as a backend would describe it. */
export function runningLoan(terms: LoanTerms): RunningLoan {
  return {
    rows: buildSchedule(terms),
    instalmentSatang: instalmentOf(terms),
    method: terms.method,
    rates: terms.rates,
    interestRounding: terms.rounding.interest,
    ...(terms.dayCount && { dayCount: terms.dayCount }),
  };
}
