import { madeSatang } from '../money/bills/follow-bill.ts';
import type { Sheet } from './sheet.ts';

/**
 * Returns what has become of the arrears on a bill since it was made, satang: what was recorded late or paid, and what is
 * still to be deducted with it. Undefined once the bill is due: then it pays them itself.
 */
export function arrearsSince({
  billing,
  rows,
  period,
}: Sheet): { readonly settledSatang: number; readonly leftSatang: number } | undefined {
  if (period.dueOn <= billing.asOf) return undefined;
  const settledSatang = rows.reduce((sum, { kep }) => sum + madeSatang(kep) - kep.totalSatang, 0);
  return { settledSatang, leftSatang: period.arrearSatang };
}
