import { isWithoutContract } from '@coop/contracts/member/ahead/loan-ends';
import { yearOf } from '@coop/format/thai-date';
import type { FactLog } from '../log/fact-log.ts';
import { dayOf } from '../moments.ts';
import type { StandingOrder } from '../money/bills/orders.ts';
import type { AskedLoan, Hold, Movement } from '../money/money-facts.ts';
import type { LoanPlan } from '../people/person/plans.ts';
import { LOAN_PRODUCTS } from '../rules/products.ts';
import { type ApplicationProgress, planOf } from './application-progress.ts';
import { approvalOf, type RequestProgress } from './request-progress.ts';

/** Returns the contract that a request for an emergency loan becomes on a day. */
export function emergencyPlan(principalSatang: number, disbursedOn: string): LoanPlan {
  const [instalments] = LOAN_PRODUCTS.emergency.terms;
  return { product: 'emergency', principalSatang, instalments, disbursedOn };
}

/** Returns the movement that a request results in. */
export function movementOf(
  { fact, effectiveOn: on }: RequestProgress,
  earlier: readonly RequestProgress[],
): Movement[] {
  const { requestNo, type, refNo, amountSatang: satang, closes = false } = fact.value;
  switch (type) {
    case 'SUBSCRIBE':
    case 'MONTHLY_REPAY':
      return [];
    case 'WITHDRAW':
      return [{ kind: 'withdraw', on, accountNo: refNo, satang, requestNo }];
    case 'BUY_SHARES':
      return [{ kind: 'buy-shares', on, satang }];
    case 'CLAIM_HELD':
      return [{ kind: 'claim-held', on, satang, requestNo }];
    case 'CHANGE_SHARE':
      return [{ kind: 'monthly-share', on, satang }];
    case 'REPAY':
      return [{ kind: 'repay', on, contractNo: refNo, satang, closes, requestNo }];
    case 'EMERGENCY_LOAN': {
      const inYear = earlier.filter(
        ({ fact, effectiveOn }) =>
          fact.value.type === 'EMERGENCY_LOAN' && yearOf(effectiveOn) === yearOf(on),
      ).length;
      const plan = emergencyPlan(satang, on);
      // The plain number belongs to the member's planned contract of the year.
      return [{ kind: 'borrow', on, plan, ordinal: inYear + 2 }];
    }
  }
}

/**
 * Returns the contracts that applications became. The plain number belongs to the planned contract of that kind and
 * year.
 */
export function contractMovements(requests: readonly ApplicationProgress[]): Movement[] {
  const paid = requests.filter(({ effectiveOn }) => effectiveOn !== '');
  return paid.map((progress, index) => {
    const plan = planOf(progress);
    const on = plan.disbursedOn;
    const earlier = paid.slice(0, index).map((request) => planOf(request));
    const alike = earlier.filter(
      ({ product, disbursedOn }) => product === plan.product && yearOf(disbursedOn) === yearOf(on),
    );
    return { kind: 'borrow', on, plan, ordinal: alike.length + 2 };
  });
}

/** Returns the approved orders to pay more with every bill. */
export function ordersOf(
  overlay: FactLog,
  subject: string,
  until: number,
  effective: readonly RequestProgress[],
): StandingOrder[] {
  const stops = overlay.until('standing-order-stop', subject, until - 1);
  // Of those approved on one day the hour decides.
  const inOrder = effective.toSorted((a, b) => approvalOf(a) - approvalOf(b));
  return inOrder.flatMap((progress): StandingOrder[] => {
    const { fact, effectiveOn: since } = progress;
    const { type, requestNo, refNo: contractNo, amountSatang: satang, fromMonth = 0 } = fact.value;
    if (type !== 'MONTHLY_REPAY') return [];
    const approvedAt = approvalOf(progress);
    const stop = stops.find(({ at, value }) => value.contractNo === contractNo && at >= approvedAt);
    const order = { requestNo, contractNo, satang, since, fromMonth };
    return [{ ...order, ...(stop && { stoppedOn: dayOf(stop.at) }) }];
  });
}

const NEVER = '9999-12-31';

/** Returns what withdrawals and claims hold back, from the request until they are paid or dropped. */
export function holdsOf(requests: readonly RequestProgress[]): Hold[] {
  return requests
    .filter(({ fact }) => fact.value.type === 'WITHDRAW' || fact.value.type === 'CLAIM_HELD')
    .map((request) => {
      const { refNo: accountNo, amountSatang: satang } = request.fact.value;
      return { accountNo, satang, ...waitOf(request) };
    });
}

/** Returns the days from a request until it is carried out or dropped. */
function waitOf({ fact, effectiveOn, log }: RequestProgress | ApplicationProgress) {
  const dropped = log.find(isWithoutContract);
  const until = effectiveOn || (dropped ? dayOf(dropped.at) : NEVER);
  return { from: dayOf(fact.at), until };
}

/** Returns the loans that were asked for. */
export function askedLoans(
  requests: readonly RequestProgress[],
  applications: readonly ApplicationProgress[],
): AskedLoan[] {
  const emergencies = requests.filter(({ fact }) => fact.value.type === 'EMERGENCY_LOAN');
  return [
    ...emergencies.map((emergency) => {
      const wait = waitOf(emergency);
      return { plan: emergencyPlan(emergency.fact.value.amountSatang, wait.from), ...wait };
    }),
    ...applications.map((application) => {
      const wait = waitOf(application);
      return { plan: planOf(application, wait.from), ...wait };
    }),
  ];
}
