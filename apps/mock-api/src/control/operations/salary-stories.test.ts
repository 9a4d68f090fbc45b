import { pensionSatang, salaryIn } from '@coop/cooperative/people/person/salary';
import { monthIndex } from '@coop/finance/calendar';
import { expect, test } from 'vitest';
import { handlers } from '../../handlers.ts';
import { doAction } from '../../testing/actions/actions.ts';
import { askMoney } from '../../testing/actions/ask-money.ts';
import { kepChangeComplaints } from '../../testing/identities/kep-changes.ts';
import { type Mock, startMock } from '../../testing/start-mock.ts';
import { memberCall, moveTo, worldOn } from '../../testing/worlds.ts';

// After all deductions somebody keeps 30 per cent of the salary, whatever was asked for in whichever order.

/** Returns what a month's bill takes of the salary or pension, arrears of earlier months aside, in percent. */
function takenPercent({ world }: Pick<Mock, 'world'>, no: number, month: string): number {
  const { keps, member } = world.records(no);
  const index = monthIndex(`${month}-01`);
  const lines = keps.get(index)?.entries ?? [];
  const newLines = lines.filter((line) => !line.isArrears && line.amountSatang > 0);
  const satang = newLines.reduce((sum, line) => sum + line.amountSatang, 0);
  const income = salaryIn(member, index) || pensionSatang(member);
  return Math.round((satang * 1_000) / income) / 10;
}

/** Returns the first limit and the status of each request, all sent on one day for the most that is allowed. */
async function askAll(mock: Mock, member: string, types: readonly string[]) {
  const amounts: [string | undefined, number][] = [];
  for (const type of types) {
    const { limit, sent } = await askMoney(mock, member, type);
    amounts.push([limit.max_amount, sent.status]);
  }
  return amounts;
}

// Member 5 has 38,450 baht, of which 26,915 may be deducted.
test.each([
  [['MONTHLY_REPAY', 'EMERGENCY_LOAN', 'CHANGE_SHARE'], ['13321.48', '0.00', '1500.00'], 68.7],
  [['EMERGENCY_LOAN', 'MONTHLY_REPAY', 'CHANGE_SHARE'], ['76000.00', '6650.24', '1500.00'], 68.4],
  [['CHANGE_SHARE', 'EMERGENCY_LOAN', 'MONTHLY_REPAY'], ['14820.00', '0.00', '1.48'], 68.9],
] as const)(
  '[MEM-19] what is asked for at the most on one day leaves 30 per cent of the salary: %j',
  async (types, mostAmount, percent) => {
    await using mock = await startMock();
    moveTo(mock.world, '2026-12-01');
    const amounts = await askAll(mock, '00005', types);
    expect(amounts.map(([satang]) => satang)).toEqual(mostAmount);
    moveTo(mock.world, '2027-02-02');
    expect(takenPercent(mock, 5, '2027-01')).toBe(percent);
  },
);

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

// A notice of death that turns out to be wrong comes before the bill of January and is dropped after it.
test('[MEM-19] interest of a month without a bill is deducted as far as the salary has room, and the rest with the next', async () => {
  const world = worldOn('2026-01-02');
  const who = { world, no: 3 };
  await doAction(who, { kind: 'notice', how: 'เสียชีวิต', ago: 0 });
  moveTo(world, '2026-01-16');
  await doAction(who, { kind: 'drop' });
  moveTo(world, '2026-02-16');
  expect(takenPercent(who, 3, '2026-02')).toBe(70);
  const billOf = (recv_period: string) =>
    handlers.memberKepShow({ ...memberCall(world, 3), body: { recv_period } });
  const february = await billOf('256902');
  const leftOut = february.lines.filter((line) => line.item_desc.includes('ยกไปงวดหน้า'));
  expect(leftOut.map((line) => line.item_group)).toContain('LOAN');
  moveTo(world, '2026-03-16');
  const { changes } = await billOf('256903');
  const codes = changes.flatMap((change) => change.causes.map((cause) => cause.code));
  expect(codes).toContain('CARRIED');
  expect(kepChangeComplaints(world.records(3))).toEqual([]);
});
