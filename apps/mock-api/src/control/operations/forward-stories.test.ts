import { expect, test } from 'vitest';
import { controlOf } from '../../testing/control.ts';
import { startMock } from '../../testing/start-mock.ts';
import { moveTo } from '../../testing/worlds.ts';
import { memberDifferences } from '../../world/ledger/control-accounts.ts';
import { ledgerStart } from '../../world/ledger/trial-balance.ts';

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
