import { roundRatio } from '@coop/finance/rounding';
import { BY_LAWS, satangOf } from './by-laws.ts';

// What the dividend pays for the year to come.

/** A national cremation association's advance for each month of the year, and for all of it, besides its yearly fee. */
export const MONTHLY_ADVANCE_SATANG = satangOf(BY_LAWS.cremation.monthly_advance);
export const CREMATION_ADVANCE_SATANG = 12 * MONTHLY_ADVANCE_SATANG;

/** Thousandths of a percent. */
const PREMIUM = Number(BY_LAWS.loans.insurance_rate.replace('.', ''));

/** Returns the yearly premium of the loan insurance, rounded up to the baht. */
export function premiumSatang(debtSatang: number): number {
  return roundRatio(debtSatang * PREMIUM, 100_000, 'ceil1');
}
