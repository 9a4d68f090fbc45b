import { endpointKeys } from '@coop/contracts/endpoints';
import { expect, test } from 'vitest';
import { rightCaller, rightInput } from '../testing/happy.ts';
import { startMock } from '../testing/start-mock.ts';
import { moveTo } from '../testing/worlds.ts';

const MB = 1024 * 1024;
/** Less than half of the memory of the mock's container. */
const MOST_MB = 400;

test('of a million members every call is answered, and nobody has to be kept in memory for it', async () => {
  const before = process.memoryUsage().rss;
  await using mock = await startMock({ population: 1_000_000 });
  for (const key of endpointKeys) {
    const caller = await rightCaller(mock.in(key), key);
    const { status, text } = await caller.call(key, await rightInput(caller, key));
    expect([key, status, status === 200 ? '' : text]).toEqual([key, 200, '']);
  }
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

test.each(['2026-03-10', '2026-11-20'])('on %s each voter of a million is found', async (day) => {
  await using mock = await startMock({ population: 1_000_000 });
  moveTo(mock.world, day);
  const caller = await mock.caller();
  const { eligible, units } = await caller.ok('infoElectionShow');
  expect(eligible).toBe(units.reduce((sum, unit) => sum + unit.voters, 0));
  expect(eligible).toBeGreaterThan(900_000);
  const body = { no: '999990', recaptcha: 'always-pass' };
  expect((await caller.ok('infoElectionVoterCheck', { body })).voter).toBeDefined();
});
