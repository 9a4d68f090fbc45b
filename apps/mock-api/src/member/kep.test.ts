import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../testing/refusals.ts';
import { startMock } from '../testing/start-mock.ts';

/** A month without a shortfall or held money. */
const quiet = {
  kept_amount: '0.00',
  short_reason: '',
  payer: 'AGENCY',
  outstanding_amount: '0.00',
  settled_date: '',
};

const november = { body: { recv_period: '256911' } };

describe('[MEM-13] the monthly collection', () => {
  test('lists 24 months, newest first: this one waits for the money, last month has its receipt', async () => {
    await using mock = await startMock();
    const { months } = await (await mock.signIn('00001')).ok('memberKepList');
    expect(months).toHaveLength(24);
    expect(months.slice(0, 2)).toEqual([
      {
        recv_period: '256911',
        receive_amount: '16277.96',
        posting_status: '0',
        receipt_no: '',
        receipt_date: '',
        due_date: '2026-11-30',
        received_amount: '0.00',
        ...quiet,
      },
      {
        recv_period: '256910',
        receive_amount: '16470.85',
        posting_status: '1',
        receipt_no: '6910-00001',
        receipt_date: '2026-10-31',
        due_date: '2026-10-31',
        received_amount: '16470.85',
        ...quiet,
      },
    ]);
    expect(months.at(-1)?.recv_period).toBe('256712');
  });

  test('says why November is less than October, to the satang', async () => {
    await using mock = await startMock();
    const detail = await (await mock.signIn('00001')).ok('memberKepShow', november);
    expect(detail).toMatchObject({
      membgroup_desc: 'โรงเรียนบ้านตัวอย่าง',
      receive_amount: '16277.96',
      previous_recv_period: '256910',
      previous_receive_amount: '16470.85',
    });
    expect(
      detail.changes.map((change) => [change.item_group, change.difference, change.causes]),
    ).toEqual([
      ['SHARE', '0.00', []],
      [
        'LOAN',
        '-172.89',
        [
          { code: 'BALANCE', amount: '-31.29', before: '946400.00', now: '939700.00' },
          { code: 'DAYS', amount: '-141.60', before: '31', now: '30' },
        ],
      ],
      ['LOAN', '0.00', []],
      ['DEPOSIT', '0.00', []],
      ['CREMATION', '-20.00', [{ code: 'DEATHS', amount: '-20.00', before: '14', now: '13' }]],
    ]);
  });

  test('carries what failed as lines of its own, and has no receipt for those months', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00003');
    const { months } = await caller.ok('memberKepList');
    expect(months.slice(0, 4).map((month) => [month.recv_period, month.receipt_no])).toEqual([
      ['256911', ''],
      ['256910', ''],
      ['256909', ''],
      ['256908', '6908-00003'],
    ]);
    const { changes, lines } = await caller.ok('memberKepShow', november);
    const emergency = changes.filter((change) => change.item_desc === 'เงินกู้เพื่อเหตุฉุกเฉิน');
    expect(emergency.map((change) => [change.is_arrear, change.causes])).toEqual([
      [false, []],
      [true, [{ code: 'ARREARS', amount: '3860.00', before: '1', now: '2' }]],
    ]);
    const loans = lines.filter((line) => line.item_group === 'LOAN' && !line.is_arrear);
    expect(loans.map((loan) => loan.interest_days)).toEqual([30, 30, 30, 30, 30]);
    const overdue = lines.filter((line) => line.is_arrear);
    expect(overdue.map((line) => [line.item_group, line.item_desc]).at(-1)).toEqual([
      'CREMATION',
      'ฌาปนกิจสงเคราะห์',
    ]);
    expect(months.slice(0, 4).map((month) => month.outstanding_amount)).toEqual([
      '0.00',
      '66830.69',
      '33365.78',
      '0.00',
    ]);
    const { overdue_months } = await caller.ok('memberOverviewShow');
    expect(overdue_months).toEqual([
      { recv_period: '256909', amount: '33365.78' },
      { recv_period: '256910', amount: '33464.91' },
    ]);
    const share = await caller.ok('memberShareList');
    expect(share).toMatchObject({
      late_months: ['256909', '256910'],
      overdue_amount: '4400.00',
      // September and October were billed and not paid.
      last_period: 303,
    });
  });

  test.each(['256912', '256610', '240001'])('has none for %s: 404', async (recv_period) => {
    await using mock = await startMock();
    const caller = await mock.signIn('00001');
    expectRefusal(await caller.call('memberKepShow', { body: { recv_period } }), 404);
  });
});

describe('[MEM-14] the cremation associations', () => {
  test('of 00001: 36 months by the deaths, and who receives what', async () => {
    await using mock = await startMock();
    const crem = await (await mock.signIn('00001')).ok('memberKepCremList');
    expect(crem.rows).toHaveLength(36);
    expect(crem.rows.at(-1)).toEqual({
      seq_no: 36,
      recv_period: '256911',
      operate_date: '2026-11-30',
      death_count: 13,
      rate_per_death: '20.00',
      amount: '260.00',
      paid_status: '0',
      receipt_no: '',
    });
    expect(crem.arrear_times).toBe(0);
    expect(crem.memberships[0]).toMatchObject({
      association_code: 'ส.ฌ.',
      collect_method: 'MONTHLY',
      join_date: '1997-05-01',
      benefit_estimate: '220416.00',
    });
  });
});
