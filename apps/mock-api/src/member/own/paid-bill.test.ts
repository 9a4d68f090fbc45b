import { expect, test } from 'vitest';
import { controlOf } from '../../testing/control.ts';
import { startMock } from '../../testing/start-mock.ts';
import { moveTo } from '../../testing/worlds.ts';

const PAYMENT = { world: 'default', member: '00003', channel: 'counter' } as const;

/** Returns what a member reads of the bill who pays two months of arrears on 28 November. */
async function paying(amount: string) {
  const mock = await startMock();
  moveTo(mock.world, '2026-11-28');
  const caller = await mock.signIn('00003');
  // Asked before, so that what is kept of the answers is renewed.
  await caller.ok('memberOverviewShow');
  await controlOf(mock).cashier.pay({ ...PAYMENT, amount });
  return { mock, caller };
}

test('[MEM-13] who pays the arrears reads on the same day that nothing is overdue, and what is still deducted', async () => {
  const { mock, caller } = await paying('66830.69');
  await using _ = mock;
  const overview = await caller.ok('memberOverviewShow');
  expect([overview.overdue_months, overview.arrear_periods]).toEqual([[], 0]);
  const paid = {
    recv_period: '256911',
    due_date: '2026-11-30',
    payer: 'AGENCY',
    billed_amount: '100156.47',
    settled_amount: '66830.69',
    last_payment_date: '2026-11-28',
    left_amount: '33325.78',
    most_amount: '36610.00',
  };
  expect(overview.paid_bill).toEqual(paid);
  const list = await caller.ok('memberKepList');
  expect([list.paid_bill, list.arrears_payment]).toEqual([paid, undefined]);
  expect(list.months.slice(0, 3).map((month) => month.outstanding_amount)).toEqual([
    '0.00',
    '0.00',
    '0.00',
  ]);
  const { loans } = await caller.ok('memberLoanList');
  expect(
    loans.filter((loan) => loan.arrear_periods > 0 || loan.contract_status === 'ค้างชำระ'),
  ).toEqual([]);
  const detail = await caller.ok('memberKepShow', { body: { recv_period: '256911' } });
  expect(detail.paid_bill).toEqual(paid);
  moveTo(mock.world, '2026-11-29');
  const next = await mock.signIn('00003');
  expect((await next.ok('memberKepList')).paid_bill).toEqual(paid);
});

test('[MEM-13] who pays a part owes the rest', async () => {
  const { mock, caller } = await paying('30000.00');
  await using _ = mock;
  const { overdue_months = [], paid_bill } = await caller.ok('memberOverviewShow');
  expect(overdue_months.map((overdueMonth) => overdueMonth.amount)).toEqual([
    '18029.43',
    '18801.26',
  ]);
  expect(paid_bill).toMatchObject({ settled_amount: '30000.00', left_amount: '70156.47' });
  expect((await caller.ok('memberKepList')).arrears_payment?.amount).toBe('36830.69');
});

test('[MEM-13] who pays the bill at the counter has no task of it any more', async () => {
  await using mock = await startMock();
  const { agencies, cashier } = controlOf(mock);
  const member = '00001';
  moveTo(mock.world, '2026-11-28');
  const short = [{ member, deducted: '0.00', reason: 'ลาออก' } as const];
  await agencies.record({ world: 'default', agency: '80010001', period: '256911', short });
  moveTo(mock.world, '2026-12-20');
  const caller = await mock.signIn(member);
  const bill = async () =>
    (await caller.ok('memberOverviewShow')).tasks?.find((task) => task.kind === 'bill');
  const { months } = await caller.ok('memberKepList');
  expect(months[0]?.payer).toBe('SELF');
  const amount = months[0]?.receive_amount ?? '';
  expect((await bill())?.amount).toBe(amount);
  await cashier.pay({ ...PAYMENT, member, amount: '1000.00' });
  const left = (await caller.ok('memberKepList')).paid_bill?.left_amount;
  expect((await bill())?.amount).toBe(left);
  await cashier.pay({ ...PAYMENT, member, amount: left ?? '' });
  expect((await caller.ok('memberKepList')).paid_bill).toMatchObject({
    payer: 'SELF',
    settled_amount: amount,
    left_amount: '0.00',
  });
  expect(await bill()).toBeUndefined();
});
