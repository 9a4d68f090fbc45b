import type { KepDetail, MemberKep } from '@coop/contracts/member/kep';
import type { MemberKepCrem } from '@coop/contracts/member/kepcrem';
import { handlers } from '../../handlers.ts';
import type { World } from '../../world/world.ts';
import { memberCall, satangOf, sum } from '../worlds.ts';
import { type Complaints, complaints } from './complaints.ts';
import { lawComplaints } from './laws.ts';

const satang = (item: { readonly amount: string }) => satangOf(item.amount);

function checkDetail(check: Complaints, detail: KepDetail): void {
  const { recv_period: where, lines, changes } = detail;
  const before = changes.map((change) => satangOf(change.previous_amount));
  const previous = detail.previous_receive_amount;
  check.same(
    `${where}: total before`,
    sum(before),
    previous === undefined ? 0 : satangOf(previous),
  );
  check.holds(
    `${where}: arrears are part of the interest`,
    lines.every((line) => satangOf(line.interest_arrear) <= satangOf(line.interest)),
  );
  const share = lines.findLast((line) => line.item_group === 'SHARE');
  const isFull = detail.posting_status === '1' && detail.received_amount === detail.receive_amount;
  // Shares bought between the bill and its due day are added.
  const bought = satangOf(detail.share_balance) - satangOf(share?.item_balance ?? '0.00');
  if (isFull && share) check.holds(`${where}: shares`, bought >= 0 && bought % 1_000 === 0);
}

/** Checks that a year's interest starts at zero and grows by what was received. */
function checkInterest(check: Complaints, detail: KepDetail, before: KepDetail | undefined): void {
  const linesSatang = sum(detail.lines.map((line) => satangOf(line.interest)));
  const begins = detail.recv_period.endsWith('01');
  if (!before && !begins) return;
  const start = begins || !before ? 0 : satangOf(before.accum_interest);
  const paid = detail.posting_status === '1' ? linesSatang : 0;
  check.same(
    `${detail.recv_period}: interest of the year`,
    satangOf(detail.accum_interest),
    start + paid,
  );
}

/** Checks that the amount to pay is the last due month's shortfall. */
function checkPayment(check: Complaints, { as_of, months, arrears_payment }: MemberKep): void {
  const owed = satangOf(
    months.find((month) => month.due_date <= as_of)?.outstanding_amount ?? '0.00',
  );
  const amount = arrears_payment ? satang(arrears_payment) : 0;
  check.same('payment of what is overdue', amount, owed);
}

/** Each receipt has its own number and day, an unpaid month has none. */
function checkList(check: Complaints, no: number, { as_of, months }: MemberKep): void {
  const received = months.filter((month) => month.posting_status === '1');
  const numbers = new Set(received.map((month) => month.receipt_no));
  check.same('receipts with a number of their own', numbers.size, received.length);
  for (const month of months) {
    const { recv_period: period, receipt_no, receipt_date, due_date } = month;
    const paid = month.posting_status === '1';
    const number = paid ? `${period.slice(2)}-${String(no).padStart(5, '0')}` : '';
    check.same(`${period}: receipt`, receipt_no, number);
    check.same(`${period}: day of the receipt`, receipt_date, paid ? due_date : '');
    check.holds(`${period}: received by then`, !paid || due_date <= as_of);
  }
}

function checkCrem(
  check: Complaints,
  crem: MemberKepCrem,
  amounts: ReadonlyMap<string, number>,
): void {
  for (const row of crem.rows) {
    const where = `cremation of ${row.recv_period}`;
    const line = amounts.get(row.recv_period);
    if (line !== undefined) check.same(`${where}: the line of kep`, satang(row), line);
  }
  const rows = new Set(crem.rows.map((row) => row.recv_period));
  for (const [period, amount] of amounts) {
    check.holds(`cremation of ${period} is told`, amount === 0 || rows.has(period));
  }
  const local = crem.memberships.filter((membership) => membership.collect_method === 'MONTHLY');
  check.holds('collected from members only', crem.rows.length === 0 || local.length === 1);
  for (const membership of crem.memberships) {
    const { association_code: code, advance_balance, join_date } = membership;
    check.holds(`${code}: an advance that lasts`, satangOf(advance_balance) >= 0);
    check.holds(`${code}: joined by then`, join_date <= crem.as_of);
  }
}

/** The feeds of kep and kepcrem keep the laws, and agree in what these leave open, with the first screen, too. */
export async function kepFeedComplaints(world: World, no: number): Promise<string[]> {
  const call = memberCall(world, no);
  const list = await handlers.memberKepList(call);
  const check = complaints(`kep feeds of ${no} on ${list.as_of}`);
  checkList(check, no, list);
  checkPayment(check, list);
  const amounts = new Map<string, number>();
  const details: KepDetail[] = [];
  let before: KepDetail | undefined;
  for (const month of list.months.toReversed()) {
    const body = { recv_period: month.recv_period };
    const detail = await handlers.memberKepShow({ ...call, body });
    checkDetail(check, detail);
    details.push(detail);
    checkInterest(check, detail, before);
    const cremation = detail.lines.filter(
      (line) => line.item_group === 'CREMATION' && line.ref_no === '' && !line.is_arrear,
    );
    amounts.set(month.recv_period, sum(cremation.map(satang)));
    before = detail;
  }
  const crem = await handlers.memberKepCremList(call);
  checkCrem(check, crem, amounts);
  const { kep, kep_changes } = await handlers.memberOverviewShow(call);
  check.same(
    'the newest month on the first screen',
    JSON.stringify(kep?.lines),
    JSON.stringify(before?.lines),
  );
  const changed = before?.changes.filter((change) => change.causes.length > 0) ?? [];
  check.same('and its changes', JSON.stringify(kep_changes ?? []), JSON.stringify(changed));
  const answers = { memberKepList: [list], memberKepShow: details, memberKepCremList: [crem] };
  return [...lawComplaints(answers, list.as_of), ...check.found];
}
