import { deathsIn } from '@coop/cooperative/cremation/cremation';
import { isYearly, sumOwed } from '@coop/cooperative/money/arrears';
import { lastBilledMonth } from '@coop/cooperative/money/bills/bill-day';
import type { Kep, KepEntry } from '@coop/cooperative/money/bills/collection';
import { madeSatang } from '@coop/cooperative/money/bills/follow-bill';
import { kepOf, type Records } from '@coop/cooperative/money/records';
import { deductibleSatang, hasIncome } from '@coop/cooperative/plans/loan-limits';
import { dueOn } from '@coop/cooperative/rules/due-day';
import { CREMATION_PER_DEATH_SATANG } from '@coop/cooperative/rules/products';
import { monthIndex } from '@coop/finance/calendar';
import { sum } from '../worlds.ts';
import { type Complaints, complaints } from './complaints.ts';

/** Months whose bills can be opened. */
const MONTHS = 36;

/** Money for others, and money that comes back. */
const NOT_IN_STATEMENTS: readonly KepEntry['group'][] = ['CREMATION', 'INSURANCE', 'REFUND'];

const keyOf = ({ group, refNo }: Pick<KepEntry, 'group' | 'refNo'>) => `${group} ${refNo}`;

/** Returns what a day's collection booked in the statements, by line: satang. */
function bookedOn({ member, shares, loans, deposits }: Records, on: string): Map<string, number> {
  const booked = new Map<string, number>();
  const add = (key: string, satang: number) => booked.set(key, (booked.get(key) ?? 0) + satang);
  for (const { on: day, item, amountSatang } of shares.entries) {
    const isOwn = item === 'monthly' || item === 'arrears';
    if (day === on && isOwn) add(`SHARE ${member.membershipNo}`, amountSatang);
  }
  for (const { contractNo, rows } of loans) {
    for (const { on: day, item, principalSatang, interestSatang } of rows) {
      const isOwn = day === on && (item === 'monthly' || item === 'standing');
      if (isOwn) add(`LOAN ${contractNo}`, principalSatang + interestSatang);
    }
  }
  for (const { accountNo, entries } of deposits) {
    for (const { on: day, item, deltaSatang } of entries) {
      if (day === on && (item === 'payroll' || item === 'paid-in'))
        add(`DEPOSIT ${accountNo}`, deltaSatang);
    }
  }
  return booked;
}

const sumOf = (lines: readonly KepEntry[], of: 'amountSatang' | 'receivedSatang') =>
  sum(lines.map((line) => line[of]));

/**
 * Checks that each line was received or carried over: arrears are on the next bill, except what was paid in between.
 */
function checkCarried(check: Complaints, records: Records, kep: Kep): void {
  const { month, entries } = kep;
  for (const line of entries) {
    const where = `${keyOf(line)} of ${dueOn(month)}`;
    check.holds(`${where}: received within the line`, line.receivedSatang <= line.amountSatang);
    if (line.group === 'REFUND' || line.isArrears || line.group === 'LOAN') continue;
    const carried = records.carried.filter(
      (record) => record.month === month && keyOf(record) === keyOf(line),
    );
    const short = line.amountSatang - line.receivedSatang;
    check.same(`${where}: carried`, sum(carried.map((record) => record.carriedSatang)), short);
  }
}

/** The balance after a line of shares is the one that the statement has after it. */
function checkShareBalances(check: Complaints, { shares, settlement }: Records, kep: Kep): void {
  if (settlement?.on === kep.dueOn) return;
  for (const line of kep.entries) {
    if (line.group !== 'SHARE' || line.receivedSatang === 0) continue;
    const item = line.isArrears ? 'arrears' : 'monthly';
    const row = shares.entries.findLast((entry) => entry.on === kep.dueOn && entry.item === item);
    const where = `balance after ${item} of ${kep.dueOn}`;
    check.same(where, line.bookedBalanceSatang, row?.balanceSatang);
  }
}

function checkDue(check: Complaints, records: Records, kep: Kep): void {
  const on = dueOn(kep.month);
  const { entries, receivedSatang, keptSatang } = kep;
  const lines = sumOf(entries, 'receivedSatang');
  check.same(`Σ received of ${on}`, lines + keptSatang, receivedSatang);
  check.holds(`${on}: not more than was billed`, receivedSatang <= madeSatang(kep));
  const isPaid = receivedSatang > 0 || entries.some((entry) => entry.receivedSatang > 0);
  check.same(`${on}: a receipt`, kep.posted, isPaid || kep.totalSatang === 0);
  // If the member also paid on the day, the statements do not tell the two apart.
  if (records.vouchers.some((voucher) => voucher.on === on)) return;
  const booked = bookedOn(records, on);
  const onPortal = new Set(records.loans.map((loan) => loan.contractNo));
  for (const key of new Set(entries.map(keyOf))) {
    const sameEntries = entries.filter((entry) => keyOf(entry) === key);
    const [first] = sameEntries;
    if (!first || NOT_IN_STATEMENTS.includes(first.group)) continue;
    if (first.group === 'LOAN' && !onPortal.has(first.refNo)) continue;
    const received = sumOf(sameEntries, 'receivedSatang');
    const rows = booked.get(key) ?? 0;
    check.same(`${key} booked on ${on}`, rows, received);
    booked.delete(key);
  }
  if (kep.payer === 'agency') check.same(`booked without a line on ${on}`, [...booked].join(), '');
}

function checkBill(check: Complaints, { view, member }: Records, kep: Kep): void {
  const on = dueOn(kep.month);
  const { entries } = kep;
  check.same(`total of ${on}`, kep.totalSatang, sumOf(entries, 'amountSatang'));
  check.holds(`total of ${on} not negative`, kep.totalSatang >= 0);
  const keys = entries.map((entry) => `${keyOf(entry)} ${entry.isArrears} ${entry.isExtra}`);
  check.same(`each line once in ${on}`, new Set(keys).size, keys.length);
  for (const line of entries) {
    const isBack = line.group === 'REFUND';
    check.holds(`${keyOf(line)} of ${on} has its sign`, line.amountSatang > 0 !== isBack);
  }
  const billEntries = entries.filter(
    (entry) => entry.amountSatang > 0 && !entry.isArrears && !isYearly(entry),
  );
  const isLimited = kep.payer === 'agency' && hasIncome(member);
  const mostSatang = isLimited ? deductibleSatang(member, kep.month) : Number.POSITIVE_INFINITY;
  const ownSatang = sumOf(billEntries, 'amountSatang');
  check.holds(`the month's own lines of ${on} leave 30 %`, ownSatang <= mostSatang);
  const dues = entries.filter((entry) => entry.group === 'CREMATION' && entry.refNo === '');
  const cremation = dues.filter((entry) => !entry.isArrears);
  const due = member.inCremation ? deathsIn(view)(kep.month) * CREMATION_PER_DEATH_SATANG : 0;
  check.same(`cremation of ${on}`, sumOf(cremation, 'amountSatang'), due);
}

/** The net sheet: an open bill asks of earlier months for what is still owed, and for nothing that came since. */
function checkNet(check: Complaints, { carried }: Records, { month, entries }: Kep): void {
  for (const line of entries.filter((entry) => entry.isArrears)) {
    const earlier = carried.filter(
      (arrear) =>
        arrear.month < month && arrear.group === line.group && arrear.refNo === line.refNo,
    );
    check.same(`${keyOf(line)}: still to be deducted`, line.amountSatang, sumOwed(earlier));
  }
}

/**
 * Checks that total = Σ lines, and that received money is in the statements to the satang and the rest is carried over.
 */
export function kepComplaints(records: Records): string[] {
  const { view, member } = records;
  const check = complaints(`kep of ${member.membershipNo} on ${view.asOf}`);
  const last = lastBilledMonth(view.asOf);
  for (let month = last - MONTHS; month <= last; month += 1) {
    const kep = kepOf(records, month);
    if (!kep) continue;
    const on = dueOn(month);
    check.holds(`${on} comes after joining`, month > monthIndex(member.joinedOn));
    check.same(`${on} is due`, kep.isDue, on <= view.asOf);
    checkBill(check, records, kep);
    if (kep.isDue) {
      checkCarried(check, records, kep);
      checkDue(check, records, kep);
      checkShareBalances(check, records, kep);
    } else {
      check.same(`received of ${on}`, sumOf(kep.entries, 'receivedSatang'), 0);
      checkNet(check, records, kep);
    }
  }
  check.same('before the first', kepOf(records, monthIndex(member.joinedOn)), undefined);
  check.same('after the last', kepOf(records, last + 1), undefined);
  return check.found;
}
