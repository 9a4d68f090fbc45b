import type { LoanTerms } from '../src/loan-terms.ts';
import type { RunningLoan } from '../src/retirement/loan.ts';
import { buildSchedule, instalmentOf } from '../src/schedule.ts';

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
