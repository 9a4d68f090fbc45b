import type { View } from '../chance/view.ts';
import type { NationalMembership } from '../cremation/cremation-members.ts';
import type { Member } from '../people/person/person.ts';
import type { DepositPlan } from '../people/person/plans.ts';
import type { Billing } from './billing.ts';
import type { Bookings } from './bookings.ts';
import type { Holding } from './holding.ts';
import type { MoneyFacts } from './money-facts.ts';
import type { Paying } from './paying.ts';
import type { Settlement } from './settlement-lines.ts';

/** A member's money on a day, both during and at the end of the derivation: its basis, and what changes. */
export interface History {
  readonly view: View;
  readonly member: Member;
  readonly facts: MoneyFacts;
  readonly national: readonly NationalMembership[];
  /** Returns whether the whole collection of a month was not paid, and the cremation dues of one, satang. */
  readonly isMissed: (month: number) => boolean;
  readonly cremationIn: (month: number) => number;
  readonly deposits: readonly { readonly plan: DepositPlan; readonly accountNo: string }[];
  readonly bookings: Bookings;
  readonly billing: Billing;
  readonly holding: Holding;
  readonly paying: Paying;
  /** Deposit accounts closed on settlement, with the part of each that pays debts, satang. */
  closing?: { readonly on: string; readonly used: ReadonlyMap<string, number> };
  settlement?: Settlement;
}
