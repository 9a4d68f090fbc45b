import { expect, test } from 'vitest';
import { killServers } from '../../../testing/processes/kill-server.ts';
import { killWriters } from '../../../testing/processes/kill-writer.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';

/** By day some rounds, by night as many as of a property. */
const ROUNDS = Number(process.env.PROPERTY_RUNS ?? 5);

test('what a data file has acknowledged outlives kill -9 in the middle of writing', async () => {
  using folder = temporaryFolder();
  const { acknowledged } = await killWriters(folder.file, ROUNDS, 'test');
  expect(acknowledged).toBeGreaterThan(0);
});

test('what the server has acknowledged over HTTP does, too', async () => {
  using folder = temporaryFolder();
  expect(await killServers(folder.file, 2, 'test')).toBeGreaterThanOrEqual(2);
});
