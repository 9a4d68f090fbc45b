import { memberDifferences } from '@coop/cooperative/ledger/control-accounts';
import { ledgerStart } from '@coop/cooperative/ledger/trial-balance';
import { expect, test } from 'vitest';
import { controlOf } from '../../testing/control.ts';
import { startMock } from '../../testing/start-mock.ts';
import { moveTo } from '../../testing/worlds.ts';

// What the books still know of it once an act is older than the ledger goes back.

const WORLD = 'default';

test('[LED-11] what was held when the ledger begins is brought forward', async () => {
  await using mock = await startMock();
  const { cashier } = controlOf(mock);
  const member = { world: WORLD, member: '00011' } as const;
  moveTo(mock.world, '2026-12-20');
  // The bill of December is out, and asks for the contract once more.
  const [contract] = (await cashier.owed(member)).contracts;
  const payment = { ...member, for: contract?.contractNo ?? '', channel: 'counter' } as const;
  await cashier.pay({ ...payment, amount: contract?.payoff ?? '', keep: false });
  for (const day of ['2027-01-05', '2028-12-31', '2029-01-10', '2029-02-01']) {
    moveTo(mock.world, day);
    const since = ledgerStart(mock.world.view().asOf);
    expect(memberDifferences(mock.world, mock.world.records(11), since), day).toEqual([]);
  }
});

test('[LED-12] what an agency has not transferred is its debt until it does, however long ago', async () => {
  await using mock = await startMock();
  const { agencies, ledger } = controlOf(mock);
  const agency = { world: WORLD, agency: '80010001' } as const;
  const month = { ...agency, period: '256911' } as const;
  moveTo(mock.world, '2026-11-28');
  const { deducted } = await agencies.record(month);
  const owed = async () => {
    const { rows } = await ledger.trialBalance(agency);
    const { debt } = await agencies.month(month);
    return [debt, rows.find(({ account }) => account === 'AGENCIES')?.balance];
  };
  for (const day of ['2026-12-05', '2028-11-20', '2028-12-05', '2031-01-05']) {
    moveTo(mock.world, day);
    expect(await owed(), day).toEqual([deducted, deducted]);
    expect((await ledger.controls(agency)).differences, day).toEqual([]);
  }
  await agencies.receive({ ...month, amount: deducted });
  moveTo(mock.world, '2031-01-06');
  expect(await owed()).toEqual(['0.00', '0.00']);
});

test('[LED-12] and so is the rest of a month of which only a part came, and nothing was recorded', async () => {
  await using mock = await startMock();
  const { agencies } = controlOf(mock);
  const month = { world: WORLD, agency: '80010001', period: '256911' } as const;
  moveTo(mock.world, '2026-11-28');
  await agencies.receive({ ...month, amount: '5949.76' });
  for (const day of ['2026-12-05', '2030-03-05']) {
    moveTo(mock.world, day);
    // Of member 3 nothing was deducted.
    const { deducted, debt } = await agencies.month(month);
    expect([deducted, debt], day).toEqual(['105793.29', '99843.53']);
  }
});
