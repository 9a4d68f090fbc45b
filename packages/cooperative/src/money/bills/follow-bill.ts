import { agencyMissed } from '../../plans/missed.ts';
import { type Arrear, owedSatang, sumOwed } from '../arrears.ts';
import type { History } from '../history-state.ts';
import { type Kep, type KepEntry, sumOf } from './collection.ts';

// A bill that is to be deducted follows what came since it was made: what was paid of it is not asked for twice.

const isOfLine = ({ group, refNo }: KepEntry) => {
  return (arrear: Arrear) => arrear.group === group && arrear.refNo === refNo;
};

/** Returns a line of arrears with what was received of it and is still owed; nothing where that is nothing. */
function stillAsked(line: KepEntry, owed: readonly Arrear[]): KepEntry[] {
  const { receivedSatang } = line;
  const lineArrears = owed.filter(isOfLine(line));
  const interestSatang = lineArrears.reduce(
    (sum, arrear) => sum + arrear.interestSatang,
    Math.min(receivedSatang, line.interestSatang),
  );
  return lineOf(line, receivedSatang + sumOwed(lineArrears), interestSatang);
}

/** Returns a line with another sum; nothing if there is none. */
function lineOf(line: KepEntry, amountSatang: number, interestSatang: number): KepEntry[] {
  if (amountSatang === line.amountSatang) return [line];
  if (amountSatang === 0) return [];
  if (line.group !== 'LOAN') return [{ ...line, amountSatang }];
  const principalSatang = amountSatang - interestSatang;
  const interest = {
    interestSatang,
    ...(line.isArrears && { interestArrearSatang: interestSatang }),
  };
  return [{ ...line, principalSatang, ...interest, amountSatang }];
}

/**
 * Returns a month's own line without what was paid since it was carried over, interest first. What a standing order did
 * not get is not owed.
 */
function stillCarried(line: KepEntry, carried: readonly Arrear[]): KepEntry[] {
  const { amountSatang, interestSatang, receivedSatang } = line;
  const arrears = carried.filter(isOfLine(line));
  const owed = sumOwed(arrears);
  const paid = arrears.reduce((sum, arrear) => sum + arrear.carriedSatang, 0) - owed;
  const left = owed === 0 || line.isExtra ? receivedSatang : amountSatang - paid;
  return lineOf(line, left, Math.max(0, interestSatang - paid));
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

/** Returns what is owed of the months up to one. */
function owedUpTo(
  { billing: { arrears }, bookings: { contracts } }: History,
  month: number,
): Arrear[] {
  const open = [...arrears, ...contracts.flatMap((contract) => contract.arrears)];
  return open.filter((arrear) => arrear.month <= month && owedSatang(arrear) > 0);
}

/** Tells whether lines ask for the same; the sum may be the same also where less is given back. */
const isSame = (entries: readonly KepEntry[], kep: Kep): boolean =>
  entries.length === kep.entries.length &&
  entries.every(({ amountSatang }, i) => amountSatang === kep.entries[i]?.amountSatang);

/** Rewrites a bill that is open by what has been paid of its arrears since it was made. */
export function followBill(history: History, kep: Kep): void {
  if (!kep.entries.some((line) => line.isArrears || line.group === 'REFUND')) return;
  const entries = linesAfter(kep.entries, owedUpTo(history, kep.month - 1));
  if (isSame(entries, kep)) return;
  Object.assign(kep, { entries, totalSatang: sumOf(entries), madeSatang: madeSatang(kep) });
}

/** Tells whether nobody said by the due day what was deducted for a bill: the school is late, or keeps the money. */
function isUnsaid({ facts, view, isMissed }: History, kep: Kep): boolean {
  if (!kep.isDue || kep.payer !== 'agency') return false;
  const recorded = facts.recorded.find(
    ({ agency, month }) => agency === kep.agency && month === kep.month,
  );
  if (recorded) return recorded.satang === 0 && recorded.reason === '';
  return isMissed(kep.month) && agencyMissed(view, kep.agency, kep.month);
}

/** Returns what was received of the lines of a bill, satang. */
const receivedOf = (entries: readonly KepEntry[]): number =>
  entries.reduce((sum, line) => (line.group === 'REFUND' ? sum : sum + line.receivedSatang), 0);

/** Sets what is still to be deducted of a due bill of which nobody has said anything yet. */
export function askAgain(history: History, kep: Kep): void {
  if (kep.asked || !isUnsaid(history, kep)) return;
  const ofMonth = history.billing.carried.filter((arrear) => arrear.month === kep.month);
  const before = owedUpTo(history, kep.month - 1);
  const entries = kep.entries.flatMap((line) => {
    // What was given back has paid lines; the rest of it is held again.
    if (line.group === 'REFUND') return lineOf(line, -receivedOf(kep.entries), 0);
    return line.isArrears ? stillAsked(line, before) : stillCarried(line, ofMonth);
  });
  kep.asked = { entries, ownSatang: sumOwed(ofMonth), beforeSatang: sumOwed(before) };
}

/** Returns the sum of a bill as it was made, satang. */
export function madeSatang({ madeSatang: made, totalSatang }: Kep): number {
  return made ?? totalSatang;
}
