import type { RequestLimit } from '@coop/contracts/member/requestpromoney';
import { rateOn } from '@coop/finance/rates';
import { firstDueDate } from '@coop/finance/schedule';
import { formatRate, toWire } from '@coop/format/money';
import { recvPeriodOf } from '@coop/format/thai-date';
import { feeOf } from '../world/facts/member-facts.ts';
import { effectiveIfSent } from '../world/facts/request-progress.ts';
import type { MoneyLimit } from '../world/money/money-limits.ts';
import type { MoneyRequestState } from '../world/requests/money-requests.ts';
import { FIRST_DUE, LOAN_PRODUCTS, WITHDRAWAL_FEE } from '../world/rules/products.ts';
import type { World } from '../world/world.ts';

function feeTerms({ refNo }: MoneyLimit, requests: readonly MoneyRequestState[], on: string) {
  const earlier = requests.filter(
    ({ fact, effectiveOn: day }) =>
      fact.type === 'WITHDRAW' && fact.refNo === refNo && day.slice(0, 7) === on.slice(0, 7),
  ).length;
  if (feeOf(refNo, 1_00, earlier) === 0) return {};
  const { rate, minimumSatang } = WITHDRAWAL_FEE;
  return { fee: { rate: formatRate(rate), min_amount: toWire(minimumSatang) } };
}

function loanTerms(on: string) {
  const { rates, terms, rounding } = LOAN_PRODUCTS.emergency;
  return {
    loan: {
      int_rate: formatRate(rateOn(rates, on)),
      period_payamt: terms[0],
      rounding: rounding.instalment,
      first_recv_period: recvPeriodOf(firstDueDate(on, FIRST_DUE)),
    },
  };
}

/** Returns when a request sent now takes effect, its cost, and the terms of a new loan. */
export function termsOf(
  world: World,
  limit: MoneyLimit,
  requests: readonly MoneyRequestState[],
): Pick<RequestLimit, 'effective_date' | 'fee' | 'loan'> {
  const on = effectiveIfSent(world.overlay, limit.type, world.clock.now());
  return {
    effective_date: on,
    ...(limit.type === 'WITHDRAW' && on !== '' && feeTerms(limit, requests, on)),
    ...(limit.type === 'EMERGENCY_LOAN' && on !== '' && loanTerms(on)),
  };
}
