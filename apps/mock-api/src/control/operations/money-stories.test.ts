import { addDays } from '@coop/finance/calendar';
import { describe, expect, test } from 'vitest';
import { controlOf } from '../../testing/control.ts';
import { type Mock, startMock } from '../../testing/start-mock.ts';
import { moveTo, satangOf } from '../../testing/worlds.ts';
import { agencyDifferences, memberDifferences } from '../../world/ledger/control-accounts.ts';
import { ledgerStart } from '../../world/ledger/trial-balance.ts';
import { isClosed } from '../../world/money/loans.ts';
import { agencyAt, findAgency } from '../../world/people/agency.ts';
import { endingOf } from '../../world/people/ending.ts';
import { membershipNoOf } from '../../world/people/member.ts';

// Regression cases of lost money, each with people's actions and the expected figures everywhere.

const WORLD = 'default';
const SCHOOL = '80010001';
const LARGE = '80010002';
const LATE = '80010003';

/** Returns the control accounts' differences for these agencies and everybody on their sheets. */
async function differences({ world }: Pick<Mock, 'world'>, ...agencies: readonly string[]) {
  const { asOf, population } = world.view();
  const found = agencies.map((no) => {
    const agency = findAgency(no, population);
    if (!agency) throw new Error(no);
    return agencyDifferences(world, agency, ledgerStart(asOf));
  });
  return (await Promise.all(found)).flat();
}

describe('money that is recorded late', () => {
  test('[LED-11] settles the months of the agency that deducted it, also of one who has moved', async () => {
    await using mock = await startMock();
    const { agencies, cashier } = controlOf(mock);
    const moved = { member: '00005', deducted: '0.00', reason: 'ย้าย' } as const;
    await agencies.record({ world: WORLD, agency: SCHOOL, short: [moved] });
    moveTo(mock.world, '2026-12-20');
    await agencies.withhold({ world: WORLD, agency: LARGE, period: '256912' });
    moveTo(mock.world, '2027-01-10');
    await agencies.record({ world: WORLD, agency: LARGE, period: '256912' });
    moveTo(mock.world, '2027-01-11');
    expect(await differences(mock, SCHOOL, LARGE)).toEqual([]);
    const { overdue } = await cashier.owed({ world: WORLD, member: '00005' });
    expect(overdue).toBe('0.00');
    const caller = await mock.signIn('00005');
    const { membgroup_desc } = await caller.ok('memberInfoShow');
    expect(membgroup_desc).toBe('โรงเรียนจังหวัดตัวอย่างวิทยา');
  });

  test('[LED-19] and corrected the same day, leaves members credited with what was recorded last', async () => {
    await using mock = await startMock();
    const { agencies } = controlOf(mock);
    const month = { world: WORLD, agency: SCHOOL, period: '256911' };
    await agencies.withhold(month);
    moveTo(mock.world, '2026-12-03');
    await agencies.record(month);
    const none = { member: '00001', deducted: '0.00', reason: 'เงินไม่พอ' } as const;
    await agencies.record({ ...month, short: [none] });
    moveTo(mock.world, '2026-12-04');
    expect(await differences(mock, SCHOOL)).toEqual([]);
    const { received, deducted, debt } = await agencies.month(month);
    expect([received, debt]).toEqual(['0.00', deducted]);
  });

  test('[LED-19] down and up again, brings no more cash than was deducted, on the day it comes', async () => {
    await using mock = await startMock();
    moveTo(mock.world, '2026-11-24');
    const { agencies } = controlOf(mock);
    const month = { world: WORLD, agency: LATE, period: '256909' };
    const some = { member: '00413', deducted: '100.00', reason: 'เงินไม่พอ' } as const;
    await agencies.record(month);
    await agencies.record({ ...month, short: [some] });
    const { left } = await agencies.record(month);
    await agencies.transfer(month);
    moveTo(mock.world, '2026-11-25');
    expect(await differences(mock, LATE)).toEqual([]);
    const caller = await mock.signInAgency(LATE);
    const body = { member_group_no: LATE, recv_period: '256909' };
    const sheet = await caller.ok('membergroupDeductResultShow', { body });
    expect(sheet.receipts?.map((one) => [one.receipt_date, one.came_date, one.amount])).toEqual([
      ['2026-11-25', '2026-11-24', left],
    ]);
  });
});

describe('an agency that transfers less than it recorded', () => {
  test('[LED-12] owes the rest, sends it in any number of transfers, and has a receipt for each', async () => {
    await using mock = await startMock();
    const { agencies } = controlOf(mock);
    const month = { world: WORLD, agency: SCHOOL, period: '256911' };
    const recorded = await agencies.record(month);
    await agencies.transfer({ ...month, amount: '1000.00' });
    moveTo(mock.world, '2026-12-05');
    expect(await differences(mock, SCHOOL)).toEqual([]);
    const left = satangOf(recorded.deducted) - 1_000_00;
    const owing = await agencies.month(month);
    expect(owing).toMatchObject({ status: 'รับบางส่วน', received: '1000.00', outstanding: '0.00' });
    expect(satangOf(owing.debt)).toBe(left);
    const caller = await mock.signInAgency(SCHOOL);
    const { periods } = await caller.ok('membergroupDashboardShow');
    expect(periods[0]).toMatchObject({ debt_amount: owing.debt, debt_days: 4 });
    const body = { member_group_no: SCHOOL, recv_period: '256911' };
    await agencies.transfer({ ...month, amount: '204000.00', reference: 'KTB-2' });
    moveTo(mock.world, '2026-12-08');
    await agencies.transfer(month);
    await expect(agencies.transfer({ ...month, amount: '1.00' })).rejects.toThrow(
      'มากกว่ายอดที่ต้องโอน 0.00 บาท',
    );
    moveTo(mock.world, '2026-12-09');
    expect(await agencies.month(month)).toMatchObject({ status: 'รับครบ', debt: '0.00' });
    const later = await mock.signInAgency(SCHOOL);
    const { transfers } = await later.ok('membergroupDeductResultShow', { body });
    expect(transfers?.map((one) => [one.receipt_no, one.receipt_date, one.amount])).toEqual([
      ['รง. 6911/0001', '2026-11-23', '1000.00'],
      ['รง. 6911/0001-2', '2026-12-08', '204000.00'],
      ['รง. 6911/0001-3', '2026-12-09', '949.76'],
    ]);
    expect(await differences(mock, SCHOOL)).toEqual([]);
  });
});

describe('money at the counter', () => {
  /** Everybody at the first school is overdue with November. */
  async function overdue() {
    const mock = await startMock();
    await controlOf(mock).agencies.withhold({ world: WORLD, agency: SCHOOL, period: '256911' });
    moveTo(mock.world, '2026-12-02');
    return mock;
  }

  test('[LED-13] beyond what is owed is taken only when somebody says so, and stands where the member reads', async () => {
    await using mock = await overdue();
    const { cashier } = controlOf(mock);
    const payment = { world: WORLD, member: '00001', channel: 'counter' } as const;
    const owed = await cashier.owed({ world: WORLD, member: '00001' });
    await expect(cashier.pay({ ...payment, amount: '500000.00' })).rejects.toThrow(
      /00001 owes 16277\.96, and 483722\.04 would be left: with "keep": true/,
    );
    expect(owed.overdue).toBe('16277.96');
    await cashier.pay({ ...payment, amount: '500000.00', keep: true });
    moveTo(mock.world, '2026-12-03');
    const caller = await mock.signIn('00001');
    const { held } = await caller.ok('memberKepList');
    expect(held).toEqual({ amount: '483722.04', goes: 'NEXT_BILL', by: '2026-12-31' });
    expect((await caller.ok('memberOverviewShow')).held).toEqual(held);
    const { limits } = await caller.ok('memberRequestpromoneyList');
    const claim = limits.find((one) => one.request_type === 'CLAIM_HELD');
    expect(claim?.max_amount).toBe('483722.04');
    await caller.ok('memberRequestpromoneyCreate', {
      body: {
        idempotency_key: 'claim-held-1',
        request_type: 'CLAIM_HELD',
        ref_no: claim?.ref_no ?? '',
        amount: '483722.04',
        reason: '',
      },
    });
    moveTo(mock.world, '2026-12-14');
    const later = await mock.signIn('00001');
    const after = await later.ok('memberKepList');
    expect([after.held, (await later.ok('memberOverviewShow')).held]).toEqual([
      undefined,
      undefined,
    ]);
    const paidOut = after.receipts?.find((one) => one.kind === 'PAID_OUT');
    expect(paidOut?.amount).toBe('483722.04');
    expect(await differences(mock, SCHOOL)).toEqual([]);
  });

  test('[LED-13] that is claimed is paid out, and no bill of meanwhile gives it back', async () => {
    await using mock = await overdue();
    const { cashier } = controlOf(mock);
    const payment = { world: WORLD, member: '00001', channel: 'counter', keep: true } as const;
    await cashier.pay({ ...payment, amount: '17277.96' });
    moveTo(mock.world, '2026-12-14');
    const caller = await mock.signIn('00001');
    await caller.ok('memberRequestpromoneyCreate', {
      body: {
        idempotency_key: 'claim-held-2',
        request_type: 'CLAIM_HELD',
        ref_no: '00001',
        amount: '1000.00',
        reason: '',
      },
    });
    moveTo(mock.world, '2027-01-04');
    const { vouchers, keps, heldSatang } = mock.world.records(1);
    expect(vouchers.map((one) => [one.kind, one.satang])).toEqual([
      ['counter', 17_277_96],
      ['paid-out', 1_000_00],
    ]);
    expect([...keps.values()].at(-1)?.entries.map((one) => one.group)).not.toContain('REFUND');
    expect(heldSatang).toBe(0);
    expect(await differences(mock, SCHOOL)).toEqual([]);
  });

  test('[LED-14] has a receipt of its own number for each payment, which anybody can check', async () => {
    await using mock = await overdue();
    const { cashier } = controlOf(mock);
    const pay = (member: string, channel: 'counter' | 'transfer' = 'counter') =>
      cashier.pay({ world: WORLD, member, channel, amount: '1000.00' });
    const numbers = [await pay('00001'), await pay('00001'), await pay('00003')].map(
      (one) => one.receipt,
    );
    expect(numbers).toEqual(['ก691202-0001', 'ก691202-0002', 'ก691202-0003']);
    expect((await pay('00001', 'transfer')).receipt).toBe('อ691202-0001');
    moveTo(mock.world, '2026-12-03');
    const caller = await mock.signIn('00001');
    const { receipts = [] } = await caller.ok('memberKepList');
    expect(receipts.map((one) => [one.receipt_no, one.amount])).toEqual([
      ['อ691202-0001', '1000.00'],
      ['ก691202-0002', '1000.00'],
      ['ก691202-0001', '1000.00'],
    ]);
    const slips = (await caller.ok('memberLoanList')).loans.map((one) => one.loancontract_no);
    expect(slips.length).toBeGreaterThan(0);
    expect(await differences(mock, SCHOOL)).toEqual([]);
  });

  test('[LED-14] settles cremation dues too, with the receipt', async () => {
    await using mock = await overdue();
    const { cashier } = controlOf(mock);
    const { overdue: amount } = await cashier.owed({ world: WORLD, member: '00001' });
    const { receipt } = await cashier.pay({
      world: WORLD,
      member: '00001',
      channel: 'counter',
      amount,
    });
    moveTo(mock.world, '2026-12-03');
    const caller = await mock.signIn('00001');
    const { rows, arrear_times } = await caller.ok('memberKepCremList');
    expect(arrear_times).toBe(0);
    expect(rows.at(-1)).toMatchObject({ paid_status: '1', receipt_no: receipt });
    expect(await differences(mock, SCHOOL)).toEqual([]);
  });

  test('[LED-11] for an account that has matured goes nowhere, and stays the member’s', async () => {
    await using mock = await startMock();
    const { agencies, cashier } = controlOf(mock);
    await agencies.withhold({ world: WORLD, agency: LARGE, period: '256911' });
    moveTo(mock.world, '2026-12-16');
    await agencies.withhold({ world: WORLD, agency: LARGE, period: '256912' });
    // It matures on 2 January, a Saturday, and is paid out on the Monday.
    moveTo(mock.world, '2027-01-04');
    const { overdue: amount, lines } = await cashier.owed({ world: WORLD, member: '00248' });
    expect(lines.map((one) => one.refNo)).not.toContain('01-4-05297-6');
    await cashier.pay({ world: WORLD, member: '00248', channel: 'counter', amount });
    moveTo(mock.world, '2027-01-05');
    const records = mock.world.records(248);
    expect(memberDifferences(mock.world, records, '2024-12-31')).toEqual([]);
    expect(records.heldSatang).toBe(0);
  });
});

test('[LED-15] who is recorded as dead signs in no more, keeps no session and asks for nothing', async () => {
  await using mock = await startMock();
  const caller = await mock.signIn('00001');
  const dead = { member: '00001', deducted: '0.00', reason: 'เสียชีวิต' } as const;
  const { agencies, members } = controlOf(mock);
  await agencies.record({ world: WORLD, agency: SCHOOL, short: [dead] });
  expect((await caller.call('memberInfoShow')).status).toBe(401);
  await expect(mock.signIn('00001')).rejects.toThrow();
  moveTo(mock.world, '2026-12-20');
  const found = await members.search({ world: WORLD, from: 1, limit: 1, state: 'เสียชีวิต' });
  expect(found.found[0]?.no).toBe('00001');
  expect(await differences(mock, SCHOOL)).toEqual([]);
});

test('[LED-15] a record of a death that is corrected before it is booked changes nothing', async () => {
  await using mock = await startMock();
  const { agencies } = controlOf(mock);
  const dead = { member: '00001', deducted: '0.00', reason: 'เสียชีวิต' } as const;
  await agencies.record({ world: WORLD, agency: SCHOOL, short: [dead] });
  await agencies.record({ world: WORLD, agency: SCHOOL });
  const caller = await mock.signIn('00001');
  expect((await caller.ok('memberInfoShow')).member_status_desc).toBe('ปกติ');
});

test('[LED-15] a leaver’s shares pay what is still owed before they are paid out', async () => {
  await using mock = await startMock();
  moveTo(mock.world, '2026-03-20');
  const no = Array.from({ length: 3_000 }, (_, index) => index + 420).find((one) => {
    const ending = endingOf('demo', one);
    return ending?.how === 'ลาออก' && ending.on > '2026-04-30' && ending.on < '2026-09-30';
  });
  if (!no) throw new Error('nobody leaves');
  const end = mock.world.records(no).member.ending?.on ?? '';
  const { agencies, cashier } = controlOf(mock);
  const agency = agencyAt(mock.world.records(no).agency, 12_000).no;
  for (const month of ['2026-03', '2026-04']) {
    moveTo(mock.world, `${month}-20`);
    await agencies.withhold({ world: WORLD, agency });
  }
  moveTo(mock.world, '2026-05-04');
  const member = membershipNoOf(no);
  expect((await cashier.owed({ world: WORLD, member })).overdue).not.toBe('0.00');
  moveTo(mock.world, addDays(end, 2));
  const records = mock.world.records(no);
  expect(memberDifferences(mock.world, records, '2024-12-31')).toEqual([]);
  expect(records.shares.balanceSatang).toBe(0);
  expect(records.contracts.every(isClosed)).toBe(true);
  expect((await cashier.owed({ world: WORLD, member })).overdue).toBe('0.00');
  // Money an agency sends for a former member belongs to that member, and is paid out.
  await agencies.record({ world: WORLD, agency, period: '256904' });
  moveTo(mock.world, addDays(end, 3));
  const late = mock.world.records(no);
  const paidOut = late.vouchers.findLast((one) => one.kind === 'paid-out');
  expect(paidOut?.satang).toBe(late.keps.get(2026 * 12 + 3)?.totalSatang);
  expect(late.heldSatang).toBe(0);
  expect(memberDifferences(mock.world, late, '2024-12-31')).toEqual([]);
});

test('[LED-02] a receipt shows the balance that it left, also where something else came before it', async () => {
  await using mock = await startMock();
  const caller = await mock.signIn('00010');
  const { rows } = await caller.ok('memberShareList');
  const body = { recv_period: '256902' };
  const paper = await caller.ok('memberKepShow', { body });
  const line = paper.lines.find((one) => one.item_group === 'SHARE');
  const row = rows.find((one) => one.operate_date === '2026-02-28');
  expect(line?.item_balance).toBe(row?.balance);
  expect(line?.item_balance).toBe(paper.share_balance);
});
