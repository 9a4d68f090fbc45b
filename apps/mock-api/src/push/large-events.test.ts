import { expect, test } from 'vitest';
import { hubOf } from './hubs.ts';
import { startPush } from './testing/push-mock.ts';

test.each([1, 100, 50_000])(
  '[RT-04] an event of %d Thai letters arrives whole, in its place among answers',
  async (letters) => {
    await using mock = await startPush();
    const client = await mock.connect();
    await client.subscribe('news');
    const data = JSON.stringify({ title: 'ที่'.repeat(letters) });
    hubOf(mock.worlds.get('default')).publish('news', 'posted', data);
    expect((await client.next('posted')).data).toBe(data);
    await client.settled();
    expect(client.frames.at(-1)?.event).toBe('pusher:pong');
  },
);
