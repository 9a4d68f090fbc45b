import { type Arrear, arrearOf, owedSatang, type Paid, sumOwed } from '../arrears.ts';
import { addSaving, addShares, bookDues, settleLine } from '../bookings.ts';
import type { History } from '../history-state.ts';
import { addHeld } from '../holding.ts';
import { fallDue, payContract } from '../loans/loan-history.ts';
import { isClosed, type LoanItem } from '../loans/loans.ts';
import { heldBack, type Recorded } from '../money-facts.ts';
import { followReason } from '../paying.ts';
import { type Kep, type KepEntry, shareOut } from './collection.ts';
import { followBill, madeSatang } from './follow-bill.ts';

// When a bill falls due, the received sum is distributed over its lines and the rest is carried over.

/** Returns the sum received for a bill: as the agency recorded it, or else by the seed. */
function receivedFor(history: History, kep: Kep): Recorded {
  const { member, facts } = history;
  if (kep.payer === 'self') {
    const claimed = heldBack(facts, member.membershipNo, kep.dueOn);
    const free = Math.max(0, history.holding.heldSatang - claimed);
    return { satang: Math.min(free, kep.totalSatang), reason: '' };
  }
  const recorded = facts.recorded.find(
    ({ agency, month }) => agency === kep.agency && month === kep.month,
  );
  if (recorded) {
    return { satang: Math.min(recorded.satang, madeSatang(kep)), reason: recorded.reason };
  }
  return { satang: history.isMissed(kep.month) ? 0 : kep.totalSatang, reason: '' };
}

/** Carries over the unpaid part of a line of this month. */
function carry(history: History, line: KepEntry, month: number, period: number): void {
  const owed = line.amountSatang - line.receivedSatang;
  if (owed === 0) return;
  const { group, refNo, desc } = line;
  const arrear = arrearOf({ group, refNo, desc, month, period }, owed);
  history.billing.arrears.push(arrear);
  history.billing.carried.push(arrear);
}

/** Pays arrears of a line other than a loan's; returns what had been paid in between. */
function settleArrears(history: History, line: KepEntry, paid: Paid, item: LoanItem): number {
  let left = line.receivedSatang;
  for (const arrear of history.billing.arrears) {
    if (arrear.group !== line.group || arrear.refNo !== line.refNo) continue;
    left = settleLine(history.bookings, arrear, paid, left, item);
  }
  history.billing.arrears = history.billing.arrears.filter((arrear) => arrear.settledOn === '');
  return left;
}

/** Keeps the surplus of lines that are no longer owed; it comes back with the next bill. */
function refundSurplus(
  history: History,
  kep: Kep,
  lines: readonly KepEntry[],
  satang: number,
): void {
  addHeld(history.holding, kep.dueOn, satang);
  kep.keptSatang += satang;
  let left = satang;
  for (const line of lines) {
    const part = Math.min(left, line.receivedSatang);
    line.receivedSatang -= part;
    left -= part;
  }
}

function postLoans(history: History, kep: Kep, on: string): void {
  const { entries } = kep;
  for (const contract of history.bookings.contracts) {
    const contractEntries = entries.filter((entry) => entry.refNo === contract.contractNo);
    if (contractEntries.length === 0) continue;
    const lines = contractEntries.filter((entry) => !entry.isExtra);
    const received = lines.reduce((sum, line) => sum + line.receivedSatang, 0);
    const bill = lines.find((line) => !line.isArrears);
    let due: Arrear | undefined;
    if (bill && !isClosed(contract)) {
      const { period: no, days, principalSatang, interestSatang } = bill;
      const row = { no, dueOn: on, days, principalSatang, interestSatang };
      const isAll = !bill.leftOutSatang;
      due = fallDue(contract, { ...row, totalSatang: 0, balanceSatang: 0 }, bill.desc, isAll);
    }
    refundSurplus(
      history,
      kep,
      lines,
      payContract(contract, { on, slipNo: '' }, received, 'monthly', true),
    );
    for (const extra of contractEntries.filter((entry) => entry.isExtra)) {
      const paid = { on, slipNo: '' };
      const left = payContract(contract, paid, extra.receivedSatang, 'standing', false);
      refundSurplus(history, kep, [extra], left);
    }
    if (due && owedSatang(due) > 0) {
      due.carriedSatang = owedSatang(due);
      history.billing.carried.push(due);
    }
  }
}

function postOthers(history: History, kep: Kep, on: string): void {
  const item = kep.payer === 'self' ? 'counter' : 'monthly';
  const isOther = ({ group }: KepEntry) => group !== 'LOAN';
  for (const line of kep.entries) {
    if (!line.isArrears || !isOther(line)) continue;
    refundSurplus(history, kep, [line], settleArrears(history, line, { on, slipNo: '' }, item));
  }
  for (const line of kep.entries) {
    if (line.isArrears || !isOther(line)) continue;
    const { group, refNo: accountNo, receivedSatang: amountSatang } = line;
    if (group === 'SHARE') history.billing.sharePeriods += 1;
    if (group === 'SHARE' && amountSatang > 0) {
      addShares(
        history.bookings,
        { on, slipNo: '' },
        'monthly',
        amountSatang,
        history.billing.sharePeriods,
      );
    }
    // Dues of long ago have no bill and are not recorded.
    if (history.billing.keps.has(kep.month))
      bookDues(history.bookings, group, { on, satang: amountSatang });
    if (group === 'DEPOSIT' && amountSatang > 0)
      addSaving(history.bookings, { on, accountNo, amountSatang }, item);
    carry(history, line, kep.month, group === 'SHARE' ? history.billing.sharePeriods : 0);
  }
}

/** Sets the actual balances after the due day: between bill and due day there may have been other movements. */
function showBalances(history: History, { entries }: Kep): void {
  let sharesSatang = history.bookings.shares.at(-1)?.balanceSatang ?? 0;
  for (const line of entries.toReversed()) {
    if (line.group === 'SHARE') {
      line.bookedBalanceSatang = sharesSatang;
      sharesSatang -= line.receivedSatang;
    }
    if (line.group !== 'LOAN') continue;
    const contract = history.bookings.contracts.find(
      (openContract) => openContract.contractNo === line.refNo,
    );
    if (contract) line.bookedBalanceSatang = contract.balanceSatang;
  }
}

/** Applies the consequences of a month's record for the following bills. */
function follow(history: History, { reason, satang }: Recorded, kep: Kep): void {
  followReason(history, reason, kep.agency);
  const isAll = satang > 0 && satang >= kep.totalSatang;
  if (isAll && reason !== 'พักราชการ') history.paying.suspended = false;
}

/** Returns what is still owed of the months before, satang. */
function openBefore(
  { billing: { arrears }, bookings: { contracts } }: History,
  month: number,
): number {
  const before = (owed: readonly Arrear[]) =>
    sumOwed(owed.filter((arrear) => arrear.month < month));
  return contracts.reduce((sum, contract) => sum + before(contract.arrears), before(arrears));
}

/** Returns whether a due bill has a receipt: money came for it, or what was held has paid a line. */
function isPosted({ receivedSatang, totalSatang, entries }: Kep): boolean {
  return (
    receivedSatang > 0 || totalSatang === 0 || entries.some((entry) => entry.receivedSatang > 0)
  );
}

/** Posts a bill on its due day. */
export function post(history: History, kep: Kep): void {
  const on = kep.dueOn;
  followBill(history, kep);
  const received = receivedFor(history, kep);
  const refund = kep.entries.find((entry) => entry.group === 'REFUND');
  if (refund) {
    addHeld(history.holding, on, refund.amountSatang);
    refund.receivedSatang = refund.amountSatang;
  }
  if (kep.payer === 'self') addHeld(history.holding, on, -received.satang);
  const isOwed = ({ refNo }: KepEntry) =>
    !history.bookings.contracts.some(
      (contract) => contract.contractNo === refNo && isClosed(contract),
    );
  const left = shareOut(kep.entries, received.satang - (refund?.amountSatang ?? 0), isOwed);
  addHeld(history.holding, on, left);
  kep.isDue = true;
  kep.receivedSatang = received.satang;
  kep.keptSatang = left;
  kep.reason = received.reason;
  postLoans(history, kep, on);
  postOthers(history, kep, on);
  kep.posted = isPosted(kep);
  kep.openBeforeSatang = openBefore(history, kep.month);
  showBalances(history, kep);
  follow(history, received, kep);
}
