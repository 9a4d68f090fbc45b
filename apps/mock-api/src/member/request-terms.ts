import type { RequestLimit } from '@coop/contracts/member/requestpromoney';
import { formatRate, toWire } from '@coop/format/money';
import { feeOf } from '../world/facts/member-facts.ts';
import { effectiveIfSent, expectedPayout } from '../world/facts/request-progress.ts';
import type { MoneyLimit } from '../world/money/money-limits.ts';
import type { MoneyRequestState } from '../world/requests/money-requests.ts';
import { LOAN_PRODUCTS, WITHDRAWAL_FEE } from '../world/rules/products.ts';
import type { World } from '../world/world.ts';
import { wireOffer } from './borrow/loan-offer.ts';

function feeTerms({ refNo }: MoneyLimit, requests: readonly MoneyRequestState[], on: string) {
  const earlier = requests.filter(
    ({ fact, effectiveOn: day }) =>
      fact.type === 'WITHDRAW' && fact.refNo === refNo && day.slice(0, 7) === on.slice(0, 7),
  ).length;
  if (feeOf(refNo, 1_00, earlier) === 0) return {};
  const { rate, minimumSatang } = WITHDRAWAL_FEE;
  return { fee: { rate: formatRate(rate), min_amount: toWire(minimumSatang) } };
}

function loanTerms(world: World, subject: string) {
  const [period_payamt] = LOAN_PRODUCTS.emergency.terms;
  const paidOn = expectedPayout(world.clock.now());
  const offer = wireOffer(world.records(Number(subject)), 'emergency', paidOn);
  return { loan: { ...offer, period_payamt } };
}

/** Returns when a request sent now takes effect, its cost, and the terms of a new loan. */
export function termsOf(
  world: World,
  subject: string,
  limit: MoneyLimit,
  requests: readonly MoneyRequestState[],
): Pick<RequestLimit, 'effective_date' | 'fee' | 'loan'> {
  const on = effectiveIfSent(world.overlay, limit.type, world.clock.now());
  return {
    effective_date: on,
    ...(limit.type === 'WITHDRAW' && on !== '' && feeTerms(limit, requests, on)),
    ...(limit.type === 'EMERGENCY_LOAN' && loanTerms(world, subject)),
  };
}
