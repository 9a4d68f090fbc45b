import type { SheetRow } from '../agency/billing.ts';
import type { Books } from '../books.ts';
import { lateMovements } from '../facts/agency-facts.ts';
import type { Fact } from '../log/fact-log.ts';
import { sumOwed } from '../money/arrears.ts';
import type { Sheet } from './sheet.ts';

/** Returns the arrears on a member's bill, satang. */
function billedArrears({ kep }: SheetRow): number {
  return kep.entries.reduce((sum, one) => sum + (one.isArrears ? one.amountSatang : 0), 0);
}

/** Returns what is still owed of them. A late record counts at once, although it is booked when its day is over. */
function stillOwed(row: SheetRow, results: readonly Fact<'deduct-result'>[], asOf: string): number {
  const { member, kep } = row;
  const late = lateMovements({ results, withheld: [] }, member.no, kep.agency).filter(
    ({ on }) => on > asOf,
  );
  const recorded = late.reduce((sum, one) => sum + ('satang' in one ? one.satang : 0), 0);
  const owed = sumOwed(member.carried.filter(({ month }) => month < kep.month));
  return Math.max(0, Math.min(owed, billedArrears(row)) - recorded);
}

/**
 * Returns what has become of the arrears on a bill since it was made, satang: what was recorded late or paid, and what is
 * still to be deducted with it. Undefined once the bill is due: then it pays them itself.
 */
export function arrearsSince(
  { overlay, clock }: Books,
  { agency, billing, month, rows, period }: Sheet,
): { readonly settledSatang: number; readonly leftSatang: number } | undefined {
  if (period.dueOn <= billing.asOf) return undefined;
  const recorded = overlay.until('deduct-result', agency.no, clock.now());
  const results = recorded.filter(({ value }) => value.month < month);
  const leftSatang = rows.reduce((sum, row) => sum + stillOwed(row, results, billing.asOf), 0);
  return { settledSatang: period.arrearSatang - leftSatang, leftSatang };
}
