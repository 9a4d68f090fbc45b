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
  await caller.ok('membergroupTransferCreate', { body });
  await caller.ok('membergroupTransferCreate', { body });
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
