import { describe, expect, test } from 'vitest';
import { hubOf } from './hubs.ts';
import { MAX_CHANNELS_PER_CONNECTION, MAX_FRAME_BYTES } from './limits.ts';
import { startPush } from './testing/push-mock.ts';

describe('a socket that floods', () => {
  test('[RT-04] with frames is closed with 4100, and everyone else is served', async () => {
    await using mock = await startPush();
    const [flooding, other] = await Promise.all([mock.connect(), mock.connect()]);
    for (let i = 0; i < 3_000; i += 1) flooding.raw('{"event":"pusher:pong"}');
    expect(await flooding.closed).toBe(4100);
    await other.subscribe('news');
    await mock.server().trigger('news', 'posted', 1);
    await other.next('posted');
  });

  test('[RT-04] with channels gets no more than its share, and leaves none behind', async () => {
    await using mock = await startPush();
    const client = await mock.connect();
    const hub = hubOf(mock.worlds.get('default'));
    for (let i = 0; i < MAX_CHANNELS_PER_CONNECTION; i += 1) await client.subscribe(`channel-${i}`);
    const { event } = await client.subscribe('one-more');
    expect(event).toBe('pusher:subscription_error');
    expect((await client.subscribe('channel-0')).event).toMatch(/succeeded/);
    expect(hub.occupied()).toHaveLength(MAX_CHANNELS_PER_CONNECTION);
    client.socket.terminate();
    await expect.poll(() => hub.occupied()).toEqual([]);
  });

  test('[RT-04] with one large frame is cut off before it is read', async () => {
    await using mock = await startPush();
    const client = await mock.connect();
    client.raw('x'.repeat(MAX_FRAME_BYTES + 1));
    expect([1006, 1009]).toContain(await client.closed);
  });
});
