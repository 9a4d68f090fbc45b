import { createConnection } from 'node:net';
import type Pusher from 'pusher-js';
import { describe, expect, test } from 'vitest';
import { demoSite } from '../site.ts';
import { hubOf } from './hubs.ts';
import { openBrowser } from './testing/open-browser.ts';
import { startPush } from './testing/push-mock.ts';

const subscribed = (client: Pusher, name: string) =>
  new Promise<void>((resolve) =>
    client.subscribe(name).bind('pusher:subscription_succeeded', resolve),
  );
const heard = (client: Pusher, channel: string, event: string) =>
  new Promise<unknown>((resolve) => client.channel(channel).bind(event, resolve));

const NOTE = { title: 'ประกาศ', body: 'ปันผลเข้าบัญชีแล้ว', url: '2051' };

describe('pusher-js and the server library', () => {
  test('[RT-01] 33, 54: desktopNotify arrives on the channel of the cooperative’s code', async () => {
    await using mock = await startPush();
    const channel = demoSite.push?.channel ?? '';
    const client = openBrowser(mock.port);
    await subscribed(client, channel);
    const note = heard(client, channel, 'desktopNotify');
    await mock.server().trigger(channel, 'desktopNotify', NOTE);
    expect(await note).toEqual(NOTE);
  });

  test('[RT-04] 52: after a restart pusher-js comes back and is subscribed again by itself', async () => {
    const first = await startPush();
    const client = openBrowser(first.port);
    await subscribed(client, 'news');
    const { port } = first;
    await first.close();
    await using second = await startPush({}, { listenOn: port });
    const note = heard(client, 'news', 'posted');
    const hub = hubOf(second.worlds.get('default'));
    await expect.poll(() => hub.info('news').subscriptions).toBe(1);
    await second.server().trigger('news', 'posted', { id: 1 });
    expect(await note).toEqual({ id: 1 });
  });

  test('[RT-04] 53: the same channel in two worlds never crosses', async () => {
    await using mock = await startPush();
    const here = openBrowser(mock.port);
    const there = openBrowser(mock.port, { key: 'demo.other' });
    await Promise.all([subscribed(here, 'news'), subscribed(there, 'news')]);
    const atHome = heard(here, 'news', 'posted');
    const abroad = heard(there, 'news', 'posted');
    await mock.server({ world: 'other' }).trigger('news', 'posted', 'there');
    await mock.server().trigger('news', 'posted', 'here');
    expect(await Promise.all([atHome, abroad])).toEqual(['here', 'there']);
    const named = await mock.connect({ headers: { 'x-mock-world': 'other' } });
    await named.subscribe('news');
    expect(hubOf(mock.worlds.get('other')).info('news').subscriptions).toBe(2);
  });
});

describe('many and slow listeners', () => {
  test('[RT-04] 49: 1,000 subscribers hear each of 100 events once, in order', async () => {
    await using mock = await startPush();
    const clients = [];
    for (let i = 0; i < 10; i += 1) {
      clients.push(...(await Promise.all(Array.from({ length: 100 }, () => mock.connect()))));
    }
    await Promise.all(clients.map((client) => client.subscribe('news')));
    const hub = hubOf(mock.worlds.get('default'));
    for (let i = 0; i < 100; i += 1) hub.publish('news', 'posted', String(i));
    await Promise.all(clients.map((client) => client.settled()));
    const wanted = Array.from({ length: 100 }, (_, i) => String(i));
    for (const { frames } of clients) {
      expect(frames.filter(({ event }) => event === 'posted').map(({ data }) => data)).toEqual(
        wanted,
      );
    }
  });

  test('[RT-04] 50: a reader that stands still is dropped and delays nobody', async () => {
    await using mock = await startPush();
    const quick = await mock.connect();
    await quick.subscribe('news');
    // Speaks just enough of the protocol to subscribe, and then reads no more.
    const slow = createConnection(mock.port, '127.0.0.1');
    slow.write(
      `GET /app/demo?protocol=7 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
    );
    await new Promise((resolve) => slow.once('data', resolve));
    slow.pause();
    const subscribe = JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'news' } });
    const head = Buffer.from([0x81, 0x80 | subscribe.length, 0, 0, 0, 0]);
    slow.write(Buffer.concat([head, Buffer.from(subscribe)]));
    const hub = hubOf(mock.worlds.get('default'));
    await expect.poll(() => hub.info('news').subscriptions).toBe(2);
    slow.on('error', () => undefined);
    const data = 'x'.repeat(10_000);
    for (let i = 0; i < 3_000 && hub.info('news').subscriptions === 2; i += 1) {
      hub.publish('news', 'posted', data);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(hub.info('news').subscriptions).toBe(1);
    hub.publish('news', 'last', '{}');
    await quick.next('last');
    slow.destroy();
  });
});
