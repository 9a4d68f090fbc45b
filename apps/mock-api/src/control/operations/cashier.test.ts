import { describe, expect, test } from 'vitest';
import { controlOf } from '../../testing/control.ts';
import { startMock } from '../../testing/start-mock.ts';
import { moveTo, satangOf, sum } from '../../testing/worlds.ts';

const OVERDUE = { world: 'default', member: '00003' } as const;
const PAID_UP = { world: 'default', member: '00001' } as const;

describe('the cashier', () => {
  test('reads what is overdue by line and month, and what closes each contract today', async () => {
    await using mock = await startMock();
    const owed = await controlOf(mock).cashier.owed(OVERDUE);
    expect(owed).toMatchObject({ member: '00003', on: '2026-11-20', held: '0.00' });
    expect([...new Set(owed.lines.map((line) => line.period))]).toEqual(['256909', '256910']);
    expect(satangOf(owed.overdue)).toBe(sum(owed.lines.map((line) => satangOf(line.owed))));
    expect(owed.contracts).toHaveLength(5);
    for (const contract of owed.contracts) {
      expect(satangOf(contract.payoff)).toBeGreaterThan(satangOf(contract.balance));
    }
  });

  test('takes what is overdue, and on the next day the member is out of arrears', async () => {
    await using mock = await startMock();
    const { cashier } = controlOf(mock);
    const { overdue } = await cashier.owed(OVERDUE);
    const some = await cashier.pay({ ...OVERDUE, amount: '1000.00', channel: 'transfer' });
    expect(satangOf(some.overdue)).toBe(satangOf(overdue) - 1_000_00);
    const rest = await cashier.pay({ ...OVERDUE, amount: some.overdue, channel: 'counter' });
    expect(rest).toMatchObject({ closes: false, overdue: '0.00', lines: [], held: '0.00' });
    moveTo(mock.world, '2026-11-21');
    const caller = await mock.signIn(OVERDUE.member);
    const { rows } = await caller.ok('memberNotificationList');
    const receipts = rows.filter((row) => row.title === 'รับชำระเงินแล้ว');
    expect(receipts).toHaveLength(2);
    expect(JSON.stringify(receipts)).not.toContain('1000');
    expect(mock.world.records(3).loans.every((loan) => loan.arrears.length === 0)).toBe(true);
  });

  test('closes a contract with what pays it off today, and takes a part of it', async () => {
    await using mock = await startMock();
    const { cashier } = controlOf(mock);
    const [contract, other] = (await cashier.owed(PAID_UP)).contracts;
    const amount = contract?.payoff ?? '';
    const paid = await cashier.pay({
      ...PAID_UP,
      amount,
      for: contract?.contractNo,
      channel: 'counter',
    });
    expect(paid.closes).toBe(true);
    expect(paid.contracts.map((item) => item.contractNo)).toEqual([other?.contractNo]);
    const part = {
      ...PAID_UP,
      amount: '500.00',
      for: other?.contractNo,
      channel: 'counter',
    } as const;
    const after = await cashier.pay(part);
    expect(after.closes).toBe(false);
    expect(satangOf(after.contracts[0]?.payoff ?? '')).toBe(satangOf(other?.payoff ?? '') - 500_00);
    await expect(cashier.pay({ ...part, for: contract?.contractNo })).rejects.toThrow(
      `${contract?.contractNo} is paid off already`,
    );
  });

  test('takes one payment on a due day, as its bill is booked in the evening', async () => {
    await using mock = await startMock();
    moveTo(mock.world, '2026-11-30');
    const { cashier } = controlOf(mock);
    const payment = { ...OVERDUE, amount: '1000.00', channel: 'counter' } as const;
    await cashier.pay(payment);
    await expect(cashier.pay(payment)).rejects.toThrow(
      '00003 has paid today, and 2026-11-30 is a due day: pay again tomorrow',
    );
  });

  test('refuses more than closes the contract, in words that say what would', async () => {
    await using mock = await startMock();
    const { cashier } = controlOf(mock);
    const [contract] = (await cashier.owed(PAID_UP)).contracts;
    const { contractNo = '', payoff } = contract ?? {};
    const payment = {
      ...PAID_UP,
      amount: '9999999.00',
      for: contractNo,
      channel: 'counter',
    } as const;
    await expect(cashier.pay(payment)).rejects.toThrow(
      `9999999.00 is more than ${contractNo} needs today: ${payoff} closes it`,
    );
  });

  test.each([
    [{ amount: '0.00', channel: 'counter' }, 'a payment is more than 0.00'],
    [
      { amount: '1.00', channel: 'counter' },
      '00001 has nothing overdue; a payment is then for a contract:',
    ],
    [
      { amount: '1.00', channel: 'counter', for: 'x' },
      '00001 has no contract x; those that are owed:',
    ],
    [{ amount: '1.00', channel: 'cheque' }, 'it is one of: counter, transfer'],
  ])('refuses %j, and nothing is paid', async (wrong, words) => {
    await using mock = await startMock();
    const payment = { ...PAID_UP, ...wrong } as {
      amount: string;
      channel: 'counter';
    } & typeof PAID_UP;
    await expect(controlOf(mock).cashier.pay(payment)).rejects.toThrow(words);
    expect(mock.world.overlay.dump()).toEqual([]);
  });
});
