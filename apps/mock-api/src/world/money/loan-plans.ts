import { monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import { openStream, type Stream } from '../chance/stream.ts';
import type { View } from '../chance/view.ts';
import type { Member } from '../people/person.ts';
import { personaOf } from '../people/personas.ts';
import type { LoanPlan } from '../people/plans.ts';
import { FIRST_INSTRUCTED_YEAR } from '../rules/dividend-rates.ts';
import { LOAN_PRODUCTS, type LoanProductKey, PAYOUT_DAYS } from '../rules/products.ts';
import { plannedSharesSatang } from './share-plan.ts';

/** Contracts that ended longer ago than this are archived and not shown. */
const ARCHIVE_AFTER_MONTHS = 60;
/** Months by which a contract may last longer than planned. */
const OVERRUN_MONTHS = 12;
/** So much longer they are still derived, for the dividends of the years on show. */
const ON_FILE_MONTHS = ARCHIVE_AFTER_MONTHS + 24;

interface Habit {
  readonly product: LoanProductKey;
  readonly chance: number;
  /** Months after joining before the first contract. */
  readonly waits: readonly [number, number];
  /** Months between one contract's last instalment and the next contract. */
  readonly gap: readonly [number, number];
  readonly amountSatang: (stream: Stream, member: Member) => number;
  /** Whether the member's shares limit the amount. */
  readonly withinShares?: true;
}

/** A share-secured contract is at most this much of the shares, in percent (domain.md A1). */
const SHARE_LOAN_PERCENT = 90;
const SHARE_LOAN_STEP_SATANG = 10_000_00;
/** Months after which a member with too few shares asks again. */
const ASKS_AGAIN_AFTER = 12;

/** The amount that the shares at the start of a month can secure, satang. */
function securedByShares(view: View, member: Member, month: number): number {
  const most = (plannedSharesSatang(view, member, month - 1) * SHARE_LOAN_PERCENT) / 100;
  return Math.floor(most / SHARE_LOAN_STEP_SATANG) * SHARE_LOAN_STEP_SATANG;
}

function upTo(satang: number, capBaht: number, stepBaht: number): number {
  const step = stepBaht * 100;
  return Math.max(step, Math.floor(Math.min(satang, capBaht * 100) / step) * step);
}

const HABITS: readonly Habit[] = [
  {
    product: 'ordinary',
    chance: 0.7,
    waits: [12, 60],
    gap: [2, 10],
    amountSatang: (stream, member) =>
      upTo(member.salarySatang * stream.int(12, 40), 3_000_000, 10_000),
  },
  {
    product: 'emergency',
    chance: 0.3,
    waits: [3, 40],
    gap: [1, 9],
    amountSatang: (stream, member) =>
      upTo((member.salarySatang * stream.int(3, 20)) / 10, 100_000, 5_000),
  },
  {
    product: 'shareSecured',
    chance: 0.12,
    waits: [30, 90],
    gap: [6, 40],
    amountSatang: (stream) => stream.int(5, 25) * 10_000_00,
    withinShares: true,
  },
  {
    product: 'special',
    chance: 0.1,
    waits: [40, 120],
    gap: [12, 60],
    amountSatang: (stream) => stream.int(40, 280) * 10_000_00,
  },
  {
    product: 'academic',
    chance: 0.08,
    waits: [50, 120],
    gap: [12, 60],
    amountSatang: (stream) => stream.pick([180_000_00, 220_000_00]),
  },
];

/** All contracts ever paid out under one borrowing habit, in order. */
function chainOf(view: View, member: Member, habit: Habit): LoanPlan[] {
  const stream = openStream(view.seed, member.no, `loan/${habit.product}`);
  if (!stream.chance(habit.chance)) return [];
  const plans: LoanPlan[] = [];
  let month = monthIndex(member.joinedOn) + stream.int(...habit.waits);
  while (startOfMonthIndex(month) <= view.asOf) {
    const most = habit.withinShares ? securedByShares(view, member, month) : undefined;
    if (most === 0) {
      month += ASKS_AGAIN_AFTER;
      continue;
    }
    const instalments = stream.pick(LOAN_PRODUCTS[habit.product].terms);
    const wanted = habit.amountSatang(stream, member);
    const principalSatang = most === undefined ? wanted : Math.min(wanted, most);
    const disbursedOn = startOfMonthIndex(month).slice(0, 8) + stream.pick(PAYOUT_DAYS);
    if (disbursedOn <= view.asOf) {
      plans.push({ product: habit.product, principalSatang, instalments, disbursedOn });
    }
    month += instalments + stream.int(...habit.gap);
  }
  return plans;
}

function endOf({ disbursedOn, instalments }: LoanPlan): number {
  return monthIndex(disbursedOn) + instalments;
}

function endedWithin(view: View, plan: LoanPlan, months: number): boolean {
  return endOf(plan) >= monthIndex(view.asOf) - months;
}

/** Whether a contract is still needed for a dividend: one on show, or one that went into an account or shares. */
function isOnFile(view: View, plan: LoanPlan): boolean {
  return endOf(plan) >= FIRST_INSTRUCTED_YEAR * 12 || endedWithin(view, plan, ON_FILE_MONTHS);
}

/** Whether a contract is shown: the stories of the personas are never archived. */
export function isOnPortal(view: View, member: Member, plan: LoanPlan): boolean {
  return personaOf(member.no)?.loans !== undefined || endedWithin(view, plan, ARCHIVE_AFTER_MONTHS);
}

/**
 * Contracts of a member that have been paid out by the view's day, oldest first within a product. Those that ended
 * years ago are left out, but for those of the month `since` or later: a short sum was shared among all that were owed.
 */
export function loanPlans(
  view: View,
  member: Member,
  since = Number.POSITIVE_INFINITY,
): LoanPlan[] {
  const told = personaOf(member.no)?.loans;
  if (told) return told(view).filter((plan) => plan.disbursedOn <= view.asOf);
  if (member.kind !== 'สามัญ') return [];
  const plans = HABITS.flatMap((habit) => chainOf(view, member, habit));
  // What was missed makes a contract end later than planned.
  return plans.filter((plan) => isOnFile(view, plan) || endOf(plan) >= since - OVERRUN_MONTHS);
}

/** Contracts with personal guarantors, archived ones included, because earlier guarantees limit later ones. */
export function guaranteedPlans(view: View, member: Member): LoanPlan[] {
  const isGuaranteed = ({ product }: { product: LoanProductKey }) =>
    LOAN_PRODUCTS[product].guarantors.length > 0;
  const told = personaOf(member.no)?.loans;
  if (told) {
    return told(view).filter((plan) => plan.disbursedOn <= view.asOf && isGuaranteed(plan));
  }
  if (member.kind !== 'สามัญ') return [];
  return HABITS.filter(isGuaranteed).flatMap((habit) => chainOf(view, member, habit));
}
