import { type Arrear, owedSatang, sumOwed } from '../arrears.ts';
import type { History } from '../history-state.ts';
import { type Kep, type KepEntry, sumOf } from './collection.ts';

// An open bill follows what came since it was made: what was paid of its arrears is not asked for twice.

/** Returns what is still to be collected of a line of arrears; nothing once all of it was paid. */
function stillAsked(line: KepEntry, owed: readonly Arrear[]): KepEntry[] {
  const lineArrears = owed.filter(
    ({ group, refNo }) => group === line.group && refNo === line.refNo,
  );
  const amountSatang = sumOwed(lineArrears);
  if (amountSatang === line.amountSatang) return [line];
  if (amountSatang === 0) return [];
  if (line.group !== 'LOAN') return [{ ...line, amountSatang }];
  const interestSatang = lineArrears.reduce((sum, arrear) => sum + arrear.interestSatang, 0);
  const principalSatang = amountSatang - interestSatang;
  const interest = { interestSatang, interestArrearSatang: interestSatang };
  return [{ ...line, principalSatang, ...interest, amountSatang }];
}

/** Gives back no more than what the bill still asks for. */
function refundUpTo(line: KepEntry, askedSatang: number): KepEntry[] {
  const amountSatang = Math.max(line.amountSatang, -askedSatang);
  return amountSatang === 0 ? [] : [{ ...line, amountSatang }];
}

/** Returns the lines as they are still to be collected, given the arrears that are owed of earlier months. */
function linesAfter(entries: readonly KepEntry[], owed: readonly Arrear[]): KepEntry[] {
  const stillOwed = entries.flatMap((line) => {
    if (line.group === 'REFUND') return [];
    return line.isArrears ? stillAsked(line, owed) : [line];
  });
  const isShareArrear = (entry: KepEntry) => entry.group === 'SHARE' && entry.isArrears;
  const sharesPaid = sumOf(entries.filter(isShareArrear)) - sumOf(stillOwed.filter(isShareArrear));
  const lines = stillOwed.map((line) => {
    const isShare = line.group === 'SHARE' && !line.isArrears && line.balanceSatang !== undefined;
    return isShare && sharesPaid > 0
      ? { ...line, balanceSatang: (line.balanceSatang ?? 0) + sharesPaid }
      : line;
  });
  const refunds = entries.filter((entry) => entry.group === 'REFUND');
  return [...lines, ...refunds.flatMap((refund) => refundUpTo(refund, sumOf(lines)))];
}

/** Rewrites a bill that is open by what has been paid of its arrears since it was made. */
export function followBill(
  { billing: { arrears }, bookings: { contracts } }: History,
  kep: Kep,
): void {
  if (!kep.entries.some((line) => line.isArrears || line.group === 'REFUND')) return;
  const open = [...arrears, ...contracts.flatMap((contract) => contract.arrears)];
  const owed = open.filter((arrear) => arrear.month < kep.month && owedSatang(arrear) > 0);
  const entries = linesAfter(kep.entries, owed);
  // The sum may be the same, where less is given back.
  const isSame = (entry: KepEntry, i: number) =>
    entry.amountSatang === kep.entries[i]?.amountSatang;
  if (entries.length === kep.entries.length && entries.every(isSame)) return;
  const totalSatang = sumOf(entries);
  Object.assign(kep, { entries, totalSatang, madeSatang: madeSatang(kep) });
}

/** Returns the sum of a bill as it was made, satang. */
export function madeSatang({ madeSatang: made, totalSatang }: Kep): number {
  return made ?? totalSatang;
}
