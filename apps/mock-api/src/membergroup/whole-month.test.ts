import type { DeductReason } from '@coop/contracts/membergroup/deduct-reason';
import { agencyDifferences } from '@coop/cooperative/ledger/control-accounts';
import { ledgerStart } from '@coop/cooperative/ledger/trial-balance';
import { type Agency, findAgency } from '@coop/cooperative/people/agency';
import { toWire } from '@coop/format/money';
import { expect, test } from 'vitest';
import { handlers } from '../handlers.ts';
import { verifyCode } from '../paper/verify/find-paper.ts';
import { groupCall } from '../testing/identities/billing.ts';
import { closingComplaints } from '../testing/identities/closing.ts';
import { type Complaints, complaints } from '../testing/identities/complaints.ts';
import { memberCall, moveTo, satangOf, sum, worldOn } from '../testing/worlds.ts';
import type { World } from '../world/world.ts';

const PERIOD = '256911';

const asked = (agency: Agency, recv_period = PERIOD) => ({
  member_group_no: agency.no,
  recv_period,
});

/** Everything that the agency is told of a month, as on the wire. */
async function told(world: World, agency: Agency) {
  const call = groupCall(world, agency.no);
  const month = { ...call, body: asked(agency) };
  const { periods } = await handlers.membergroupDashboardShow(call);
  const period = periods.find((one) => one.recv_period === PERIOD);
  if (!period) throw new Error(`no ${PERIOD}`);
  return {
    period,
    sheet: await handlers.membergroupKeeprepShow(month),
    letter: await handlers.membergroupDeliveryBookShow(month),
    summary: await handlers.membergroupSummarizeRepShow(month),
    result: await handlers.membergroupDeductResultShow(month),
  };
}
type Told = Awaited<ReturnType<typeof told>>;

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
    const said: Partial<Record<string, unknown>> = page;
    for (const key of FIGURES)
      if (key in page) check.same(`${name}: ${key}`, said[key], period[key]);
  }
  check.same('slip: deducted', letter.slip.deducted_amount, period.deducted_amount);
  const { receipts = [], transfers = [], lines } = result;
  check.same('receipts, as in the letter', receipts.length, letter.receipts?.length ?? 0);
  check.same(
    'received: Σ of the receipts',
    sum(receipts.map((one) => satangOf(one.amount))),
    satangOf(period.remitted_amount),
  );
  check.same(
    'transferred: Σ of the notes',
    sum(transfers.map((one) => satangOf(one.amount))),
    satangOf(period.transferred_amount),
  );
  check.same(
    'outstanding: Σ of the lines',
    sum(lines.map((one) => satangOf(one.outstanding_amount))),
    satangOf(period.outstanding_amount),
  );
  const numbers = receipts.map((one) => one.receipt_no);
  check.same('numbers of the receipts', new Set(numbers).size, numbers.length);
  const isAll = satangOf(period.remitted_amount) === satangOf(period.deducted_amount);
  check.same('received in full', period.status === 'รับครบ', isAll);
}

/** Each paper is verified by its code, with the same amount. */
async function checkPapers(check: Complaints, world: World, { sheet, letter, result }: Told) {
  const papers = [
    [sheet.verification, sheet.billed_amount],
    [letter.verification, letter.billed_amount],
    [letter.slip.verification, letter.slip.deducted_amount],
    ...(result.receipts ?? []).map((one) => [one.verification, one.amount] as const),
  ] as const;
  for (const [verification, amount] of papers) {
    if (!verification) continue;
    const { state, ...paper } = (await verifyCode(world, verification.code)) ?? {};
    check.same(`${verification.number}: state`, state, 'ใช้ได้');
    check.same(`${verification.number}: amount`, 'amount' in paper && paper.amount, amount);
  }
}

/** Each member reads what the agency does: billed, received, the reason, and what is left of it. */
async function checkMembers(check: Complaints, world: World, { result }: Told) {
  for (const line of result.lines) {
    const call = memberCall(world, Number(line.membership_no));
    const page = await handlers.memberKepShow({ ...call, body: { recv_period: PERIOD } });
    const { membership_no: no, closing } = line;
    check.same(`${no}: billed`, page.receive_amount, line.billed_amount);
    if (!closing) continue;
    check.same(`${no}: received`, page.received_amount, line.deducted_amount);
    check.same(`${no}: reason`, page.short_reason, line.reason);
    const left = [closing.carried_amount, closing.before_amount, closing.left_amount];
    check.same(
      `${no}: still owed`,
      satangOf(page.outstanding_amount ?? ''),
      sum(left.map(satangOf)),
    );
  }
}

/** Reads every page and paper of the month, every member and book, and says where they differ. */
async function differences(world: World, agency: Agency, pages: Told) {
  const check = complaints(`${agency.no} on ${world.view().asOf}`);
  checkPages(check, pages);
  await checkPapers(check, world, pages);
  await checkMembers(check, world, pages);
  const books = await agencyDifferences(world, agency, ledgerStart(world.view().asOf));
  const laws = await closingComplaints(world, agency, 2);
  return [...check.found, ...books.map((one) => JSON.stringify(one)), ...laws];
}

type Short = readonly [no: string, part: number, reason: DeductReason];

/** Records everybody in full but these, who have so many thousandths deducted. */
async function record(world: World, agency: Agency, shorts: readonly Short[]) {
  const call = groupCall(world, agency.no);
  const body = asked(agency);
  const { lines, version } = await handlers.membergroupDeductResultShow({ ...call, body });
  const answers = lines.map(({ membership_no, billed_amount }) => {
    const short = shorts.find(([no]) => no === membership_no);
    const satang = Math.floor((satangOf(billed_amount) * (short?.[1] ?? 1_000)) / 1_000);
    const reason = short?.[2] ?? ('' as const);
    return { membership_no, deducted_amount: toWire(satang), reason };
  });
  const saved = { ...body, version, lines: answers };
  const { rc_code } = await handlers.membergroupDeductResultCreate({ ...call, body: saved });
  expect(rc_code).toBe('1');
}

async function transfer(world: World, agency: Agency, day: string, amount?: string) {
  const call = groupCall(world, agency.no);
  const { result } = await told(world, agency);
  const body = {
    ...asked(agency),
    transferred_date: day,
    amount: amount ?? result.left_amount ?? '',
    reference: `KTB ${day}`,
  };
  const { rc_code } = await handlers.membergroupTransferCreate({ ...call, body });
  expect(rc_code).toBe('1');
}

const AGENCY = '80010001';
/** Who is short, leaves and moves, and who is short besides before it is corrected. */
const [short, leaver, mover, other] = ['00001', '00004', '00005', '00006'] as const;

test('[LED-10][LED-12][LED-18][LED-19] a month of an agency: after each step everybody reads the same', async () => {
  const world = worldOn('2026-11-20');
  const agency = findAgency(AGENCY, world.view().population);
  if (!agency) throw new Error(AGENCY);
  const agrees = async (status: string, receipts: number) => {
    const pages = await told(world, agency);
    expect(await differences(world, agency, pages)).toEqual([]);
    const { period } = pages;
    expect([period.status, period.receipts?.length ?? 0]).toEqual([status, receipts]);
    return pages;
  };
  const leave = [
    [leaver, 0, 'ลาออก'],
    [mover, 0, 'ย้าย'],
  ] as const;
  await agrees('ส่งบิลแล้ว', 0);
  await record(world, agency, [[short, 500, 'เงินไม่พอ'], ...leave]);
  await agrees('รอเงิน', 0);
  await record(world, agency, [[short, 300, 'เงินไม่พอ'], [other, 900, 'อื่น ๆ'], ...leave]);
  await agrees('รอเงิน', 0);
  await record(world, agency, [[short, 600, 'เงินไม่พอ'], ...leave]);
  const { period: recorded } = await agrees('รอเงิน', 0);

  await transfer(world, agency, '2026-11-20', '1000.00');
  const { period: noted } = await agrees('รอเงิน', 0);
  expect(noted.remitted_amount).toBe('0.00');
  moveTo(world, '2026-11-23');
  await agrees('รับบางส่วน', 1);
  moveTo(world, '2026-12-02');
  const { period: owing } = await agrees('รับบางส่วน', 1);
  const rest = toWire(satangOf(recorded.deducted_amount) - 1_000_00);
  expect([owing.debt_amount, owing.left_amount]).toEqual([rest, rest]);
  await transfer(world, agency, '2026-12-02');
  await agrees('รับบางส่วน', 1);
  moveTo(world, '2026-12-03');
  const { period: done } = await agrees('รับครบ', 2);
  expect([done.debt_amount, done.left_amount]).toEqual([undefined, '0.00']);
  moveTo(world, '2026-12-16');
  const { result } = await agrees('รับครบ', 2);
  const collectors = result.lines.flatMap(({ membership_no, closing }) =>
    closing?.collector ? [[membership_no, closing.collector.kind]] : [],
  );
  expect(collectors).toEqual([
    [leaver, 'SELF'],
    [mover, 'AGENCY'],
  ]);
});
