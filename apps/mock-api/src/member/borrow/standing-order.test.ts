import { agencyDifferences, memberDifferences } from '@coop/cooperative/ledger/control-accounts';
import { ledgerStart } from '@coop/cooperative/ledger/trial-balance';
import { findAgency } from '@coop/cooperative/people/agency';
import { describe, expect, test } from 'vitest';
import { type Mock, startMock } from '../../testing/start-mock.ts';
import { moveTo } from '../../testing/worlds.ts';

// Member 00001 owes 939,700.00 on this contract at the end of October 2026: 5.50 % a year, 6,700.00 of principal a month.
// The bill of November is made before the first order, so that December's is the first with one.
const NO = 'สม.2569/64542';
const SCHOOL = '80010001';
async function order(mock: Mock, amount: string, more: { readonly from?: string } = {}) {
  const caller = await mock.signIn('00001');
  const { request_no = '' } = await caller.ok('memberRequestpromoneyCreate', {
    body: {
      idempotency_key: `standing-${mock.world.clock.now()}`,
      request_type: 'MONTHLY_REPAY',
      ref_no: NO,
      amount,
      reason: '',
      ...(more.from && { first_recv_period: more.from }),
    },
  });
  return request_no;
}

async function contractOn(mock: Mock, day: string) {
  moveTo(mock.world, day);
  const caller = await mock.signIn('00001');
  return caller.ok('memberLoanStatementShow', { body: { loancontract_no: NO } });
}

async function billOf(mock: Mock, recv_period: string) {
  const caller = await mock.signIn('00001');
  const kep = await caller.ok('memberKepShow', { body: { recv_period } });
  return { ...kep, own: kep.lines.filter((line) => line.ref_no === NO) };
}

async function requestNow(mock: Mock, requestNo: string) {
  const { requests } = await (await mock.signIn('00001')).ok('memberRequestpromoneyList');
  return requests.find((request) => request.request_no === requestNo);
}

/** Differences of the control accounts of the member and the agency. */
async function differences({ world }: Mock): Promise<unknown[]> {
  const { asOf, population } = world.view();
  const agency = findAgency(SCHOOL, population);
  if (!agency) throw new Error(SCHOOL);
  const ownDifferences = memberDifferences(world, world.records(1), ledgerStart(asOf));
  return [...ownDifferences, ...(await agencyDifferences(world, agency, ledgerStart(asOf)))];
}

describe('an order to pay more every month', () => {
  test('[LED-17] is a line of its own on the bill, and lowers the principal with the receipt', async () => {
    await using mock = await startMock();
    await order(mock, '3000.00');
    moveTo(mock.world, '2026-12-20');
    expect((await billOf(mock, '256912')).own).toMatchObject([
      // 933,000.00 × 5.50 % × 31 / 365
      { principal: '6700.00', interest: '4358.26', amount: '11058.26', item_balance: '926300.00' },
      { is_extra: true, amount: '3000.00', interest: '0.00', item_balance: '923300.00' },
    ]);
    const { contract, rows } = await contractOn(mock, '2027-01-02');
    expect(contract.principal_balance).toBe('923300.00');
    expect(rows.slice(-2)).toMatchObject([
      { item_desc: 'ชำระรายเดือน', total: '11058.26', principal_balance: '926300.00' },
      { item_desc: 'ชำระเพิ่มรายเดือน', total: '3000.00', principal_balance: '923300.00' },
    ]);
    expect(rows.at(-1)?.slip_no).toBe(rows.at(-2)?.slip_no);
    const bill = await billOf(mock, '256912');
    expect(bill.received_amount).toBe(bill.receive_amount);
    expect(bill.own.map((item) => item.received_amount)).toEqual(['11058.26', '3000.00']);
    const changed = bill.changes.filter((change) => change.ref_no === NO);
    expect(
      changed.map((change) => [change.difference, change.causes.map(({ code }) => code)]),
    ).toEqual([
      ['110.30', ['BALANCE', 'DAYS']],
      ['3000.00', ['EXTRA']],
    ]);
    expect(await differences(mock)).toEqual([]);
  });

  test('[LED-17] stopped, is left out of the next bill, and what it saved stays', async () => {
    await using mock = await startMock();
    const requestNo = await order(mock, '3000.00');
    moveTo(mock.world, '2026-12-20');
    const caller = await mock.signIn('00001');
    const stop = () => caller.ok('memberRequestpromoneyStop', { body: { request_no: requestNo } });
    expect(await stop()).toEqual({
      rc_code: '1',
      rc_des: 'หยุดชำระเพิ่มแล้ว ตั้งแต่ใบเรียกเก็บเดือนมกราคม 2570',
    });
    expect((await stop()).rc_code).toBe('0');
    // December's bill was made with it.
    const { contract } = await contractOn(mock, '2027-01-20');
    expect(contract.standing_order).toMatchObject({
      paid_count: 1,
      ended_date: '2026-12-20',
      saved_interest: '1906.12',
    });
    const bill = await billOf(mock, '257001');
    // 923,300.00 × 5.50 % × 31 / 365
    expect(bill.own.map((item) => item.amount)).toEqual(['11012.95']);
    const gone = bill.changes.find((change) => change.is_extra);
    expect(gone).toMatchObject({
      difference: '-3000.00',
      causes: [{ code: 'EXTRA', before: '3000.00', now: '0.00' }],
    });
    expect(await requestNow(mock, requestNo)).toMatchObject({ status: 'สิ้นสุด', can_stop: false });
  });

  test.each([
    ['99.99', undefined, { amount: ['จำนวนเงินต้องไม่น้อยกว่า 100.00 บาท'] }],
    [
      '3000.00',
      '256911',
      { first_recv_period: ['เลือกงวดที่เริ่มหักได้ตั้งแต่ ธันวาคม 2569 ถึง กรกฎาคม 2581'] },
    ],
    [
      '3000.00',
      '258108',
      { first_recv_period: ['เลือกงวดที่เริ่มหักได้ตั้งแต่ ธันวาคม 2569 ถึง กรกฎาคม 2581'] },
    ],
  ])('[LED-17] of %s from %s is refused', async (amount, first_recv_period, errors) => {
    await using mock = await startMock();
    const caller = await mock.signIn('00001');
    const { status, body } = await caller.call('memberRequestpromoneyCreate', {
      body: {
        idempotency_key: 'standing-refused',
        request_type: 'MONTHLY_REPAY',
        ref_no: NO,
        amount,
        reason: '',
        ...(first_recv_period && { first_recv_period }),
      },
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors });
  });
});
