import type { DepositAccountRecord } from '@coop/cooperative/money/deposits/deposits';
import type { Records } from '@coop/cooperative/money/records';
import { isOpenOn } from '@coop/cooperative/rules/working-days';
import { dayOf, isoOf, partOf, rateTable, rounded, YEAR } from '../exact.ts';
import { type Complaints, complaints } from './complaints.ts';

/** The day on which a fixed account matures, worked out by the calendar; undefined for other accounts. */
function maturesOn({ plan, product }: DepositAccountRecord): string | undefined {
  if (product.maturesAfter === undefined) return undefined;
  const [year = 0, month = 0, day = 0] = plan.openedOn.split('-').map(Number);
  const closing = new Date(Date.UTC(year, month - 1 + product.maturesAfter, day));
  while (!isOpenOn(closing.toISOString().slice(0, 10)))
    closing.setUTCDate(closing.getUTCDate() + 1);
  return closing.toISOString().slice(0, 10);
}

/** The day on which an account closes: it matures, its term ends with the service, or the membership is settled. */
function closesOn(account: DepositAccountRecord, settledOn: string | undefined) {
  const days = [maturesOn(account), account.plan.closedOn, settledOn];
  return days.filter((day) => day !== undefined).sort()[0];
}

/** Entries after which the account is empty. */
const ENDS: readonly string[] = ['set-off', 'close'];

/** Running balance, signs, nothing below zero or below what must stay after a withdrawal. */
function checkRows(check: Complaints, account: DepositAccountRecord, asOf: string): void {
  const { plan, product, entries } = account;
  let balance = 0;
  let last = plan.openedOn;
  for (const [index, entry] of entries.entries()) {
    const where = `row ${index} of ${entry.on}`;
    balance += entry.deltaSatang;
    check.same(`${where}: balance`, entry.balanceSatang, balance);
    check.holds(`${where}: not negative`, balance >= 0);
    check.same(`${where}: is the opening`, entry.item === 'open', index === 0);
    const out = ['cash-out', 'request-out', 'fee', 'set-off', 'close'].includes(entry.item);
    check.holds(`${where}: ${entry.item} has its sign`, entry.deltaSatang < 0 === out);
    check.holds(`${where}: in order`, entry.on >= last && entry.on <= asOf);
    check.holds(
      `${where}: enough stays`,
      !out || ENDS.includes(entry.item) || balance >= product.keepSatang,
    );
    last = entry.on;
  }
  check.same('the balance', account.balanceSatang, balance);
}

/** Days on which a product credits interest, from the opening on. */
function creditDays({ plan, product }: DepositAccountRecord, end: number): Set<number> {
  const days = new Set<number>();
  for (
    let year = Number(plan.openedOn.slice(0, 4));
    year <= Number(isoOf(end).slice(0, 4));
    year += 1
  ) {
    for (const monthDay of product.creditedOn) days.add(dayOf(`${year}-${monthDay}`));
  }
  days.delete(dayOf(plan.openedOn));
  return days;
}

/** Every evening's balance earns that day's rate; credited on the product's days, rounded once, and then earning too. */
function checkInterest(
  check: Complaints,
  account: DepositAccountRecord,
  asOf: string,
  settledOn: string | undefined,
): void {
  const { plan, product } = account;
  const rateOf = rateTable(product.rates);
  const matures = closesOn(account, settledOn);
  const closed = matures !== undefined && matures <= asOf;
  const end = dayOf(closed ? matures : asOf);
  const rows = Map.groupBy(account.entries, (entry) => dayOf(entry.on));
  const credits = creditDays(account, end);
  let balance = 0n;
  let earned = 0n;
  for (let day = dayOf(plan.openedOn); day <= end; day += 1) {
    const isLast = closed && day === end;
    const today = rows.get(day) ?? [];
    for (const { item, deltaSatang } of today) {
      if (item !== 'interest' && item !== 'close') balance += BigInt(deltaSatang);
    }
    if (!isLast) earned += balance * rateOf(day) * partOf(day);
    if (today.length === 0 && !isLast && !credits.has(day)) continue;
    const isDue = isLast || credits.has(day);
    const credited = isDue ? rounded(earned, YEAR, 'half2dp') : 0;
    const found = today.filter((row) => row.item === 'interest');
    check.same(`interest of ${isoOf(day)}`, found[0]?.deltaSatang ?? 0, credited);
    check.same(`rate of ${isoOf(day)}`, BigInt(found[0]?.rate ?? rateOf(day)), rateOf(day));
    check.holds(`one interest row at most on ${isoOf(day)}`, found.length <= 1);
    if (isDue) earned = 0n;
    balance += BigInt(credited);
    if (!isLast) continue;
    const out = today.find((row) => row.item === 'close')?.deltaSatang ?? 0;
    check.same('paid out at the end', out, 0 - Number(balance));
  }
  check.same('closed', account.closed, closed);
  check.same('the balance worked out', account.balanceSatang, closed ? 0 : Number(balance));
  check.same('accrued', account.accruedSatang, closed ? 0 : rounded(earned, YEAR, 'half2dp'));
}

export function depositComplaints({ view, member, deposits, settlement }: Records): string[] {
  return deposits.flatMap((account) => {
    const check = complaints(`${account.accountNo} of ${member.membershipNo} on ${view.asOf}`);
    check.holds('it was opened as a member', account.plan.openedOn >= member.joinedOn);
    checkRows(check, account, view.asOf);
    checkInterest(check, account, view.asOf, settlement?.on);
    return check.found;
  });
}
