import type { RequestLimit } from '@coop/contracts/member/requestpromoney';
import { effectiveIfSent, expectedPayout } from '@coop/cooperative/facts/request-progress';
import { today } from '@coop/cooperative/moments';
import { firstBillFrom } from '@coop/cooperative/money/bills/orders';
import { remainingSchedule } from '@coop/cooperative/money/loans/loans';
import type { MoneyLimit } from '@coop/cooperative/money/standing/money-limits';
import { hasFee, type MoneyRequestState } from '@coop/cooperative/requests/money-requests';
import { LOAN_PRODUCTS, WITHDRAWAL_FEE } from '@coop/cooperative/rules/products';
import { endOfMonthIndex } from '@coop/finance/calendar';
import { formatRate, toWire } from '@coop/format/money';
import { recvPeriodOf } from '@coop/format/thai-date';
import type { World } from '../../world/world.ts';
import { wireOffer } from '../borrow/loan-offer.ts';

type Terms = 'effective_date' | 'fee' | 'loan' | 'first_recv_period' | 'last_recv_period';

function feeTerms() {
  const { rate, minimumSatang } = WITHDRAWAL_FEE;
  return { fee: { rate: formatRate(rate), min_amount: toWire(minimumSatang) } };
}

function loanTerms(world: World, subject: string) {
  const [period_payamt] = LOAN_PRODUCTS.emergency.terms;
  const paidOn = expectedPayout(world.clock.now());
  const offer = wireOffer(world.records(Number(subject)), 'emergency', paidOn);
  return { loan: { ...offer, period_payamt } };
}

/** Returns the first and the last month that a standing order sent now can begin with. */
function monthsOf(world: World, subject: string, { refNo }: MoneyLimit, on: string) {
  const contract = world.records(Number(subject)).loans.find((loan) => loan.contractNo === refNo);
  const last = contract && remainingSchedule(contract).at(-1)?.dueOn;
  if (!last) return {};
  const first = firstBillFrom(on || today(world.clock));
  return {
    first_recv_period: recvPeriodOf(endOfMonthIndex(first)),
    last_recv_period: recvPeriodOf(last),
  };
}

/** Returns when a request sent now takes effect, its cost, and the terms of a new loan. */
export function termsOf(
  world: World,
  subject: string,
  limit: MoneyLimit,
  requests: readonly MoneyRequestState[],
): Pick<RequestLimit, Terms> {
  const on = effectiveIfSent(world.overlay, limit.type, world.clock.now());
  const records = world.records(Number(subject));
  return {
    effective_date: on,
    ...(limit.type === 'WITHDRAW' &&
      on !== '' &&
      hasFee(records, requests, limit, on) &&
      feeTerms()),
    ...(limit.type === 'MONTHLY_REPAY' && monthsOf(world, subject, limit, on)),
    ...(limit.type === 'EMERGENCY_LOAN' && loanTerms(world, subject)),
  };
}
