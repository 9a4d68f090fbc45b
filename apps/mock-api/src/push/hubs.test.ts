import { expect, test } from 'vitest';
import { MOST_WORLDS } from '../world/idle-worlds.ts';
import { hubOf } from './hubs.ts';
import { startPush } from './testing/push-mock.ts';

test('[RT-04] who is connected in a world that makes way for another is sent back into a new one', async () => {
  await using mock = await startPush();
  const first = await mock.connect({ key: 'demo.first' });
  const stays = await mock.connect();
  for (let no = 0; no < MOST_WORLDS - 1; no += 1) mock.worlds.get(`w${no}`);
  expect(await first.closed).toBe(4100);
  const again = await mock.connect({ key: 'demo.first' });
  expect(hubOf(mock.worlds.get('first')).sockets()).toMatchObject([{ id: expect.anything() }]);
  await again.settled();
  expect(stays.socket.readyState).toBe(stays.socket.OPEN);
});

test('[RT-04] so is who is connected in a world that is deleted', async () => {
  await using mock = await startPush();
  const client = await mock.connect({ key: 'demo.first' });
  mock.worlds.delete('first');
  expect(await client.closed).toBe(4100);
});
