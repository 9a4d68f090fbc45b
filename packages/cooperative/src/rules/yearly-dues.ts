import { roundRatio } from '@coop/finance/rounding';
import { BY_LAWS, satangOf } from './by-laws.ts';

// What the dividend pays for the year to come.

/** A national cremation association's advance, besides its yearly fee. */
export const CREMATION_ADVANCE_SATANG = 12 * satangOf(BY_LAWS.cremation.monthly_advance);

/** Thousandths of a percent. */
const PREMIUM = Number(BY_LAWS.loans.insurance_rate.replace('.', ''));

/** Returns the yearly premium of the loan insurance, rounded up to the baht. */
export function premiumSatang(debtSatang: number): number {
  return roundRatio(debtSatang * PREMIUM, 100_000, 'ceil1');
}
