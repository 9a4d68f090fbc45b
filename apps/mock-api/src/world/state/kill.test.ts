import { expect, test } from 'vitest';
import { killServers } from '../../testing/kill-server.ts';
import { killWriters } from '../../testing/kill-writer.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

// A thousand rounds, and twenty of the server, are run by hand: bench/kill-rounds.ts.

test('what a data file has acknowledged outlives kill -9 in the middle of writing', async () => {
  using folder = temporaryFolder();
  const { acknowledged } = await killWriters(folder.file, 15, 'test');
  expect(acknowledged).toBeGreaterThan(0);
});

test('what the server has acknowledged over HTTP does, too', async () => {
  using folder = temporaryFolder();
  expect(await killServers(folder.file, 2, 'test')).toBeGreaterThanOrEqual(2);
});
