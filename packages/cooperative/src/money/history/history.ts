import { endOfMonthIndex, monthIndex } from '@coop/finance/calendar';
import { depositAccountNo } from '../../chance/contract-no.ts';
import type { View } from '../../chance/view.ts';
import { cremationDues } from '../../cremation/cremation.ts';
import { nationalMemberships } from '../../cremation/cremation-members.ts';
import { agencyIndexOf } from '../../people/agency.ts';
import type { Member } from '../../people/person/person.ts';
import { depositPlans } from '../../plans/deposit-plans.ts';
import { loanPlans } from '../../plans/loan-plans.ts';
import { missedBy } from '../../plans/missed.ts';
import { monthlyShareSatang, specialPurchases } from '../../plans/share-plan.ts';
import { BY_LAWS } from '../../rules/by-laws.ts';
import { dayOfEach } from '../../rules/day-of-each.ts';
import { dueOn } from '../../rules/due-day.ts';
import { DEPOSIT_PRODUCTS } from '../../rules/products.ts';
import { newBilling } from '../billing.ts';
import { makeBill } from '../bills/bill.ts';
import { billedUpTo } from '../bills/bill-day.ts';
import type { Kep } from '../bills/collection.ts';
import { askAgain, followBill } from '../bills/follow-bill.ts';
import { post } from '../bills/posting.ts';
import { addShares, newBookings, numbered } from '../bookings.ts';
import { payouts } from '../dividend/dividend-payout.ts';
import type { History } from '../history-state.ts';
import type { OpenContract } from '../loans/loan-history.ts';
import { isGranted } from '../loans/planned-loan.ts';
import { isLeaving, type MoneyFacts, type Movement } from '../money-facts.ts';
import { applyMovement, contractOf } from '../movements.ts';
import { collectAll, quietMonths } from './quiet-months.ts';
import { settle } from './settlement.ts';
import { maturities, type Step, turns } from './turning-points.ts';

// The history of a member's money: month after month, planned movements and people's actions in order of time. A bill is
// computed on its day and does not change until it falls due.

/** Months whose bills are kept at least; the oldest one on show is compared with the one before. */
const KEPT_BILLS = 2 + Math.max(BY_LAWS.bills.months_on_show, BY_LAWS.bills.sheets_on_show);

const lastDayOf = dayOfEach(endOfMonthIndex);

/** Movements that are still carried out when nobody is billed any more. */
const AFTER_THE_END: readonly Movement['kind'][] = ['late', 'pay-arrears', 'repay', 'claim-held'];

/** Returns what the member buys besides the monthly shares, each to be booked after all else of its day. */
function purchases({ view, member }: History): Step[] {
  const boughtIn = specialPurchases(view, member);
  const last = monthIndex(view.asOf);
  const steps: Step[] = [];
  for (let month = monthIndex(member.joinedOn) + 1; month <= last; month += 1) {
    const bought = boughtIn(month);
    if (!bought) continue;
    const { on, amountSatang } = bought;
    const apply = (history: History) => {
      // Who leaves buys no more.
      if (history.paying.payer === 'nobody' || isLeaving(history.facts, on)) return;
      addShares(history.bookings, numbered(history, on), 'special', amountSatang);
    };
    steps.push({ on, apply });
  }
  return steps;
}

/** Returns everything besides the monthly collections, in order of time. */
function stepsOf(history: History, contracts: readonly OpenContract[]): Step[] {
  const { facts, view } = history;
  const steps: Step[] = contracts.map((contract) => ({
    on: contract.plan.disbursedOn,
    apply: (history) => {
      if (isGranted(history, contract)) history.bookings.contracts.push(contract);
    },
  }));
  for (const movement of facts.movements) {
    if (movement.on > view.asOf) continue;
    const isMoney = AFTER_THE_END.includes(movement.kind);
    const apply = (history: History) => {
      if (history.paying.payer !== 'nobody' || isMoney) applyMovement(history, movement);
    };
    steps.push({ on: movement.on, apply });
  }
  steps.push(...payouts(history), ...turns(history), ...purchases(history));
  // Comes before anything else on that day.
  steps.unshift(...maturities(history));
  return steps.sort((a, b) => Number(a.on > b.on) - Number(a.on < b.on));
}

/** Settles a membership that ended before the world began, or soon after, on the last day of a month. */
function endAsPlanned(history: History, day: string): void {
  const { ending } = history.member;
  if (ending?.on === day && day <= history.view.asOf) {
    settle(history, { ...ending, welfareSatang: 0 });
  }
}

/** Returns a member's money on the day before joining. */
export function newHistory(view: View, member: Member, facts: MoneyFacts): History {
  return {
    view,
    member,
    facts,
    national: nationalMemberships(view, member),
    isMissed: missedBy(view, member.no),
    cremationIn: cremationDues(view, member),
    deposits: depositPlans(view, member).map((plan) => ({
      plan,
      accountNo: depositAccountNo(view, member.no, DEPOSIT_PRODUCTS[plan.product].code),
    })),
    bookings: newBookings(),
    billing: newBilling(),
    holding: { heldSatang: 0, held: [] },
    paying: {
      payer: 'agency',
      usualPayer: 'agency',
      agency: agencyIndexOf(member.no),
      suspended: false,
    },
  };
}

/** Tells whether an agency said after the due day what it deducted for a bill. */
const isRecordedLate = ({ movements }: MoneyFacts, { agency, month }: Kep): boolean =>
  movements.some(
    (movement) =>
      movement.kind === 'late' && movement.month === month && movement.agency === agency,
  );

/** Derives a member's money from joining to the view's day. */
export function deriveHistory(view: View, member: Member, facts: MoneyFacts): History {
  const history = newHistory(view, member, facts);
  if (member.joinedOn > view.asOf) return history;
  const planned = loanPlans(view, member, facts.sinceMonth)
    .map((plan) => contractOf(history, plan))
    .sort((a, b) => (a.contractNo < b.contractNo ? -1 : 1));
  const steps = stepsOf(history, planned);
  let index = 0;
  const until = (day: string) => {
    for (let step = steps[index]; step && step.on <= day; step = steps[index]) {
      step.apply(history);
      index += 1;
    }
  };
  const joined = monthIndex(member.joinedOn);
  const quietIn = quietMonths(history);
  history.billing.sharePeriods = 1;
  addShares(
    history.bookings,
    numbered(history, member.joinedOn),
    'opening',
    monthlyShareSatang(member, joined),
  );
  const thisMonth = monthIndex(view.asOf);
  for (let month = joined + 1; month <= thisMonth; month += 1) {
    const due = dueOn(month);
    const monthEnd = lastDayOf(month);
    if (member.ending && due > member.ending.on) break;
    const billDay = billedUpTo(month);
    until(billDay);
    const isKept = month > thisMonth - KEPT_BILLS || month >= facts.billsSince;
    const quiet = isKept ? undefined : quietIn(month, due);
    const made = !quiet && billDay <= view.asOf ? makeBill(history, month) : undefined;
    Object.assign(history.billing, made?.changes);
    const kep = made?.kep;
    if (kep && isKept) history.billing.keps.set(month, kep);
    until(due);
    if (quiet) collectAll(history, quiet);
    else if (kep && due <= view.asOf) post(history, kep);
    until(monthEnd);
    endAsPlanned(history, monthEnd);
  }
  until(view.asOf);
  for (const movement of facts.movements) {
    // A late record of the day after counts for the bills at once.
    if (movement.kind === 'late' && movement.on > view.asOf) applyMovement(history, movement);
  }
  for (const kep of history.billing.keps.values()) {
    if (!kep.isDue) followBill(history, kep);
    else if (!isRecordedLate(facts, kep)) askAgain(history, kep);
  }
  return history;
}
