import { rateOn } from '../rates.ts';
import { openingState } from './loan-state.ts';
import type { LoanTerms } from './loan-terms.ts';
import { buildSchedule, instalmentOf, payInstalment, summarise } from './schedule.ts';
import { mostThat } from './solve-loan.ts';

/** Terms of a contract of a product that is paid out on a day; the sum and the term are still to be chosen. */
export interface LoanOffer
  extends Pick<
    LoanTerms,
    'method' | 'rounding' | 'rates' | 'disbursedOn' | 'firstDueOn' | 'dayCount'
  > {
  /** Sum that closes the open contracts of its kind on that day; taken off what is paid out, satang. */
  closingSatang: number;
}

/** Figures of a contract before it is made: money in satang, the rate in 1/100 percent, days ISO. */
export interface LoanFigures {
  principalSatang: number;
  /** At the payout. */
  rate: number;
  /** Regular principal (equal_principal) or regular total (equal_total). */
  instalmentSatang: number;
  /** The first payment; of a loan by equal principal the highest. */
  firstSatang: number;
  instalments: number;
  lastDueOn: string;
  /** Of all payments, at the rates that are known. */
  interestSatang: number;
  totalSatang: number;
  closingSatang: number;
  /** Sum that the borrower receives; negative where the old contracts take more than the new one brings. */
  paidOutSatang: number;
}

const termsOf = (offer: LoanOffer, principalSatang: number, instalments: number): LoanTerms => ({
  ...offer,
  principalSatang,
  instalments,
});

/**
 * Works out a contract before it is made, by the schedule that the contract itself will have.
 * @throws RangeError on invalid terms
 */
export function loanFigures(
  offer: LoanOffer,
  principalSatang: number,
  instalments: number,
): LoanFigures {
  const terms = termsOf(offer, principalSatang, instalments);
  const rows = buildSchedule(terms);
  const { interestSatang, totalSatang, lastDueOn } = summarise(rows);
  return {
    principalSatang,
    rate: rateOn(offer.rates, offer.disbursedOn),
    instalmentSatang: instalmentOf(terms),
    firstSatang: rows[0]?.totalSatang ?? 0,
    instalments: rows.length,
    lastDueOn: lastDueOn ?? offer.firstDueOn,
    interestSatang,
    totalSatang,
    closingSatang: offer.closingSatang,
    paidOutSatang: principalSatang - offer.closingSatang,
  };
}

/** Limits of a sum: the most, and the round amounts in which it is lent, satang. */
export interface SumLimits {
  mostSatang: number;
  stepSatang: number;
}

/**
 * Returns the largest sum, in whole steps up to the most, whose first payment stays within an amount.
 * @returns integer satang; 0 where not even one step fits
 * @throws RangeError on invalid terms
 */
export function largestWithin(
  offer: LoanOffer,
  instalments: number,
  mostPaymentSatang: number,
  { mostSatang, stepSatang }: SumLimits,
): number {
  const fits = (steps: number) => {
    const terms = termsOf(offer, steps * stepSatang, instalments);
    const first = payInstalment(terms, instalmentOf(terms), openingState(terms), terms.firstDueOn);
    return first.totalSatang <= mostPaymentSatang;
  };
  return mostThat(fits, Math.floor(mostSatang / stepSatang)) * stepSatang;
}
