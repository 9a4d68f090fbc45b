import { monthIndex } from '@coop/finance/calendar';
import { shareDuty } from '@coop/finance/share-duty';
import { hash32, unitsOf } from '../chance/hash.ts';
import type { View } from '../chance/view.ts';
import type { Member } from '../people/person/person.ts';
import { salaryIn } from '../people/person/salary.ts';
import { BY_LAWS, satangOf } from '../rules/by-laws.ts';
import { dueOn } from '../rules/due-day.ts';
import { SHARE_DUTY } from '../rules/products.ts';
import { missedBy } from './missed.ts';
import { workingDayIn } from './working-day-in.ts';

// A member's shares if nobody does anything about them.

/** Monthly share of a pensioner, satang. */
const PENSION_DUTY = satangOf(BY_LAWS.shares.pension_duty);

/**
 * Returns the monthly share in a month: from the salary of that month, or that of a pensioner once nobody works any
 * more, and not less than the member asked for.
 */
export function monthlyShareSatang(member: Member, month: number, askedSatang = 0): number {
  const salarySatang = salaryIn(member, month);
  const isRetired = member.kind !== 'สมทบ' && salarySatang === 0;
  const dutySatang = isRetired ? PENSION_DUTY : shareDuty(salarySatang, SHARE_DUTY);
  return Math.max(askedSatang, dutySatang);
}

/** Returns whether the monthly share of a month is not collected. */
export function sharesPaused(member: Member, month: number): boolean {
  return member.sharesPausedFrom !== undefined && month >= member.sharesPausedFrom;
}

interface Purchase {
  readonly on: string;
  readonly amountSatang: number;
}

/** Returns the shares that a member buys in each month besides the monthly ones. */
export function specialPurchases(
  view: View,
  { no }: Member,
): (month: number) => Purchase | undefined {
  const draw = unitsOf(`${view.seed}/share-special`, no);
  return (month) => {
    if (draw(month) >= 0.012) return undefined;
    const roll = hash32(`${view.seed}/share-amount`, no, month);
    const on = workingDayIn(month, 5 + (roll % 20));
    return on <= view.asOf ? { on, amountSatang: (1 + (roll % 20)) * 1_000_00 } : undefined;
  };
}

/** Returns the planned share capital at the end of a month before the view's, satang. */
export function plannedSharesSatang(view: View, member: Member, month: number): number {
  const joined = monthIndex(member.joinedOn);
  let satang = monthlyShareSatang(member, joined);
  // Shares of missed months come with the next collection.
  let missedSatang = 0;
  const boughtIn = specialPurchases(view, member);
  const isMissed = missedBy(view, member.no);
  const isOver = view.asOf >= dueOn(monthIndex(view.asOf));
  const last = Math.min(month, monthIndex(view.asOf) - (isOver ? 0 : 1));
  for (let month = joined + 1; month <= last; month += 1) {
    satang += boughtIn(month)?.amountSatang ?? 0;
    if (!sharesPaused(member, month)) missedSatang += monthlyShareSatang(member, month);
    if (isMissed(month)) continue;
    satang += missedSatang;
    missedSatang = 0;
  }
  return satang;
}
