import { expect, test } from 'vitest';
import { controlOf } from '../../testing/control.ts';
import { type Mock, startMock } from '../../testing/start-mock.ts';
import { moveTo } from '../../testing/worlds.ts';
import { memberDifferences } from '../../world/ledger/control-accounts.ts';
import { ledgerStart } from '../../world/ledger/trial-balance.ts';

// What withdrawals by request may take, where the counter or another request has taken before them.

/** Returns what may be withdrawn from an account of the member. */
async function limitOf(mock: Mock, member: string, accountNo: string) {
  const caller = await mock.signIn(member);
  const { limits } = await caller.ok('memberRequestpromoneyList');
  const isOf = (one: (typeof limits)[number]) =>
    one.request_type === 'WITHDRAW' && one.ref_no === accountNo;
  const limit = limits.find(isOf);
  if (!limit) throw new Error(`nothing to withdraw from ${accountNo}`);
  return limit;
}

/** Asks to withdraw an amount, or the most that is allowed; returns the limit. */
async function withdraw(mock: Mock, member: string, accountNo: string, amount?: string) {
  const limit = await limitOf(mock, member, accountNo);
  await (await mock.signIn(member)).ok('memberRequestpromoneyCreate', {
    body: {
      idempotency_key: `${accountNo}-${mock.world.clock.now()}`,
      request_type: 'WITHDRAW',
      ref_no: accountNo,
      amount: amount ?? limit.max_amount,
      reason: '',
    },
  });
  return limit;
}

/** The account's movements of a month, `2027-01`, as item and satang. */
function movementsOf({ world }: Mock, no: number, accountNo: string, month: string) {
  const account = world.records(no).deposits.find((one) => one.accountNo === accountNo);
  return account?.entries
    .filter(({ on }) => on.startsWith(month))
    .map(({ item, deltaSatang }) => [item, deltaSatang]);
}

test('[MEM-19] a withdrawal after one at the counter in the month has a fee, said beforehand', async () => {
  await using mock = await startMock();
  const accountNo = '01-2-16665-6';
  moveTo(mock.world, '2027-01-24');
  const limit = await withdraw(mock, '00015', accountNo, '200.00');
  expect(limit.fee).toEqual({ rate: '0.05', min_amount: '50.00' });
  moveTo(mock.world, '2027-02-02');
  expect(movementsOf(mock, 15, accountNo, '2027-01')).toEqual([
    ['cash-out', -9_800_00],
    ['request-out', -200_00],
    ['fee', -50_00],
  ]);
  expect((await limitOf(mock, '00015', accountNo)).fee).toBeUndefined();
});

test('[MEM-19] what was asked for before the clock went back is forgotten once somebody asks again', async () => {
  await using mock = await startMock();
  const { officer } = controlOf(mock);
  const accountNo = '01-2-31689-5';
  const sent = async (day: string) => {
    moveTo(mock.world, day);
    return (await withdraw(mock, '00005', accountNo)).max_amount;
  };
  expect([await sent('2027-02-01'), await sent('2027-01-10')]).toEqual(['54557.30', '67357.30']);
  moveTo(mock.world, '2027-02-04');
  const { requests } = await officer.requests({ world: 'default', member: '00005' });
  expect(requests.map(({ status, effectiveOn }) => [status, effectiveOn])).toEqual([
    ['โอนแล้ว', '2027-01-13'],
  ]);
  expect(movementsOf(mock, 5, accountNo, '2027-02')).toEqual([]);
  const { world } = mock;
  expect(memberDifferences(world, world.records(5), ledgerStart(world.view().asOf))).toEqual([]);
});
