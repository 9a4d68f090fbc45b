import { deathsIn } from '@coop/cooperative/cremation/cremation';
import { isYearly } from '@coop/cooperative/money/arrears';
import { billedUpTo, lastBilledMonth } from '@coop/cooperative/money/bills/bill-day';
import type { Kep, KepEntry } from '@coop/cooperative/money/bills/collection';
import {
  deriveKepChanges,
  type KepCause,
  type KepChange,
} from '@coop/cooperative/money/bills/kep-changes';
import { NO_FACTS } from '@coop/cooperative/money/money-facts';
import { kepOf, type Records } from '@coop/cooperative/money/records';
import { dueOn } from '@coop/cooperative/rules/due-day';
import { CREMATION_PER_DEATH_SATANG } from '@coop/cooperative/rules/products';
import { monthIndex } from '@coop/finance/calendar';
import { sum } from '../worlds.ts';
import { type Complaints, complaints } from './complaints.ts';

/** Months compared with the ones before: as many as can be opened. */
const MONTHS = 36;

interface Pair {
  readonly month: number;
  readonly was: KepEntry | undefined;
  readonly is: KepEntry | undefined;
}

function lineOf(kep: Kep, { group, refNo, isArrears, isExtra }: KepChange): KepEntry | undefined {
  return kep.entries.find(
    (entry) =>
      entry.group === group &&
      entry.refNo === refNo &&
      entry.isArrears === isArrears &&
      (entry.isExtra ?? false) === isExtra,
  );
}

/** Months of a line that were overdue when a month was billed. */
function overdueIn({ carried }: Records, line: KepEntry | undefined, month: number): number {
  const billedOn = billedUpTo(month);
  return carried.filter(
    (arrear) =>
      arrear.group === line?.group &&
      arrear.refNo === line.refNo &&
      arrear.month < month &&
      !(arrear.settledOn !== '' && arrear.settledOn <= billedOn),
  ).length;
}

const isPaidOff = ({ contracts }: Records, line: KepEntry | undefined) =>
  contracts.find((contract) => contract.contractNo === line?.refNo)?.balanceSatang === 0;

const debtBefore = (line: KepEntry | undefined) => line?.owedSatang ?? 0;

/** Returns whether the records confirm a cause. */
function isTrue(records: Records, pair: Pair, { code, amountSatang, before, now }: KepCause) {
  const { month, was, is } = pair;
  const grows = (now ?? 0) > (before ?? 0);
  const signed = amountSatang > 0 === grows && before !== now;
  const plan = records.contracts.find(
    (contract) => contract.contractNo === (is ?? was)?.refNo,
  )?.plan;
  switch (code) {
    case 'NEW':
      return plan
        ? monthIndex(plan.disbursedOn) >= month - 1 && is?.period === 1
        : is !== undefined;
    case 'FINISHED':
      if (plan) return was?.balanceSatang === 0 || isPaidOff(records, was);
      // What a dividend did not cover comes once.
      return was?.group === 'DEPOSIT' || (was !== undefined && isYearly(was));
    case 'PAUSED':
      // By the member's own wish, or while the agency reports that there is no salary.
      return records.member.sharesPausedFrom === month || records.facts !== NO_FACTS;
    case 'LAST':
      // If both months ask for interest only, the last instalment is not the difference.
      return is?.balanceSatang === 0 && was?.principalSatang !== is.principalSatang;
    case 'ARREARS':
      return (
        before === overdueIn(records, is ?? was, month - 1) &&
        now === overdueIn(records, is ?? was, month)
      );
    case 'BALANCE':
      return signed && before === debtBefore(was) && now === debtBefore(is);
    case 'DAYS':
      return signed && before === was?.days && now === is?.days;
    case 'RATE':
      return signed;
    case 'YEAR':
      // Interest of a longer year is less.
      return before !== now && amountSatang < 0 === grows;
    case 'DEATHS':
      return (
        amountSatang === ((now ?? 0) - (before ?? 0)) * CREMATION_PER_DEATH_SATANG &&
        before === deathsIn(records.view)(month - 1) &&
        now === deathsIn(records.view)(month)
      );
    case 'EXTRA':
      return (
        (is ?? was)?.isExtra === true &&
        before === (was?.amountSatang ?? 0) &&
        now === (is?.amountSatang ?? 0)
      );
    case 'RAISED':
      return signed && is?.group === 'SHARE' && amountSatang === (now ?? 0) - (before ?? 0);
    case 'PAID':
      return before === debtBefore(was) && now === debtBefore(is);
    case 'CARRIED':
      return (
        before === (was?.leftOutSatang ?? 0) &&
        now === (is?.leftOutSatang ?? 0) &&
        [was, is].some((line) => line?.leftOutSatang ?? line?.carriedSatang)
      );
    case 'REFUND':
      return (is ?? was)?.group === 'REFUND';
  }
}

function checkMonth(check: Complaints, records: Records, kep: Kep, previous: Kep): void {
  const on = dueOn(kep.month);
  const changes = deriveKepChanges(records, kep.month) ?? [];
  const difference = (change: KepChange) => change.amountSatang - change.previousSatang;
  const total = kep.totalSatang - previous.totalSatang;
  check.same(`Σ differences of ${on}`, sum(changes.map(difference)), total);
  const nameOf = (change: KepChange | KepEntry) =>
    `${change.group} ${change.refNo} ${change.isArrears} ${change.isExtra ?? false}`;
  const names = new Set(changes.map(nameOf));
  check.same(`each line once in ${on}`, names.size, changes.length);
  const lines = [...kep.entries, ...previous.entries].map(nameOf);
  check.same(`all lines of both months in ${on}`, names.size, new Set(lines).size);
  for (const change of changes) {
    const pair = { month: kep.month, was: lineOf(previous, change), is: lineOf(kep, change) };
    const where = `${change.group} ${change.refNo} of ${on}`;
    const causes = change.causes.map((cause) => cause.amountSatang);
    check.same(`${where}: before`, change.previousSatang, pair.was?.amountSatang ?? 0);
    check.same(`${where}: now`, change.amountSatang, pair.is?.amountSatang ?? 0);
    check.same(`${where}: Σ causes`, sum(causes), difference(change));
    check.holds(`${where}: no empty cause`, !causes.includes(0));
    for (const cause of change.causes) {
      check.holds(`${where}: ${JSON.stringify(cause)}`, isTrue(records, pair, cause));
    }
  }
}

/** Σ differences = difference of the totals; Σ causes = difference of the line; every cause is a fact of the records. */
export function kepChangeComplaints(records: Records): string[] {
  const { view, member } = records;
  const check = complaints(`kep changes of ${member.membershipNo} on ${view.asOf}`);
  const last = lastBilledMonth(view.asOf);
  let previous = kepOf(records, last - MONTHS);
  for (let month = last - MONTHS + 1; month <= last; month += 1) {
    const kep = kepOf(records, month);
    const comparable = kep !== undefined && previous !== undefined;
    const has = deriveKepChanges(records, month) !== undefined;
    check.same(`month ${month} has a comparison`, has, comparable);
    if (kep && previous) checkMonth(check, records, kep, previous);
    previous = kep;
  }
  return check.found;
}
