import type { Told } from '@coop/contract-laws/laws/law';
import { findingsAcross, lawFindings } from '@coop/contract-laws/laws/laws';
import type { Response } from '@coop/contracts/endpoints';
import type { DeductLine } from '@coop/contracts/membergroup/deduct-result';
import { memberFacts } from '@coop/cooperative/facts/member-facts';
import { dayOf, today } from '@coop/cooperative/moments';
import { billedUpTo } from '@coop/cooperative/money/bills/bill-day';
import { deriveRecords, kepOf, type Records } from '@coop/cooperative/money/records';
import type { Agency } from '@coop/cooperative/people/agency';
import { monthOf } from '@coop/cooperative/remittance/sheet';
import { dueOn } from '@coop/cooperative/rules/due-day';
import { handlers } from '../../handlers.ts';
import type { World } from '../../world/world.ts';
import { satangOf, sum } from '../worlds.ts';
import { groupCall } from './billing.ts';
import { type Complaints, complaints } from './complaints.ts';

/**
 * Tells whether a member paid something, or arrears ended with their account, after a day and up to another: then less
 * is owed.
 */
function hasPaid({ vouchers, carried }: Records, after: string, until: string): boolean {
  const isIn = (day: string) => day > after && day <= until;
  return vouchers.some(({ on }) => isIn(on)) || carried.some(({ settledOn }) => isIn(settledOn));
}

/** Returns what a standing order did not get of a month's pay: it is not owed, nor asked for again. */
function lapsed(records: Records, month: number): number {
  const kep = kepOf(records, month);
  if (kep?.asked) return 0;
  const extra = kep?.entries.filter((entry) => entry.isExtra) ?? [];
  return sum(extra.map((entry) => entry.amountSatang - entry.receivedSatang));
}

/** Checks a member's closing against the member's own records: the next bill, wherever it is made. */
function checkLine(check: Complaints, records: Records, month: number, line: DeductLine) {
  const { closing, membership_no: no } = line;
  if (!closing) return;
  const due = dueOn(month);
  const left = sum(
    [closing.carried_amount, closing.before_amount, closing.left_amount].map(satangOf),
  );
  check.holds(`${no} ${due}: nothing negative is left`, left >= 0);
  if (!hasPaid(records, billedUpTo(month), due)) {
    check.same(`${no} ${due}: settled`, satangOf(closing.settled_amount), lapsed(records, month));
  }
  if (closing.next_amount === undefined) return;
  const next = kepOf(records, month + 1);
  const entries = next?.asked?.entries ?? next?.entries ?? [];
  const arrears = entries.filter((entry) => entry.isArrears);
  const billed = sum(arrears.map((entry) => entry.amountSatang));
  check.same(`${no} ${due}: on the next bill`, satangOf(closing.next_amount), billed);
  // What is asked for again is less than the bill after it held on its day.
  if (kepOf(records, month)?.asked) return;
  if (!hasPaid(records, due, dueOn(month + 1)) && next && !next.asked) {
    check.same(`${no} ${due}: goes on`, billed, left);
  }
  check.holds(`${no} ${due}: the next bill holds no more`, billed <= left);
}

/** Tells whether a late record of today is not booked yet. */
export function isLateToday(world: World, agency: Agency): boolean {
  const day = today(world.clock);
  const results = world.overlay.until('deduct-result', agency.no, world.clock.now());
  return results.some(({ at, value }) => dayOf(at) === day && dueOn(value.month) < day);
}

/** Months that are read: more than can still be recorded. */
const MONTHS = 6;

const PAPERS = [
  'membergroupDeductResultShow',
  'membergroupKeeprepShow',
  'membergroupDeliveryBookShow',
  'membergroupSummarizeRepShow',
] as const;

/** Checks what an agency is told of its last months against the laws, and how they close against its members' records. */
export async function closingComplaints(
  world: World,
  agency: Agency,
  count = MONTHS,
): Promise<string[]> {
  const check = complaints(`closing of ${agency.no} on ${world.view().asOf}`);
  const call = groupCall(world, agency.no);
  const dashboard = await handlers.membergroupDashboardShow(call);
  const months = dashboard.periods.slice(0, count);
  const monthBodies = months.map(({ recv_period }) => ({
    member_group_no: agency.no,
    recv_period,
  }));
  const read = <K extends (typeof PAPERS)[number]>(key: K) => {
    // Each of them takes an agency and a month.
    const handler = handlers[key] as unknown as (call: object) => Promise<Response<K>>;
    return Promise.all(monthBodies.map((body) => handler({ ...call, body })));
  };
  const answers: Told = {
    membergroupDashboardShow: [dashboard],
    membergroupDeductResultShow: await read('membergroupDeductResultShow'),
    membergroupKeeprepShow: await read('membergroupKeeprepShow'),
    membergroupDeliveryBookShow: await read('membergroupDeliveryBookShow'),
    membergroupSummarizeRepShow: await read('membergroupSummarizeRepShow'),
  };
  const findings = [
    ...lawFindings('membergroupDashboardShow', dashboard, {}),
    ...PAPERS.flatMap((key) =>
      (answers[key] ?? []).flatMap((answer, index) =>
        lawFindings(key, answer, monthBodies[index] ?? {}),
      ),
    ),
    ...findingsAcross(answers).map(({ finding }) => finding),
  ];
  const isLate = isLateToday(world, agency);
  const now = world.clock.now();
  // A late record of today counts for the bills at once.
  const recordsOf = (no: number) =>
    isLate
      ? deriveRecords(
          world.view(),
          no,
          memberFacts(world.overlay, world.view(), no, undefined, now),
        )
      : world.records(no);
  for (const { recv_period, lines } of answers.membergroupDeductResultShow ?? []) {
    for (const line of lines) {
      checkLine(check, recordsOf(Number(line.membership_no)), monthOf(recv_period), line);
    }
  }
  return [...findings.map(({ kind, path, sent }) => `${kind} ${path}: ${sent}`), ...check.found];
}
