import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Pusher, { type WebHookRequest } from 'pusher';
import { expect, test } from 'vitest';
import { controlOf } from '../testing/control.ts';
import { DEMO_APP } from './push-app.ts';
import { channelText, sign } from './signature.ts';
import { type RawClient, startPush } from './testing/push-mock.ts';

const WORLD = 'hooked';
const KEY = `${DEMO_APP.key}.${WORLD}`;

/** Opens an application's own server, which keeps events until the test takes them. */
async function openServer() {
  const requests: WebHookRequest[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    requests.push({ headers: request.headers, rawBody: await text(request) });
    response.end('thank you');
    waiting.shift()?.();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    async next(): Promise<WebHookRequest> {
      if (requests.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
      const [first] = requests.splice(0, 1);
      if (!first) throw new Error('nothing was told');
      return first;
    },
    [Symbol.asyncDispose]: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

const library = new Pusher({ appId: '1', key: KEY, secret: DEMO_APP.secret, host: '127.0.0.1' });

/** Returns the events of a delivery, as the provider's own library checks and reads it. */
function eventsOf(request: WebHookRequest) {
  const hook = library.webhook(request);
  expect(hook.isValid()).toBe(true);
  return hook.getEvents();
}

const enter = (client: RawClient, channel: string, id: number) => {
  const data = JSON.stringify({ user_id: id });
  const auth = `${KEY}:${sign(DEMO_APP.secret, channelText(client.id, channel, data))}`;
  return client.subscribe(channel, { auth, channel_data: data });
};

test('[RT-04] an application’s own server is told of channels, members and client events, signed', async () => {
  await using server = await openServer();
  await using mock = await startPush();
  const control = controlOf(mock);
  await control.push.setWebhook({ world: WORLD, url: server.url });
  const client = await mock.connect({ key: KEY });

  await enter(client, 'presence-room', 7);
  expect(eventsOf(await server.next())).toEqual([
    { name: 'channel_occupied', channel: 'presence-room' },
    { name: 'member_added', channel: 'presence-room', user_id: '7' },
  ]);

  client.send('client-typing', { at: 1 }, 'presence-room');
  expect(eventsOf(await server.next())).toEqual([
    {
      name: 'client_event',
      channel: 'presence-room',
      event: 'client-typing',
      data: '{"at":1}',
      socket_id: client.id,
      user_id: '7',
    },
  ]);

  client.send('pusher:unsubscribe', { channel: 'presence-room' });
  expect(eventsOf(await server.next())).toEqual([
    { name: 'member_removed', channel: 'presence-room', user_id: '7' },
    { name: 'channel_vacated', channel: 'presence-room' },
  ]);
  await expect
    .poll(async () =>
      (await control.journal.list({ world: WORLD, text: 'channel_vacated' })).map((entry) => [
        entry.url,
        entry.status,
        entry.response,
      ]),
    )
    .toContainEqual([`webhook ${server.url}`, 200, 'thank you']);
});
