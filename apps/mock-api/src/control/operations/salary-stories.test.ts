import { monthIndex } from '@coop/finance/calendar';
import { expect, test } from 'vitest';
import { askMoney } from '../../testing/ask-money.ts';
import { controlOf } from '../../testing/control.ts';
import { type Mock, startMock } from '../../testing/start-mock.ts';
import { moveTo } from '../../testing/worlds.ts';
import { pensionSatang, salaryIn } from '../../world/people/person/salary.ts';

// After all deductions somebody keeps 30 per cent of the salary, whatever was asked for in whichever order.

/** Returns what a month's bill takes of the salary or pension, arrears of earlier months aside, in percent. */
function takenPercent({ world }: Mock, no: number, month: string): number {
  const { keps, member } = world.records(no);
  const at = monthIndex(`${month}-01`);
  const lines = keps.get(at)?.entries ?? [];
  const own = lines.filter((one) => !one.isArrears && one.amountSatang > 0);
  const satang = own.reduce((sum, one) => sum + one.amountSatang, 0);
  const income = salaryIn(member, at) || pensionSatang(member);
  return Math.round((satang * 1_000) / income) / 10;
}

/** Returns the first limit and the status of each request, all sent on one day for the most that is allowed. */
async function askAll(mock: Mock, member: string, types: readonly string[]) {
  const asked: [string | undefined, number][] = [];
  for (const type of types) {
    const { limit, sent } = await askMoney(mock, member, type);
    asked.push([limit.max_amount, sent.status]);
  }
  return asked;
}

// Member 5 has 38,450 baht, of which 26,915 may be deducted.
test.each([
  [['MONTHLY_REPAY', 'EMERGENCY_LOAN', 'CHANGE_SHARE'], ['13321.48', '0.00', '1500.00'], 68.7],
  [['EMERGENCY_LOAN', 'MONTHLY_REPAY', 'CHANGE_SHARE'], ['76000.00', '6650.24', '1500.00'], 68.4],
  [['CHANGE_SHARE', 'EMERGENCY_LOAN', 'MONTHLY_REPAY'], ['14820.00', '0.00', '1.48'], 68.9],
] as const)(
  '[MEM-19] what is asked for at the most on one day leaves 30 per cent of the salary: %j',
  async (types, most, percent) => {
    await using mock = await startMock();
    moveTo(mock.world, '2026-12-01');
    const asked = await askAll(mock, '00005', types);
    expect(asked.map(([satang]) => satang)).toEqual(most);
    moveTo(mock.world, '2027-02-02');
    expect(takenPercent(mock, 5, '2027-01')).toBe(percent);
  },
);

test('[MEM-19] a second order on another contract finds only what the first has left', async () => {
  await using mock = await startMock();
  moveTo(mock.world, '2026-12-01');
  const caller = await mock.signIn('00020');
  const { limits } = await caller.ok('memberRequestpromoneyList');
  const contracts = limits.filter((one) => one.request_type === 'MONTHLY_REPAY');
  const sent = [];
  for (const { ref_no } of contracts) {
    const { limit, sent: answer } = await askMoney(
      mock,
      '00020',
      'MONTHLY_REPAY',
      undefined,
      ref_no,
    );
    sent.push([limit.max_amount, answer.status]);
  }
  expect(sent).toEqual([
    ['8240.75', 200],
    ['0.00', 422],
  ]);
  moveTo(mock.world, '2027-02-02');
  expect(takenPercent(mock, 20, '2027-01')).toBe(68.6);
});

// The seed plans an ordinary loan of 1,620,000 baht for member 171 on 11 January 2027.
test.each([
  ['2026-12-01', 'is on record'],
  ['2027-01-06', 'is paid out on the same day'],
  ['2027-01-08', 'waits for its payout'],
])(
  '[MEM-19] a planned loan is not paid out beside a requested one that leaves it no room: asked on %s, it %s',
  async (day) => {
    await using mock = await startMock();
    moveTo(mock.world, day);
    await askMoney(mock, '00171', 'EMERGENCY_LOAN');
    moveTo(mock.world, '2027-02-20');
    const paidOut = mock.world
      .records(171)
      .loans.map(({ plan }) => `${plan.product} ${plan.disbursedOn}`);
    expect(paidOut).not.toContain('ordinary 2027-01-11');
    expect(takenPercent(mock, 171, '2027-02')).toBeLessThan(70);
  },
);

test('[MEM-19] where the request is refused in time, the planned loan is paid out', async () => {
  await using mock = await startMock();
  const { officer } = controlOf(mock);
  await officer.mode({ world: 'default', decides: 'officer' });
  moveTo(mock.world, '2026-12-01');
  const { sent } = await askMoney(mock, '00171', 'EMERGENCY_LOAN');
  const requestNo = String((sent.body as { request_no?: unknown }).request_no);
  moveTo(mock.world, '2027-01-04');
  const decision = { world: 'default', member: '00171', requestNo, action: 'refuse' } as const;
  await officer.decide({ ...decision, reason: 'เอกสารไม่ครบ' });
  moveTo(mock.world, '2027-02-20');
  const paidOut = mock.world.records(171).loans.map(({ plan }) => plan.disbursedOn);
  expect(paidOut).toContain('2027-01-11');
});

test('[MEM-19] a monthly share that was asked for before retiring is collected, and shown, as far as the pension leaves it', async () => {
  await using mock = await startMock();
  const { officer } = controlOf(mock);
  moveTo(mock.world, '2028-08-20');
  await officer.retire({ world: 'default', member: '00109', pays: 'pension' });
  const { limit } = await askMoney(mock, '00109', 'CHANGE_SHARE');
  expect(limit.max_amount).toBe('22010.00');
  moveTo(mock.world, '2028-09-20');
  const before = await (await mock.signIn('00109')).ok('memberRetirementShow');
  expect(before).toMatchObject({
    period_share_amount: '14720.00',
    pension_share_amount: '4430.00',
  });
  moveTo(mock.world, '2028-12-20');
  expect(takenPercent(mock, 109, '2028-11')).toBe(70);
  const caller = await mock.signIn('00109');
  const { lines } = await caller.ok('memberKepShow', { body: { recv_period: '257112' } });
  expect(lines[0]).toMatchObject({ item_desc: 'ค่าหุ้นรายเดือน', amount: '4580.00' });
  const share = { period_share_amount: '4580.00' };
  expect(await caller.ok('memberShareList')).toMatchObject(share);
  expect(await caller.ok('memberRetirementShow')).toMatchObject({
    ...share,
    pension_share_amount: '4580.00',
  });
});
