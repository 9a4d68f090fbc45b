import { endpointKeys } from '@coop/contracts/endpoints';
import { expect, test } from 'vitest';
import { rightCaller, rightInput } from '../testing/happy.ts';
import { startMock } from '../testing/start-mock.ts';

const MB = 1024 * 1024;
/** Less than half of what the mock has in its container. */
const MOST_MB = 400;

test('of a million members every call is answered, and nobody has to be kept in memory for it', async () => {
  const before = process.memoryUsage().rss;
  for (const key of endpointKeys) {
    await using mock = await startMock({ population: 1_000_000 });
    const caller = await rightCaller(mock, key);
    const { status, text } = await caller.call(key, await rightInput(caller, key));
    expect([key, status, status === 200 ? '' : text]).toEqual([key, 200, '']);
  }
  expect((process.memoryUsage().rss - before) / MB).toBeLessThan(MOST_MB);
});
