import { madeSatang } from '../money/bills/follow-bill.ts';
import type { Sheet } from './sheet.ts';

/**
 * Returns what has become of a bill since it was made, satang: what of it was recorded late or paid, and what is still to
 * be deducted with it of earlier months. Undefined once it is due and recorded: then it pays them itself.
 */
export function arrearsSince({
  billing,
  rows,
  period,
}: Sheet): { readonly settledSatang: number; readonly leftSatang: number } | undefined {
  const isBooked = period.dueOn <= billing.asOf && !rows.some(({ kep }) => kep.asked);
  if (isBooked) return undefined;
  const settledSatang = rows.reduce((sum, { kep }) => sum + madeSatang(kep) - kep.totalSatang, 0);
  return { settledSatang, leftSatang: period.arrearSatang };
}
