import { endpointKeys } from '@coop/contracts/endpoints';
import { expect, test } from 'vitest';
import { rightCaller, rightInput } from '../testing/happy.ts';
import { type Mock, startMock } from '../testing/start-mock.ts';
import { moveTo } from '../testing/worlds.ts';

const MB = 1024 * 1024;
/** Less than half of the memory of the mock's container. */
const MOST_MB = 400;

/** The voters of the units are all that may vote, and the last of them is found. */
async function expectVoters(mock: Mock): Promise<void> {
  const caller = await mock.caller();
  const { eligible, units } = await caller.ok('infoElectionShow');
  expect(eligible).toBe(units.reduce((sum, unit) => sum + unit.voters, 0));
  expect(eligible).toBeGreaterThan(900_000);
  const body = { no: '999990', recaptcha: 'always-pass' };
  expect((await caller.ok('infoElectionVoterCheck', { body })).voter).toBeDefined();
}

test('of a million members every call is answered, and nobody has to be kept in memory for it', async () => {
  const before = process.memoryUsage().rss;
  await using mock = await startMock({ population: 1_000_000 });
  for (const key of endpointKeys) {
    const caller = await rightCaller(mock.in(key), key);
    const { status, text } = await caller.call(key, await rightInput(caller, key));
    expect([key, status, status === 200 ? '' : text]).toEqual([key, 200, '']);
  }
  await expectVoters(mock.in('infoElectionShow'));
  expect((process.memoryUsage().rss - before) / MB).toBeLessThan(MOST_MB);
});

test('voters are listed between other calls', async () => {
  // No other test has listed those of so many.
  await using mock = await startMock({ population: 300_001 });
  const caller = await mock.caller();
  const answered: string[] = [];
  const election = caller.ok('infoElectionShow').then(() => answered.push('election'));
  for (const no of [1, 2, 3]) {
    await caller.ok('infoMenuShow');
    answered.push(`menu ${no}`);
  }
  await election;
  expect(answered).toEqual(['menu 1', 'menu 2', 'menu 3', 'election']);
});

// The list of a million takes ten seconds: it is made once by day, with the calls above.
test.skipIf(!process.env.PROPERTY_RUNS)('in spring each voter of a million is found', async () => {
  await using mock = await startMock({ population: 1_000_000 });
  moveTo(mock.world, '2026-03-10');
  await expectVoters(mock);
});
