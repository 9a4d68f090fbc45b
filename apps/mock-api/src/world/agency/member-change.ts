import { billDayOf } from '../money/bill-day.ts';
import type { ShortReason } from '../money/money-facts.ts';
import type { BilledMember, Billing } from './billing.ts';
import type { MemberCause } from './member-causes.ts';

/** Comparison of a member's bill of a month with the one before. */
export interface MemberChange {
  /** Amount billed here the month before, satang; 0 if nothing was. */
  readonly previousSatang: number;
  readonly causes: readonly MemberCause[];
  /** Oldest month of the arrears on this bill. */
  readonly arrearSince: number | undefined;
  /** The agency's recorded reason why not everything was deducted the month before. */
  readonly reason: ShortReason;
}

/** Compares a member's bill with the one before; undefined for the oldest bill that is kept. */
export function memberChange(
  { lastMonth }: Billing,
  { keps, causes, carried }: BilledMember,
  month: number,
): MemberChange | undefined {
  const back = lastMonth - month;
  const own = causes[back];
  if (!own) return undefined;
  const before = keps[back + 1];
  const hasArrears = keps[back]?.entries.some((one) => one.isArrears) ?? false;
  const billedOn = billDayOf(month);
  const overdue = carried.filter(
    (one) => one.month < month && (one.settledOn === '' || one.settledOn > billedOn),
  );
  return {
    previousSatang: before?.totalSatang ?? 0,
    causes: own,
    arrearSince:
      hasArrears && overdue.length > 0 ? Math.min(...overdue.map((one) => one.month)) : undefined,
    reason: before?.reason ?? '',
  };
}

/** Returns the members billed in the month before but not in this one, by number. */
export function goneMembers({ members, lastMonth }: Billing, month: number): BilledMember[] {
  const back = lastMonth - month;
  return members.filter(({ keps }) => !keps[back] && keps[back + 1]);
}
