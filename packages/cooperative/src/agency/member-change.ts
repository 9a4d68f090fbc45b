import { sumOwed } from '../money/arrears.ts';
import { billedUpTo } from '../money/bills/bill-day.ts';
import type { BilledMember, Billing } from './billing.ts';

/** Compares a member's bill with the one before; undefined for the oldest bill that is kept. */
export function memberChange(
  { lastMonth }: Billing,
  { keps, causes, carried }: BilledMember,
  month: number,
) {
  const back = lastMonth - month;
  const memberCauses = causes[back];
  if (!memberCauses) return undefined;
  const before = keps[back + 1];
  const hasArrears = keps[back]?.entries.some((entry) => entry.isArrears) ?? false;
  const billedOn = billedUpTo(month);
  const overdue = carried.filter(
    (arrear) => arrear.month < month && (arrear.settledOn === '' || arrear.settledOn > billedOn),
  );
  const isOwed = sumOwed(carried.filter((arrear) => arrear.month === month - 1)) > 0;
  return {
    /** Amount billed here the month before, satang; 0 if nothing was. */
    previousSatang: before?.totalSatang ?? 0,
    causes: memberCauses,
    /** Oldest month of the arrears on this bill. */
    arrearSince:
      hasArrears && overdue.length > 0
        ? Math.min(...overdue.map((arrear) => arrear.month))
        : undefined,
    /**
     * The agency's recorded reason why not everything was deducted the month before: as long as something of it is owed,
     * or where it says why the member is billed here no more.
     */
    reason: isOwed || !keps[back] ? (before?.reason ?? ('' as const)) : '',
  };
}

/** Returns the members billed in the month before but not in this one, by number. */
export function goneMembers({ members, lastMonth }: Billing, month: number): BilledMember[] {
  const back = lastMonth - month;
  return members.filter(({ keps }) => !keps[back] && keps[back + 1]);
}
