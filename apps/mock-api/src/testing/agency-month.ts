import type { DeductReason } from '@coop/contracts/membergroup/deduct-reason';
import { agencyDifferences } from '@coop/cooperative/ledger/control-accounts';
import { ledgerStart } from '@coop/cooperative/ledger/trial-balance';
import { today } from '@coop/cooperative/moments';
import type { Agency } from '@coop/cooperative/people/agency';
import { monthOf } from '@coop/cooperative/remittance/sheet';
import { dueOn } from '@coop/cooperative/rules/due-day';
import { toWire } from '@coop/format/money';
import { handlers } from '../handlers.ts';
import { verifyCode } from '../paper/verify/find-paper.ts';
import type { World } from '../world/world.ts';
import { groupCall } from './identities/billing.ts';
import { closingComplaints, isLateToday } from './identities/closing.ts';
import { type Complaints, complaints } from './identities/complaints.ts';
import { memberCall, satangOf, sum } from './worlds.ts';

const monthInput = (agency: Agency, recv_period: string) => ({
  member_group_no: agency.no,
  recv_period,
});

/** Everything that the agency is told of a month, as on the wire. */
export async function answersOfMonth(world: World, agency: Agency, recvPeriod: string) {
  const call = groupCall(world, agency.no);
  const month = { ...call, body: monthInput(agency, recvPeriod) };
  const { periods } = await handlers.membergroupDashboardShow(call);
  const period = periods.find((other) => other.recv_period === recvPeriod);
  if (!period) throw new Error(`no ${recvPeriod}`);
  return {
    period,
    sheet: await handlers.membergroupKeeprepShow(month),
    letter: await handlers.membergroupDeliveryBookShow(month),
    summary: await handlers.membergroupSummarizeRepShow(month),
    result: await handlers.membergroupDeductResultShow(month),
  };
}
type Told = Awaited<ReturnType<typeof answersOfMonth>>;

const FIGURES = [
  'billed_amount',
  'deducted_amount',
  'transferred_amount',
  'remitted_amount',
  'left_amount',
  'debt_amount',
  'outstanding_amount',
  'receipt_no',
  'status',
  'due_date',
] as const;

/** The four figures, the rest and the receipts are the same on every page. */
function checkPages(check: Complaints, { period, sheet, letter, summary, result }: Told) {
  for (const [name, page] of Object.entries({ sheet, letter, summary, result })) {
    const fields: Partial<Record<string, unknown>> = page;
    for (const key of FIGURES)
      if (key in page) check.same(`${name}: ${key}`, fields[key], period[key]);
  }
  check.same('a reminder where something is owed', 'reminder' in letter, 'debt_amount' in period);
  check.same('slip: deducted', letter.slip.deducted_amount, period.deducted_amount);
  const { receipts = [], transfers = [], lines } = result;
  check.same('receipts, as in the letter', receipts.length, letter.receipts?.length ?? 0);
  check.same(
    'received: Σ of the receipts',
    sum(receipts.map((receipt) => satangOf(receipt.amount))),
    satangOf(period.remitted_amount),
  );
  check.same(
    'transferred: Σ of the notes',
    sum(transfers.map((other) => satangOf(other.amount))),
    satangOf(period.transferred_amount),
  );
  check.same(
    'outstanding: Σ of the lines',
    sum(lines.map((line) => satangOf(line.outstanding_amount))),
    satangOf(period.outstanding_amount),
  );
  const numbers = receipts.map((receipt) => receipt.receipt_no);
  check.same('numbers of the receipts', new Set(numbers).size, numbers.length);
  const came = satangOf(period.remitted_amount);
  const isAll = came > 0 && came >= satangOf(period.deducted_amount);
  check.same('received in full', period.status === 'รับครบ', isAll);
}

/** Each paper is verified by its code, with the same amount. */
async function checkPapers(check: Complaints, world: World, { sheet, letter, result }: Told) {
  const papers = [
    [sheet.verification, sheet.billed_amount],
    [letter.verification, letter.billed_amount],
    [letter.slip.verification, letter.slip.deducted_amount],
    [letter.reminder?.verification, letter.debt_amount],
    ...(result.receipts ?? []).map((receipt) => [receipt.verification, receipt.amount] as const),
  ] as const;
  for (const [verification, amount] of papers) {
    if (!verification) continue;
    const { state, ...paper } = (await verifyCode(world, verification.code)) ?? {};
    check.same(`${verification.number}: state`, state, 'ใช้ได้');
    check.same(`${verification.number}: amount`, 'amount' in paper && paper.amount, amount);
  }
}

/** Tells whether no later bill has fallen due, with which what was carried over may have been paid. */
function isLastClosed({ recv_period, periods, as_of }: Told['result']): boolean {
  const closed = periods.filter((period) => dueOn(monthOf(period)) <= as_of);
  return closed[0] === recv_period;
}

/** Tells whether the month is asked for once more after its due day, without what was paid since. */
const isAskedAgain = ({ due_date, as_of, arrear_settled_amount }: Told['result']): boolean =>
  due_date <= as_of && arrear_settled_amount !== undefined;

/**
 * Each member reads what the agency does: billed, received, the reason, and what is left of it. A month that is asked for
 * again stays for the member as it was on its due day: all that came since is the difference.
 */
async function checkMembers(check: Complaints, world: World, { result }: Told) {
  const { recv_period, billed_amount, arrear_settled_amount = '0.00' } = result;
  let made = 0;
  for (const line of result.lines) {
    const call = memberCall(world, Number(line.membership_no));
    const page = await handlers.memberKepShow({ ...call, body: { recv_period } });
    const { membership_no: no, closing } = line;
    made += satangOf(page.receive_amount);
    if (!isAskedAgain(result)) {
      check.same(`${no}: billed`, page.receive_amount, line.billed_amount);
    }
    if (!closing) continue;
    // A late record is no part of the month's own receipt.
    if (result.recorded_at.slice(0, 10) > result.due_date) {
      const hasCarried = satangOf(line.carried_amount) > 0;
      const settled = hasCarried && satangOf(line.outstanding_amount) === 0;
      check.same(`${no}: settled`, (page.settled_date ?? '') !== '', settled);
      continue;
    }
    check.same(`${no}: received`, page.received_amount, line.deducted_amount);
    check.same(`${no}: reason`, page.short_reason, line.reason);
    const owed = satangOf(page.outstanding_amount ?? '0.00');
    if (isLastClosed(result)) {
      const left = [closing.carried_amount, closing.before_amount, closing.left_amount];
      check.same(`${no}: still owed`, owed, sum(left.map(satangOf)));
    } else {
      check.holds(`${no}: owed is owed`, owed > 0 || satangOf(line.outstanding_amount) === 0);
    }
  }
  if (isAskedAgain(result)) {
    const billed = satangOf(billed_amount);
    const mostSatang = billed + satangOf(arrear_settled_amount);
    check.holds('billed at its due day', made >= billed && made <= mostSatang);
  }
}

/** Reads every page and paper of the month, every member and book, and says where they differ. */
export async function differences(world: World, agency: Agency, pages: Told) {
  const check = complaints(`${agency.no} on ${world.view().asOf}`);
  checkPages(check, pages);
  await checkPapers(check, world, pages);
  // What is recorded late today is booked, for the members, when the day is over.
  if (!isLateToday(world, agency)) await checkMembers(check, world, pages);
  const books = await agencyDifferences(world, agency, ledgerStart(world.view().asOf));
  const laws = await closingComplaints(world, agency, 2);
  return [...check.found, ...books.map((book) => JSON.stringify(book)), ...laws];
}

export type Short = readonly [no: string, part: number, reason: DeductReason];

/** Records everybody in full but these, who have so many thousandths deducted. */
export async function record(
  world: World,
  agency: Agency,
  recvPeriod: string,
  shorts: readonly Short[] = [],
) {
  const call = groupCall(world, agency.no);
  const body = monthInput(agency, recvPeriod);
  const { lines, version } = await handlers.membergroupDeductResultShow({ ...call, body });
  const answers = lines.map(({ membership_no, billed_amount }) => {
    const short = shorts.find(([no]) => no === membership_no);
    const satang = Math.floor((satangOf(billed_amount) * (short?.[1] ?? 1_000)) / 1_000);
    const reason = short?.[2] ?? ('' as const);
    return { membership_no, deducted_amount: toWire(satang), reason };
  });
  const saved = { ...body, version, lines: answers };
  const { rc_code, rc_des } = await handlers.membergroupDeductResultCreate({
    ...call,
    body: saved,
  });
  if (rc_code !== '1') throw new Error(rc_des);
}

export async function transfer(world: World, agency: Agency, recvPeriod: string, amount?: string) {
  const call = groupCall(world, agency.no);
  const { result } = await answersOfMonth(world, agency, recvPeriod);
  const day = today(world.clock);
  const body = {
    ...monthInput(agency, recvPeriod),
    transferred_date: day,
    amount: amount ?? result.left_amount ?? '',
    reference: `KTB ${day}`,
  };
  const { rc_code, rc_des } = await handlers.membergroupTransferCreate({ ...call, body });
  if (rc_code !== '1') throw new Error(rc_des);
}
