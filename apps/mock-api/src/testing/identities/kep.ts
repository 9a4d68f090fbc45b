import { endOfMonthIndex, monthIndex } from '@coop/finance/calendar';
import { deathsInMonth } from '../../world/cremation/cremation.ts';
import { deriveKep, type Kep, lastBilledMonth } from '../../world/money/kep.ts';
import type { Records } from '../../world/money/records.ts';
import { CREMATION_PER_DEATH_SATANG } from '../../world/rules/products.ts';
import { sum } from '../worlds.ts';
import { complaints } from './complaints.ts';

/** What a line of a collection and a row of a statement have in common, as text. */
function line(group: string, ref: string, ...numbers: readonly (number | undefined)[]): string {
  return `${group} ${ref} ${numbers.join(' ')}`;
}

/** The rows that collections left behind in the statements, by day. */
function rowsByDay({ member, shares, loans, deposits }: Records): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  const add = (on: string, text: string) => lines.set(on, [...(lines.get(on) ?? []), text].sort());
  for (const { on, item, period, amountSatang, balanceSatang } of shares.entries) {
    if (item !== 'monthly') continue;
    add(on, line('SHARE', member.membershipNo, period, 0, 0, amountSatang, balanceSatang));
  }
  for (const { contractNo, bills } of loans) {
    for (const { paid, dueOn, no, principalSatang, interestSatang, ...after } of bills) {
      const { totalSatang, balanceSatang } = after;
      const parts = [no, principalSatang, interestSatang, totalSatang, balanceSatang];
      if (paid) add(dueOn, line('LOAN', contractNo, ...parts));
    }
  }
  for (const { accountNo, entries } of deposits) {
    for (const { on, item, deltaSatang } of entries) {
      if (item === 'payroll') add(on, line('DEPOSIT', accountNo, 0, 0, 0, deltaSatang, undefined));
    }
  }
  return lines;
}

function linesOf({ entries }: Kep): string[] {
  const ofRows = entries.filter((one) => one.group !== 'CREMATION');
  return ofRows
    .map(({ group, refNo, period, principalSatang, interestSatang, ...after }) => {
      const { amountSatang, balanceSatang } = after;
      return line(
        group,
        refNo,
        period,
        principalSatang,
        interestSatang,
        amountSatang,
        balanceSatang,
      );
    })
    .sort();
}

function cremationOf({ view, member }: Records, month: number): number {
  return member.inCremation ? deathsInMonth(view, month) * CREMATION_PER_DEATH_SATANG : 0;
}

/** Total = Σ lines; a posted month's lines are its rows, an unposted month has no rows; no collection is left out. */
export function kepComplaints(records: Records): string[] {
  const { view, member } = records;
  const check = complaints(`kep of ${member.membershipNo} on ${view.asOf}`);
  const last = lastBilledMonth(view.asOf);
  const rowsOf = rowsByDay(records);
  let collected = 0;
  for (let month = monthIndex(member.joinedOn) + 1; month <= last; month += 1) {
    const on = endOfMonthIndex(month);
    const rows = rowsOf.get(on) ?? [];
    const kep = deriveKep(records, month);
    if (!kep) return [`kep of ${member.membershipNo}: none for ${on}`];
    const amounts = kep.entries.map((one) => one.amountSatang);
    const cremation = kep.entries.filter((one) => one.group === 'CREMATION');
    const paidForDeaths = sum(cremation.map((one) => one.amountSatang));
    check.same(`total of ${on}`, kep.totalSatang, sum(amounts));
    check.same(`cremation of ${on}`, paidForDeaths, cremationOf(records, month));
    check.holds(`positive amounts of ${on}`, Math.min(1, ...amounts) > 0);
    if (kep.posted) {
      collected += rows.length;
      check.same(`lines of ${on}`, linesOf(kep).join(), rows.join());
      check.holds(`${on} received by ${view.asOf}`, on <= view.asOf);
    } else {
      check.same(`rows of ${on}, which was not received,`, rows.join(), '');
    }
  }
  check.same('collections', collected, sum([...rowsOf.values()].map((rows) => rows.length)));
  check.same('before the first', deriveKep(records, monthIndex(member.joinedOn)), undefined);
  check.same('after the last', deriveKep(records, last + 1), undefined);
  return check.found;
}
