import { byLawsOf } from '@coop/contracts/by-laws/by-laws-of';
import { expect, test } from 'vitest';
import { byLawsAt } from '../call/by-laws.ts';
import { startBrokenMock } from '../testing/broken-mock.ts';
import { driftOf, reportOf } from '../testing/report-of.ts';

// The mock of another cooperative, whose by-laws vitest.config.ts names in the environment.

/** Before a release, further draws. */
const SEEDS = process.env.PROPERTY_RUNS ? ['1', '2', '3'] : ['1'];

test.each(SEEDS)('under other by-laws the mock has no drift, with the seed %s', async (seed) => {
  await using mock = await startBrokenMock('demo');
  expect((await byLawsAt(mock.baseUrl, 60_000)).shares.unit).toBe('50.00');
  const report = await reportOf(mock.baseUrl, '--seed', seed, '--budget', '25');
  expect(driftOf(report)).toEqual([]);
});

test('where there is no site.json, the by-laws are the example’s', async () => {
  expect(await byLawsAt('http://127.0.0.1:9', 60_000)).toEqual(byLawsOf());
});
