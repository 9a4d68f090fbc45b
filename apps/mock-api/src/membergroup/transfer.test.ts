import { expect, test } from 'vitest';
import { AGENCY } from '../testing/happy.ts';
import { expectFieldErrors } from '../testing/refusals.ts';
import { startMock } from '../testing/start-mock.ts';

const MONTH = { member_group_no: AGENCY, recv_period: '256911' };
const TRANSFER = {
  ...MONTH,
  transferred_date: '2026-11-20',
  amount: '90000.00',
  reference: 'KTB-77',
};

test('[GRP-06] a transfer sent again with its key is the same one, also once the month is closed; without a key it is another', async () => {
  await using mock = await startMock();
  const caller = await mock.signInAgency(AGENCY);
  const noted = () => mock.world.overlay.all('remittance', AGENCY).length;
  const body = { ...TRANSFER, idempotency_key: 'transfer-key-1' };
  const first = await caller.ok('membergroupTransferCreate', { body });
  expect(first.transfer_no).toBe('1');
  expect(await caller.ok('membergroupTransferCreate', { body })).toEqual(first);
  expect(noted()).toBe(1);
  const other = { ...body, amount: '1.00' };
  expectFieldErrors(await caller.call('membergroupTransferCreate', { body: other }), [
    'idempotency_key',
  ]);
  await caller.ok('membergroupTransferCreate', { body: TRANSFER });
  await caller.ok('membergroupTransferCreate', { body: { ...TRANSFER, amount: '25949.76' } });
  expect(noted()).toBe(3);
  const again = await caller.ok('membergroupTransferCreate', { body });
  expect(again.rc_code).toBe('1');
  const late = await caller.ok('membergroupTransferCreate', { body: TRANSFER });
  expect(late.rc_des).toBe('ยอดของงวดนี้โอนครบแล้ว');
});

test('[GRP-06] a transfer is taken back until the cooperative has looked for its money, and everything is as before', async () => {
  await using mock = await startMock();
  const caller = await mock.signInAgency(AGENCY);
  const show = () => caller.ok('membergroupDeductResultShow', { body: MONTH });
  const before = await show();
  const saved = await caller.ok('membergroupTransferCreate', { body: TRANSFER });
  const body = { ...MONTH, transfer_no: saved.transfer_no ?? '' };
  expect((await show()).transfers).toMatchObject([{ transfer_no: '1', finding: 'รอตรวจ' }]);
  for (const rc_des of ['ถอนการแจ้งโอนแล้ว', 'ถอนการแจ้งโอนแล้ว']) {
    const taken = await caller.ok('membergroupTransferWithdraw', { body });
    expect(taken).toEqual({ rc_code: '1', rc_des });
  }
  expect(await show()).toEqual(before);
  expect(mock.world.overlay.all('remittance-withdrawal', AGENCY)).toHaveLength(1);

  // The next one has a number of its own; once its money has come it stays.
  await caller.ok('membergroupTransferCreate', { body: TRANSFER });
  const second = { ...MONTH, transfer_no: '2' };
  mock.world.clock.set(Date.parse('2026-11-23T08:30:00+07:00'));
  const later = await mock.signInAgency(AGENCY);
  expect(await later.ok('membergroupTransferWithdraw', { body: second })).toEqual({
    rc_code: '0',
    rc_des: 'สหกรณ์รับเงินรายการนี้แล้ว จึงถอนไม่ได้ หากแจ้งผิดกรุณาติดต่อสหกรณ์',
  });
  const { receipts } = await later.ok('membergroupDeductResultShow', { body: MONTH });
  expect(receipts).toHaveLength(1);
  const unknown = { ...MONTH, transfer_no: '3' };
  expect(await later.call('membergroupTransferWithdraw', { body: unknown })).toMatchObject({
    status: 404,
  });
});
