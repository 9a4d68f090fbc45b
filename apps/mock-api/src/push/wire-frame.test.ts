import { expect, test } from 'vitest';
import { hubOf } from './hubs.ts';
import { startPush } from './testing/push-mock.ts';
import { wireFrame } from './wire-frame.ts';

test.each([
  [0, [0x81, 0]],
  [125, [0x81, 125]],
  [126, [0x81, 126, 0, 126]],
  [65_535, [0x81, 126, 0xff, 0xff]],
  [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
])('a frame of %d bytes begins with %j', (length, head) => {
  const frame = wireFrame('x'.repeat(length));
  expect([...frame.subarray(0, head.length)]).toEqual(head);
  expect(frame).toHaveLength(head.length + length);
});

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
