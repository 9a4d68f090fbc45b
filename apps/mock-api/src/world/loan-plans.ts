import { addMonths, endOfMonthIndex, monthIndex, startOfMonthIndex } from '@coop/finance/calendar';
import type { Member } from './member.ts';
import { personaOf } from './personas.ts';
import { LOAN_PRODUCTS, type LoanProductKey } from './products.ts';
import { openStream, type Stream } from './stream.ts';
import type { View } from './view.ts';

/** What a contract is made of before a single payment. */
export interface LoanPlan {
  readonly product: LoanProductKey;
  readonly principalSatang: number;
  readonly instalments: number;
  readonly disbursedOn: string;
}

/** Contracts that ended longer ago than this are in the archive, not on the portal. */
const ARCHIVE_AFTER_MONTHS = 60;

interface Habit {
  readonly product: LoanProductKey;
  readonly chance: number;
  /** Months after joining before the first contract. */
  readonly waits: readonly [number, number];
  /** Months between one contract's last instalment and the next contract. */
  readonly gap: readonly [number, number];
  readonly amountSatang: (stream: Stream, member: Member) => number;
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

/** Payout days of the cooperative. */
const PAYOUT_DAYS = ['11', '27'] as const;

function chainOf(view: View, member: Member, habit: Habit): LoanPlan[] {
  const stream = openStream(view.seed, member.no, `loan/${habit.product}`);
  if (!stream.chance(habit.chance)) return [];
  const plans: LoanPlan[] = [];
  let month = monthIndex(member.joinedOn) + stream.int(...habit.waits);
  const archive = monthIndex(view.asOf) - ARCHIVE_AFTER_MONTHS;
  while (startOfMonthIndex(month) <= view.asOf) {
    const instalments = stream.pick(LOAN_PRODUCTS[habit.product].terms);
    const principalSatang = habit.amountSatang(stream, member);
    const disbursedOn = startOfMonthIndex(month).slice(0, 8) + stream.pick(PAYOUT_DAYS);
    const end = month + instalments;
    if (disbursedOn <= view.asOf && end >= archive) {
      plans.push({ product: habit.product, principalSatang, instalments, disbursedOn });
    }
    month = end + stream.int(...habit.gap);
  }
  return plans;
}

/** Contracts of a member that have been paid out by the view's day, oldest first within a product. */
export function loanPlans(view: View, member: Member): LoanPlan[] {
  const told = personaOf(member.no)?.loans;
  if (told) return told(view).filter((plan) => plan.disbursedOn <= view.asOf);
  if (member.kind !== 'สามัญ') return [];
  return HABITS.flatMap((habit) => chainOf(view, member, habit));
}

/** Last month end that a plan can reach if nothing is missed. */
export function nominalEnd(plan: LoanPlan): string {
  return endOfMonthIndex(monthIndex(addMonths(plan.disbursedOn, plan.instalments)));
}
