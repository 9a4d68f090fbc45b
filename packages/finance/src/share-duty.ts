import { requireInteger } from './exact.ts';

/** The monthly share of a band of salaries, satang. */
export interface ShareDutyStep {
  /** Highest salary of the band, inclusive; null for the last band. */
  upToSatang: number | null;
  dutySatang: number;
}

/**
 * Returns the monthly share that a member must pay by salary. Source: domain.md A1, step tables (PTSCL: up to 9,000
 * baht 650, above 33,000 baht 1,550).
 * @param salarySatang satang, not negative
 * @param steps from the lowest band to the highest
 * @returns integer satang
 * @throws RangeError when the salary is negative or fractional, or above every band
 */
export function shareDuty(salarySatang: number, steps: readonly ShareDutyStep[]): number {
  requireInteger(salarySatang, 'the salary in satang', 0);
  const step = steps.find(({ upToSatang }) => upToSatang === null || salarySatang <= upToSatang);
  if (step === undefined) throw new RangeError(`no band covers a salary of ${salarySatang} satang`);
  return step.dutySatang;
}
