import { monthIndex } from '@coop/finance/calendar';
import { toWire } from '@coop/format/money';
import { expect, test } from 'vitest';
import { controlOf } from '../../testing/control.ts';
import { startMock } from '../../testing/start-mock.ts';
import { moveTo, satangOf, worldOn } from '../../testing/worlds.ts';
import { memberDifferences } from '../../world/ledger/control-accounts.ts';
import { ledgerStart } from '../../world/ledger/trial-balance.ts';
import { recordNow } from '../../world/state/record-now.ts';
import { showOwed, takePayment } from './cashier.ts';

// Cases found by random histories, each with people's actions and the expected result.

const MONTH = { world: 'default', agency: '80010001', period: '256911' } as const;

test('[LED-12] an agency that records a month and then keeps its money has deducted nothing, and owes nothing', async () => {
  await using mock = await startMock();
  const { agencies, ledger } = controlOf(mock);
  await agencies.record(MONTH);
  moveTo(mock.world, '2026-11-21');
  await agencies.withhold(MONTH);
  moveTo(mock.world, '2026-12-01');
  const kept = { deducted: '0.00', received: '0.00', debt: '0.00' };
  expect(await agencies.month(MONTH)).toMatchObject(kept);
  expect((await ledger.controls({ world: MONTH.world, agency: MONTH.agency })).differences).toEqual(
    [],
  );
});

test('[LED-02] a contract whose principal is paid stays open, and on the bills, for its last interest', () => {
  const world = worldOn('2026-01-31');
  const payment = { world: 'default', member: '00003', channel: 'counter', keep: false } as const;
  const contractNo = 'ฉฉ.2568/84825';
  const contract = () => world.records(3).contracts.find((one) => one.contractNo === contractNo);
  moveTo(world, '2026-07-23');
  takePayment(world, { ...payment, amount: showOwed(world, payment).overdue });
  moveTo(world, '2026-08-25');
  const { contracts, lines } = showOwed(world, payment);
  expect(contracts.find((one) => one.contractNo === contractNo)).toMatchObject({
    balance: '0.00',
    overdue: '95.73',
    payoff: '95.73',
  });
  expect(lines.find((one) => one.refNo === contractNo)?.owed).toBe('95.73');
  const bill = [...world.records(3).keps.values()].at(-1);
  const billed = bill?.entries.find((one) => one.refNo === contractNo);
  expect(billed).toMatchObject({ amountSatang: 95_73, isArrears: true });
  takePayment(world, { ...payment, for: contractNo, amount: '95.73' });
  moveTo(world, '2026-08-26');
  expect(contract()?.rows.at(-1)).toMatchObject({ interestSatang: 95_73, balanceSatang: 0 });
  moveTo(world, '2026-09-26');
  expect(contract()?.arrears).toEqual([]);
  const since = ledgerStart(world.view().asOf);
  expect(memberDifferences(world, world.records(3), since)).toEqual([]);
});

test('[LED-13] a bill that a member pays takes nothing of what was claimed meanwhile', async () => {
  await using mock = await startMock();
  const { agencies, cashier } = controlOf(mock);
  const short = [{ member: '00001', deducted: '0.00', reason: 'ลาออก' } as const];
  await agencies.record({ ...MONTH, short });
  moveTo(mock.world, '2026-12-02');
  const owed = await cashier.owed({ world: MONTH.world, member: '00001' });
  const amount = toWire(satangOf(owed.overdue) + 1_000_00);
  const payment = { world: MONTH.world, member: '00001', channel: 'counter', keep: true } as const;
  await cashier.pay({ ...payment, amount });
  moveTo(mock.world, '2026-12-29');
  const caller = await mock.signIn('00001');
  await caller.ok('memberRequestpromoneyCreate', {
    body: {
      idempotency_key: 'claim-of-a-self-payer',
      request_type: 'CLAIM_HELD',
      ref_no: '00001',
      amount: '1000.00',
      reason: '',
    },
  });
  moveTo(mock.world, '2027-01-08');
  const { vouchers, keps, heldSatang } = mock.world.records(1);
  expect(vouchers.at(-1)).toMatchObject({ kind: 'paid-out', satang: 1_000_00 });
  const december = keps.get(monthIndex('2026-12-31'));
  expect(december).toMatchObject({ payer: 'self', isDue: true, receivedSatang: 0 });
  expect(heldSatang).toBe(0);
  expect(memberDifferences(mock.world, mock.world.records(1), ledgerStart('2027-01-08'))).toEqual(
    [],
  );
});

test('[LED-15] nothing is bought any more once a membership is settled, not even on that day', async () => {
  const world = worldOn('2026-10-03');
  const value = { how: 'ลาออก', eventOn: '2026-10-03', paperNo: 'ลก. 1/2569' } as const;
  recordNow(world, 'end-notice', '03906', value);
  moveTo(world, '2026-11-10');
  const { shares, settlement } = world.records(3906);
  // The seed had planned a purchase for the board's day.
  expect(settlement?.on).toBe('2026-11-09');
  expect(shares.entries.at(-1)).toMatchObject({ on: '2026-11-09', balanceSatang: 0 });
});

test('[MEM-19] nothing planned is lent to the members of an agency that has stopped paying', () => {
  const { contracts } = moveTo(worldOn('2026-11-20'), '2030-01-10').records(413);
  expect(contracts.reduce((sum, one) => sum + one.arrears.length, 0)).toBe(80);
  expect(contracts.filter(({ plan }) => plan.disbursedOn > '2027-06-01')).toEqual([]);
});
