import { memberDifferences } from '@coop/cooperative/ledger/control-accounts';
import { ledgerStart } from '@coop/cooperative/ledger/trial-balance';
import { expect, test } from 'vitest';
import { controlOf } from '../../testing/control.ts';
import { type Mock, startMock } from '../../testing/start-mock.ts';
import { moveTo, satangOf } from '../../testing/worlds.ts';

const WHO = { world: 'default', member: '00001' };
const REASON = 'เงินในบัญชีผู้สั่งจ่ายไม่พอ';

async function contractOf(mock: Mock) {
  const { contracts } = await controlOf(mock).cashier.owed(WHO);
  const [contract] = contracts;
  if (!contract) throw new Error('00001 owes nothing');
  return contract;
}

test.each([
  ['a part of a contract', () => '20000.00'],
  ['what closed it', (payoff: string) => payoff],
])(
  '[LED-14] a cheque for %s that bounces is owed again, and the member is told why',
  async (_what, amountOf) => {
    await using mock = await startMock();
    const { cashier } = controlOf(mock);
    moveTo(mock.world, '2026-12-03');
    const before = await contractOf(mock);
    const payment = {
      ...WHO,
      for: before.contractNo,
      channel: 'counter',
      amount: amountOf(before.payoff),
    } as const;
    const { receipt } = await cashier.pay(payment);
    const bounced = { ...WHO, receipt, reason: REASON };
    await expect(cashier.bounce(bounced)).rejects.toThrow('is of today');
    moveTo(mock.world, '2026-12-05');
    await cashier.bounce(bounced);
    await expect(cashier.bounce(bounced)).rejects.toThrow('already');
    moveTo(mock.world, '2026-12-06');
    const { contracts } = await cashier.owed(WHO);
    const after = contracts.find((contract) => contract.contractNo === before.contractNo);
    expect(after).toMatchObject({ balance: before.balance, overdue: before.overdue });
    expect(satangOf(after?.payoff ?? '')).toBeGreaterThanOrEqual(satangOf(before.payoff));
    const caller = await mock.signIn('00001');
    const { rows } = await caller.ok('memberNotificationList');
    expect(rows.find((row) => row.title.includes(receipt))?.body).toContain(REASON);
    const body = { loancontract_no: before.contractNo };
    const statement = await caller.ok('memberLoanStatementShow', { body });
    expect(statement.rows.at(-1)).toMatchObject({
      item_desc: 'เช็คคืน ยกเลิกการชำระ',
      total: payment.amount,
    });
    const records = mock.world.records(1);
    expect(memberDifferences(mock.world, records, ledgerStart(records.view.asOf))).toEqual([]);
  },
);

test('[LED-14] a receipt that is old, for arrears or not there is not taken back', async () => {
  await using mock = await startMock();
  const { cashier } = controlOf(mock);
  const { contractNo } = await contractOf(mock);
  const { receipt } = await cashier.pay({
    ...WHO,
    for: contractNo,
    channel: 'counter',
    amount: '500.00',
  });
  await expect(cashier.bounce({ ...WHO, receipt: 'ก1', reason: REASON })).rejects.toThrow(receipt);
  moveTo(mock.world, '2026-12-20');
  await expect(cashier.bounce({ ...WHO, receipt, reason: REASON })).rejects.toThrow(
    'older than 7 days',
  );
});
