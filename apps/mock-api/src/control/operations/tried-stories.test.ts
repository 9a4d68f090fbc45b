import { SMALLEST_PNG } from '@coop/contracts/examples/member-inputs';
import { memberDifferences } from '@coop/cooperative/ledger/control-accounts';
import { ledgerStart } from '@coop/cooperative/ledger/trial-balance';
import { isClosed } from '@coop/cooperative/money/loans/loans';
import { expect, test } from 'vitest';
import { handlers } from '../../handlers.ts';
import { askMoney } from '../../testing/actions/ask-money.ts';
import { controlOf } from '../../testing/control.ts';
import { type Mock, startMock } from '../../testing/start-mock.ts';
import { memberCall, moveTo } from '../../testing/worlds.ts';

// Cases that a tester found by acting as people, each with the expected figures.

const WORLD = 'default';
const LEAVER = { world: WORLD, member: '00090' } as const;
const NOTICE = { ...LEAVER, how: 'ให้ออก', paper: 'ม 1/2569' } as const;

const differences = ({ world }: Mock, no: number) =>
  memberDifferences(world, world.records(no), ledgerStart(world.view().asOf));

test('[MEM-19] while an emergency loan waits to be paid out, no second one is granted that would have to close it', async () => {
  await using mock = await startMock();
  await askMoney(mock, '00004', 'EMERGENCY_LOAN', '60000.00');
  const { limit, sent } = await askMoney(mock, '00004', 'EMERGENCY_LOAN', '1000.00');
  expect(limit).toMatchObject({
    max_amount: '0.00',
    reason: expect.stringMatching(/^มีคำขอกู้ฉุกเฉิน/),
  });
  expect(sent.status).toBe(422);
  moveTo(mock.world, '2026-11-28');
  const next = await askMoney(mock, '00004', 'EMERGENCY_LOAN');
  expect(next.limit.min_amount).toBe('62000.00');
});

test('[LED-15] after a notice of the end nothing planned is paid out, and nobody comes to the counter', async () => {
  await using mock = await startMock();
  const { officer } = controlOf(mock);
  moveTo(mock.world, '2026-12-01');
  await officer.noticeEnd(NOTICE);
  moveTo(mock.world, '2026-12-11');
  const other = { ...NOTICE, member: '00045' } as const;
  const { settlement } = await officer.noticeEnd(other);
  moveTo(mock.world, '2027-03-02');
  const { contracts } = mock.world.records(90);
  expect(contracts.filter((contract) => !isClosed(contract))).toEqual([]);
  const { deposits } = mock.world.records(45);
  const late = deposits.flatMap(({ entries }) =>
    entries.filter((entry) => entry.on > '2026-12-11'),
  );
  expect(new Set(late.map((entry) => entry.item))).toEqual(
    new Set(['payroll', 'interest', 'close']),
  );
  // What the sheet said beforehand is what came.
  expect((await officer.ending({ world: WORLD, member: '00045' })).settlement).toEqual({
    ...settlement,
    isFinal: true,
  });
  for (const no of [90, 45]) expect(differences(mock, no)).toEqual([]);
});

test('[LED-15] who has left before the dividend is paid owes no advance of the year to come', async () => {
  await using mock = await startMock();
  const { officer } = controlOf(mock);
  moveTo(mock.world, '2026-12-11');
  await officer.noticeEnd(NOTICE);
  moveTo(mock.world, '2027-02-02');
  const caller = await mock.signIn('00090');
  const { years } = await caller.ok('memberDividendList');
  const year = years.find((other) => other.div_year === 2026);
  expect(year).toMatchObject({ deductions: [], net_amt: '16808.69' });
  const { memberships } = await caller.ok('memberKepCremList');
  expect(memberships.map(({ status }) => status)).toEqual(['พ้นสภาพ', 'พ้นสภาพ', 'พ้นสภาพ']);
  expect((await caller.ok('memberWelfareList')).funds).toEqual([]);
});

test('[LED-15] welfare for an account that the settlement closed goes to the bank', async () => {
  await using mock = await startMock();
  const { officer } = controlOf(mock);
  moveTo(mock.world, '2026-12-01');
  const caller = await mock.signIn('00090');
  const { rights, pay_accounts } = await caller.ok('memberWelfareList');
  const right = rights.find((other) => other.can_request && other.unit === '');
  const account = pay_accounts?.find((payAccount) => payAccount.account_no !== '');
  await caller.ok('memberWelfareCreate', {
    body: {
      idempotency_key: 'welfare-of-a-leaver',
      welfare_code: right?.welfare_code ?? '',
      quantity: 1,
      event_date: '2026-11-25',
      note: '',
      pay_to: account?.account_no ?? '',
      files: [{ name: 'ใบมรณบัตร.png', data: SMALLEST_PNG }],
    },
  });
  const claim = async () => {
    const { history } = await (await mock.signIn('00090')).ok('memberWelfareList');
    return history.at(-1);
  };
  expect((await claim())?.remark).toContain('โอนเข้าบัญชี 01-2-39xxx-8');
  await officer.noticeEnd(NOTICE);
  moveTo(mock.world, '2026-12-16');
  expect(await claim()).toMatchObject({ status: 'โอนเงินแล้ว', remark: '' });
});

test('what is done later shows in no sheet once the clock is back', async () => {
  await using mock = await startMock();
  const { officer, agencies, cashier } = controlOf(mock);
  moveTo(mock.world, '2026-12-07');
  await officer.noticeEnd({ ...NOTICE, member: '00007' });
  const now = mock.world.clock.now();
  const read = async () => [
    (await officer.ending({ world: WORLD, member: '00007' })).settlement,
    await cashier.owed({ world: WORLD, member: '00003' }),
  ];
  const before = await read();
  mock.world.clock.advance(3_600_000);
  const payment = { world: WORLD, member: '00003', channel: 'counter', keep: false } as const;
  await cashier.pay({ ...payment, amount: '1000.00' });
  moveTo(mock.world, '2026-12-18');
  await agencies.withhold({ world: WORLD, agency: '80010001', period: '256912' });
  mock.world.clock.set(now);
  expect(await read()).toEqual(before);
});

test('[LED-15] an overdue rest that a former member pays today is overdue on no page any more', async () => {
  await using mock = await startMock();
  const { world } = mock;
  const { cashier, officer } = controlOf(mock);
  const who = { world: WORLD, member: '00004' } as const;
  await officer.noticeEnd({ ...who, how: 'ให้ออก', paper: 'ม 2/2569' });
  moveTo(world, '2027-02-01');
  const periods = async () => {
    const { loans } = await handlers.memberLoanList(memberCall(world, 4));
    const overview = await handlers.memberOverviewShow(memberCall(world, 4));
    return [...loans.map((loan) => loan.arrear_periods), overview.arrear_periods];
  };
  expect(await periods()).toEqual([1, 1]);
  const [contract] = (await cashier.owed(who)).contracts;
  if (!contract) throw new Error('nothing is owed');
  const { contractNo, payoff } = contract;
  await cashier.pay({ ...who, for: contractNo, amount: payoff, channel: 'counter' });
  expect(await periods()).toEqual([0, 0]);
});
