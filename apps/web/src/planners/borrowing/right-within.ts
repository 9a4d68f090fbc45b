import type { LoanOffer as Wire } from '@coop/contracts/member/ahead/loan-offer';
import type { LoanRight } from '@coop/contracts/member/ahead/loan-right';
import { largestWithin } from '@coop/finance/loans/loan-offer';
import { parseBaht, toWire } from '@coop/format/money';
import { type Month, roomFor } from './month.ts';
import { offerOf } from './offer.ts';

interface Sum {
  readonly offer: Wire | undefined;
  readonly instalments: number;
  /** The most, the least and the step, as the wire has them. */
  readonly most: string;
  readonly least: string;
  readonly step: string;
}

/** The part of the most whose first payment is within an amount; 0 where not even the least is. */
function within({ offer: wire, instalments, most, least, step }: Sum, satang: number): string {
  const offer = offerOf(wire);
  const [mostSatang, leastSatang, stepSatang] = [most, least, step].map(parseBaht);
  if (!offer || !mostSatang || !stepSatang) return most;
  try {
    const limits = { mostSatang, stepSatang };
    const fits = largestWithin(offer, instalments, satang, limits);
    return toWire(fits < (leastSatang ?? 0) ? 0 : fits);
  } catch {
    // Terms of a backend that no contract can have.
    return most;
  }
}

/** A sum as far as the salary still carries it. */
export function sumWithin(sum: Sum, month: Month | undefined): string {
  const room = month && sum.offer && roomFor(month, sum.offer);
  return room === undefined ? sum.most : within(sum, room);
}

/** A right as far as its first payment stays within an amount, such as what one means to pay. */
export function rightUpTo(right: LoanRight, satang: number): LoanRight {
  const { offer, least_amount: leastAmount, step_amount: step } = right;
  const terms = right.terms.map((term) => {
    const { period_payamt: instalments, right_amount: mostAmount } = term;
    return {
      ...term,
      right_amount: within(
        { offer, instalments, most: mostAmount, least: leastAmount, step },
        satang,
      ),
    };
  });
  // The longest term allows the most.
  const mostAmount = terms.at(-1)?.right_amount;
  const isSame = right.right_amount === '0.00' || mostAmount === undefined;
  return { ...right, terms, right_amount: isSame ? right.right_amount : mostAmount };
}

/**
 * A right as far as the salary carries it, with what the member has named of other deductions; the condition says what
 * that leaves.
 */
export function rightWithin(right: LoanRight, month: Month | undefined): LoanRight {
  const room = month && right.offer && roomFor(month, right.offer);
  if (room === undefined) return right;
  const lowered = rightUpTo(right, room);
  if (lowered.right_amount === right.right_amount) return lowered;
  const has = lowered.right_amount;
  return {
    ...lowered,
    conditions: right.conditions.map((condition) =>
      condition.kind === 'net_salary' ? { ...condition, has, met: has !== '0.00' } : condition,
    ),
  };
}
