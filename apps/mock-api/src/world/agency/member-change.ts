import { billDayOf } from '../money/bill-day.ts';
import type { ShortReason } from '../money/money-facts.ts';
import type { BilledMember, Billing } from './billing.ts';
import type { MemberCause } from './member-causes.ts';

/** A member's bill of a month against the one before. */
export interface MemberChange {
  /** What was billed here the month before, satang; 0 where nothing was. */
  readonly previousSatang: number;
  readonly causes: readonly MemberCause[];
  /** The oldest month of what is left over on this bill. */
  readonly arrearSince: number | undefined;
  /** Why not everything could be deducted the month before, as the agency recorded it. */
  readonly reason: ShortReason;
}

/** A member's bill against the one before; undefined for the oldest, whose one before is not kept. */
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

/** Members billed in the month before and not in this one, by number. */
export function goneMembers({ members, lastMonth }: Billing, month: number): BilledMember[] {
  const back = lastMonth - month;
  return members.filter(({ keps }) => !keps[back] && keps[back + 1]);
}
