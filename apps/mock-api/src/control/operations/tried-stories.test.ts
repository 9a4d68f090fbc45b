import { SMALLEST_PNG } from '@coop/contracts/examples/member-inputs';
import { toWire } from '@coop/format/money';
import { expect, test } from 'vitest';
import { askMoney } from '../../testing/ask-money.ts';
import { controlOf } from '../../testing/control.ts';
import { type Mock, startMock } from '../../testing/start-mock.ts';
import { moveTo } from '../../testing/worlds.ts';
import { memberDifferences } from '../../world/ledger/control-accounts.ts';
import { ledgerStart } from '../../world/ledger/trial-balance.ts';
import { isClosed } from '../../world/money/loans.ts';
import { agencyAt } from '../../world/people/agency.ts';

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
  expect(contracts.filter((one) => !isClosed(one))).toEqual([]);
  const { deposits } = mock.world.records(45);
  const late = deposits.flatMap(({ entries }) => entries.filter((one) => one.on > '2026-12-11'));
  expect(new Set(late.map((one) => one.item))).toEqual(new Set(['payroll', 'interest', 'close']));
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
  const year = years.find((one) => one.div_year === 2026);
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
  const right = rights.find((one) => one.can_request && one.unit === '');
  const account = pay_accounts?.find((one) => one.account_no !== '');
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

test('[LED-16] what one guarantor has paid of another’s part is asked of nobody else', async () => {
  await using mock = await startMock();
  const { officer, cashier } = controlOf(mock);
  const borrower = { world: WORLD, member: '00016' } as const;
  moveTo(mock.world, '2026-12-01');
  await officer.noticeEnd({ ...NOTICE, ...borrower });
  moveTo(mock.world, '2026-12-09');
  const called = (await officer.ending(borrower)).settlement?.guarantors ?? [];
  expect(called.map(({ amount, paid }) => [amount, paid])).toEqual([
    ['141287.58', '0.00'],
    ['141287.59', '0.00'],
  ]);
  const [contract] = (await cashier.owed(borrower)).contracts;
  const payment = { ...borrower, for: contract?.contractNo ?? '', channel: 'counter' } as const;
  await cashier.pay({ ...payment, amount: '200000.00', from: '00796', keep: false });
  moveTo(mock.world, '2026-12-10');
  const rest = (await officer.ending(borrower)).settlement?.guarantors ?? [];
  expect(rest.map(({ member, amount, paid }) => [member, amount, paid])).toEqual([
    ['00497', '82575.17', '0.00'],
    ['00796', '200000.00', '200000.00'],
  ]);
});

test('[LED-17] of two orders that are approved on one day the one approved last is carried out', async () => {
  await using mock = await startMock();
  const { officer } = controlOf(mock);
  await officer.mode({ world: WORLD, decides: 'officer' });
  const requests: string[] = [];
  for (const amount of ['1000.00', '3000.00']) {
    const { sent } = await askMoney(mock, '00001', 'MONTHLY_REPAY', amount);
    requests.unshift(String((sent.body as { request_no?: unknown }).request_no));
  }
  moveTo(mock.world, '2026-12-02');
  for (const requestNo of requests) {
    await officer.decide({ world: WORLD, member: '00001', requestNo, action: 'approve' });
    mock.world.clock.advance(3_600_000);
  }
  moveTo(mock.world, '2027-01-02');
  const bill = [...mock.world.records(1).keps.values()].at(-1);
  expect(bill?.entries.find((one) => one.isExtra)?.amountSatang).toBe(1_000_00);
});

test('[LED-14] a request for a contract that somebody pays off meanwhile is refused, and there is no receipt over nothing', async () => {
  await using mock = await startMock();
  const { cashier, officer } = controlOf(mock);
  await askMoney(mock, '00001', 'REPAY', '5000.00');
  const closing = await askMoney(mock, '00001', 'REPAY');
  const member = { world: WORLD, member: '00001' } as const;
  moveTo(mock.world, '2026-11-21');
  const contract = (await cashier.owed(member)).contracts.find(
    (one) => one.contractNo === closing.limit.ref_no,
  );
  const payment = { ...member, for: contract?.contractNo ?? '', channel: 'counter' } as const;
  await cashier.pay({ ...payment, amount: contract?.payoff ?? '', keep: false });
  moveTo(mock.world, '2026-11-30');
  const refusal = `สัญญา ${contract?.contractNo} ชำระหมดแล้ว`;
  const { requests } = await officer.requests(member);
  expect(requests.map((one) => [one.status, one.refusal])).toEqual([
    ['ไม่อนุมัติ', refusal],
    ['ไม่อนุมัติ', refusal],
  ]);
  const { vouchers } = mock.world.records(1);
  expect(vouchers.map((one) => toWire(one.satang))).toEqual([contract?.payoff]);
});

test.each([
  ['ย้าย', 'โรงเรียนจังหวัดตัวอย่างวิทยา', 'agency', 2],
  ['ลาออก', 'โรงเรียนบ้านตัวอย่าง', 'self', 2],
  ['พักราชการ', 'โรงเรียนบ้านตัวอย่าง', 'agency', 1],
] as const)(
  '[LED-11] %s counts for the next bill also where it is recorded after the due day',
  async (reason, agency, payer, shares) => {
    await using mock = await startMock();
    const { agencies } = controlOf(mock);
    const month = { world: WORLD, agency: '80010001', period: '256911' } as const;
    await agencies.withhold(month);
    moveTo(mock.world, '2026-12-03');
    await agencies.record({ ...month, short: [{ member: '00005', deducted: '0.00', reason }] });
    moveTo(mock.world, '2026-12-20');
    const { keps, view } = mock.world.records(5);
    const [november, december] = [...keps.values()].slice(-2);
    expect(november).toMatchObject({ reason, receivedSatang: 0 });
    expect(december?.payer).toBe(payer);
    expect(agencyAt(december?.agency ?? -1, view.population).name).toBe(agency);
    const billed = december?.entries.filter((one) => one.group === 'SHARE');
    expect(billed).toHaveLength(shares);
    expect(differences(mock, 5)).toEqual([]);
  },
);

test('[LED-11] an agency that says of two months that somebody has moved moves them once', async () => {
  await using mock = await startMock();
  const { agencies } = controlOf(mock);
  const month = { world: WORLD, agency: '80010001', period: '256911' } as const;
  const short = [{ member: '00005', deducted: '0.00', reason: 'ย้าย' } as const];
  await agencies.withhold(month);
  moveTo(mock.world, '2026-12-20');
  await agencies.record({ ...month, short });
  await agencies.record({ ...month, period: '256912', short });
  moveTo(mock.world, '2027-01-20');
  const { agency, view } = mock.world.records(5);
  expect(agencyAt(agency, view.population).no).toBe('80010002');
  const sheet = { world: WORLD, agency: '80010002', period: '257001' } as const;
  const left = [{ member: '00005', deducted: '0.00', reason: 'เงินไม่พอ' } as const];
  const { short: said } = await agencies.record({ ...sheet, short: left });
  expect(said.map(({ member }) => member)).toEqual(['00005']);
});

/** The newest bill of member 5: who pays it, and whether a monthly share is on it. */
function newestBill({ world }: Mock) {
  const { keps, agency } = world.records(5);
  const kep = [...keps.values()].at(-1);
  const shares = kep?.entries.filter((one) => one.group === 'SHARE' && !one.isArrears).length;
  return { payer: kep?.payer, agency, shares };
}
const USUAL = { payer: 'agency', agency: 0, shares: 1 } as const;
const FIRST_SCHOOL = { world: WORLD, agency: '80010001' } as const;

test('[LED-19] what is recorded later of an older month changes nothing that a newer one says', async () => {
  await using mock = await startMock();
  const { agencies } = controlOf(mock);
  const short = [{ member: '00005', deducted: '0.00', reason: 'พักราชการ' } as const];
  await agencies.withhold({ ...FIRST_SCHOOL, period: '256911' });
  moveTo(mock.world, '2026-12-20');
  await agencies.record({ ...FIRST_SCHOOL, period: '256912' });
  moveTo(mock.world, '2027-01-05');
  await agencies.record({ ...FIRST_SCHOOL, period: '256911', short });
  moveTo(mock.world, '2027-01-20');
  expect(newestBill(mock)).toEqual(USUAL);
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
