import { agencyDifferences } from '@coop/cooperative/ledger/control-accounts';
import { ledgerStart } from '@coop/cooperative/ledger/trial-balance';
import { findAgency } from '@coop/cooperative/people/agency';
import { describe, expect, test } from 'vitest';
import { controlOf } from '../../testing/control.ts';
import { type Mock, startMock } from '../../testing/start-mock.ts';
import { moveTo, satangOf } from '../../testing/worlds.ts';

// Regression cases of lost money, each with people's actions and the expected figures everywhere.

const WORLD = 'default';
const SCHOOL = '80010001';
const LARGE = '80010002';
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
    expect(periods[0]).toMatchObject({ debt_amount: owing.debt, debt_days: 5 });
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
    expect(
      transfers?.map((transfer) => [transfer.receipt_no, transfer.receipt_date, transfer.amount]),
    ).toEqual([
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
    const claim = limits.find((limit) => limit.request_type === 'CLAIM_HELD');
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
    const paidOut = after.receipts?.find((receipt) => receipt.kind === 'PAID_OUT');
    expect(paidOut?.amount).toBe('483722.04');
    expect(await differences(mock, SCHOOL)).toEqual([]);
  });

  test('[LED-14] has a receipt of its own number for each payment, which anybody can check', async () => {
    await using mock = await overdue();
    const { cashier } = controlOf(mock);
    const pay = (member: string, channel: 'counter' | 'transfer' = 'counter') =>
      cashier.pay({ world: WORLD, member, channel, amount: '1000.00' });
    const numbers = [await pay('00001'), await pay('00001'), await pay('00003')].map(
      (item) => item.receipt,
    );
    expect(numbers).toEqual(['ก691202-0001', 'ก691202-0002', 'ก691202-0003']);
    expect((await pay('00001', 'transfer')).receipt).toBe('อ691202-0001');
    moveTo(mock.world, '2026-12-03');
    const caller = await mock.signIn('00001');
    const { receipts = [] } = await caller.ok('memberKepList');
    expect(receipts.map((receipt) => [receipt.receipt_no, receipt.amount])).toEqual([
      ['อ691202-0001', '1000.00'],
      ['ก691202-0002', '1000.00'],
      ['ก691202-0001', '1000.00'],
    ]);
    const slips = (await caller.ok('memberLoanList')).loans.map((loan) => loan.loancontract_no);
    expect(slips.length).toBeGreaterThan(0);
    expect(await differences(mock, SCHOOL)).toEqual([]);
  });
});

test('[LED-15] who an agency reports dead goes on as before until the cooperative has a paper, and then signs in no more', async () => {
  await using mock = await startMock();
  const before = await mock.signIn('00001');
  const dead = { member: '00001', deducted: '0.00', reason: 'เสียชีวิต' } as const;
  const { agencies, members, officer } = controlOf(mock);
  await agencies.record({ world: WORLD, agency: SCHOOL, short: [dead] });
  expect((await before.call('memberInfoShow')).status).toBe(200);
  moveTo(mock.world, '2026-12-20');
  // Also after the due day: signing in, the bill and the state are as before.
  const caller = await mock.signIn('00001');
  expect((await caller.call('memberInfoShow')).status).toBe(200);
  const who = { world: WORLD, member: '00001' } as const;
  const reported = await officer.ending(who);
  expect([reported.state, reported.actions]).toEqual(['ปกติ', ['notice', 'withdraw']]);
  const billed = await caller.ok('memberKepList');
  expect(billed.months.map((month) => month.recv_period)).toContain('256912');
  const dropped = await officer.decideEnd({ ...who, action: 'withdraw', reason: 'มาแสดงตน' });
  expect([dropped.report, dropped.actions]).toEqual([undefined, ['notice']]);
  await officer.noticeEnd({ ...who, how: 'เสียชีวิต', paper: 'มบ. 4/2569' });
  expect((await caller.call('memberInfoShow')).status).toBe(401);
  await expect(mock.signIn('00001')).rejects.toThrow();
  moveTo(mock.world, '2027-01-20');
  const found = await members.search({ world: WORLD, from: 1, limit: 1, state: 'เสียชีวิต' });
  expect(found.found[0]?.no).toBe('00001');
  expect(await differences(mock, SCHOOL)).toEqual([]);
});
