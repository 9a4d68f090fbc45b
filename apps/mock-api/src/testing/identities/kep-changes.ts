import { endOfMonthIndex, monthIndex } from '@coop/finance/calendar';
import { deathsInMonth } from '../../world/cremation/cremation.ts';
import { deriveKep, type Kep, type KepEntry, lastBilledMonth } from '../../world/money/kep.ts';
import { deriveKepChanges, type KepCause, type KepChange } from '../../world/money/kep-changes.ts';
import { isMissed } from '../../world/money/missed.ts';
import type { Records } from '../../world/money/records.ts';
import { CREMATION_PER_DEATH_SATANG } from '../../world/rules/products.ts';
import { sum } from '../worlds.ts';
import { type Complaints, complaints } from './complaints.ts';

/** Months that are compared with the ones before them: as many as can be opened. */
const MONTHS = 36;

interface Pair {
  readonly month: number;
  readonly was: KepEntry | undefined;
  readonly is: KepEntry | undefined;
}

function lineOf(kep: Kep, { group, refNo }: KepChange): KepEntry | undefined {
  return kep.entries.find((one) => one.group === group && one.refNo === refNo);
}

/** Collections that failed right before a month, and how many instalments are therefore taken in it. */
function instalmentsIn({ view, member }: Records, pair: Pair, month: number): number {
  const first = month - ((month === pair.month ? pair.is : pair.was)?.period ?? 0) + 1;
  let at = month - 1;
  while (at >= first && isMissed(view, member.no, at)) at -= 1;
  return month - at;
}

const debtBefore = (line: KepEntry | undefined) =>
  (line?.balanceSatang ?? 0) + (line?.principalSatang ?? 0);

/** What must be true of the records when a cause is given. */
function isTrue(records: Records, pair: Pair, { code, amountSatang, before, now }: KepCause) {
  const { month, was, is } = pair;
  const grows = (now ?? 0) > (before ?? 0);
  const signed = amountSatang > 0 === grows && before !== now;
  const plan = records.loans.find((one) => one.contractNo === (is ?? was)?.refNo)?.plan;
  switch (code) {
    case 'NEW':
      return plan
        ? monthIndex(plan.disbursedOn) >= month - 1 && is?.period === 1
        : is !== undefined;
    case 'FINISHED':
      return plan ? was?.balanceSatang === 0 : was?.group === 'DEPOSIT';
    case 'PAUSED':
      return records.member.sharesPausedFrom === month;
    case 'LAST':
      return is?.balanceSatang === 0;
    case 'ARREARS':
      return (
        signed &&
        before === instalmentsIn(records, pair, month - 1) &&
        now === instalmentsIn(records, pair, month)
      );
    case 'BALANCE':
      return signed && before === debtBefore(was) && now === debtBefore(is);
    case 'DAYS':
      return signed && before === was?.days && now === is?.days;
    case 'RATE':
      return signed;
    case 'DEATHS':
      return (
        amountSatang === ((now ?? 0) - (before ?? 0)) * CREMATION_PER_DEATH_SATANG &&
        before === deathsInMonth(records.view, month - 1) &&
        now === deathsInMonth(records.view, month)
      );
    case 'RAISED':
      return signed && is?.group === 'SHARE' && amountSatang === (now ?? 0) - (before ?? 0);
  }
}

function checkMonth(check: Complaints, records: Records, kep: Kep, previous: Kep): void {
  const on = endOfMonthIndex(kep.month);
  const changes = deriveKepChanges(records, kep.month) ?? [];
  const difference = (one: KepChange) => one.amountSatang - one.previousSatang;
  const total = kep.totalSatang - previous.totalSatang;
  check.same(`Σ differences of ${on}`, sum(changes.map(difference)), total);
  const names = new Set(changes.map((one) => `${one.group} ${one.refNo}`));
  check.same(`each line once in ${on}`, names.size, changes.length);
  const lines = [...kep.entries, ...previous.entries].map((one) => `${one.group} ${one.refNo}`);
  check.same(`all lines of both months in ${on}`, names.size, new Set(lines).size);
  for (const change of changes) {
    const pair = { month: kep.month, was: lineOf(previous, change), is: lineOf(kep, change) };
    const where = `${change.group} ${change.refNo} of ${on}`;
    const causes = change.causes.map((one) => one.amountSatang);
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
  let previous = deriveKep(records, last - MONTHS);
  for (let month = last - MONTHS + 1; month <= last; month += 1) {
    const kep = deriveKep(records, month);
    const comparable = kep !== undefined && previous !== undefined;
    const has = deriveKepChanges(records, month) !== undefined;
    check.same(`month ${month} has a comparison`, has, comparable);
    if (kep && previous) checkMonth(check, records, kep, previous);
    previous = kep;
  }
  return check.found;
}
