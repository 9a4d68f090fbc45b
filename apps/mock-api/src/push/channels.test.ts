import { describe, expect, test } from 'vitest';
import { hubOf } from './hubs.ts';
import { DEMO_APP } from './push-app.ts';
import { channelText, sign, userText } from './signature.ts';
import { type RawClient, startPush } from './testing/push-mock.ts';

const { key: KEY, secret: SECRET } = DEMO_APP;
const SUCCEEDED = 'pusher_internal:subscription_succeeded';

const authOf = (client: RawClient, channel: string, data?: string, secret = SECRET) => ({
  auth: `${KEY}:${sign(secret, channelText(client.id, channel, data))}`,
  ...(data !== undefined && { channel_data: data }),
});
const person = (id: number, name = 'ครู') =>
  JSON.stringify({ user_id: id, user_info: { name: `${name} ${id}` } });
const enter = (client: RawClient, channel: string, id: number) =>
  client.subscribe(channel, authOf(client, channel, person(id)));
const count = (client: RawClient, event: string) =>
  client.frames.filter((frame) => frame.event === event).length;

describe('public channels', () => {
  test('[RT-04] 14, 15: are entered once, with one delivery of each event', async () => {
    await using mock = await startPush();
    const client = await mock.connect();
    expect(await client.subscribe('news')).toEqual({
      event: SUCCEEDED,
      channel: 'news',
      data: '{}',
    });
    await client.subscribe('news');
    await mock.server().trigger('news', 'posted', { id: 7 });
    await client.next('posted');
    await client.settled();
    expect(count(client, 'posted')).toBe(1);
    // Testers read the last event of any channel.
    expect(hubOf(mock.worlds.get('default')).info('news')).toMatchObject({
      subscriptions: 1,
      last: 'posted {"id":7}',
    });
  });

  test('[RT-04] 25: leaving stops one channel and not the others', async () => {
    await using mock = await startPush();
    const client = await mock.connect();
    await client.subscribe('a');
    await client.subscribe('b');
    client.send('pusher:unsubscribe', { channel: 'a' });
    await client.settled();
    await mock.server().trigger(['a', 'b'], 'posted', 1);
    await client.next((frame) => frame.channel === 'b' && frame.event === 'posted');
    await client.settled();
    expect(count(client, 'posted')).toBe(1);
  });

  test.each(['my-private-x', 'privateer', 'apresence-x', 'a=b@c,d.e;f-g_h', 'x'.repeat(200)])(
    '[RT-04] 26: %s is public',
    async (name) => {
      await using mock = await startPush();
      expect((await (await mock.connect()).subscribe(name)).event).toBe(SUCCEEDED);
    },
  );

  test.each(['', 'ข่าว', 'a b', 'a/b', 'a#b', 'x'.repeat(201)])(
    '[RT-04] 27: %j is no name of a channel',
    async (name) => {
      await using mock = await startPush();
      const client = await mock.connect();
      const answer = await client.subscribe(name);
      expect(answer.event).toBe('pusher:subscription_error');
      await client.settled();
    },
  );
});

describe('private channels', () => {
  test('[RT-04] 16: the right signature lets in', async () => {
    await using mock = await startPush();
    const client = await mock.connect();
    const answer = await client.subscribe('private-a', authOf(client, 'private-a'));
    expect(answer.event).toBe(SUCCEEDED);
  });

  test('[RT-04] 17, 18: a wrong, missing, foreign or stolen signature does not, and the socket stays', async () => {
    await using mock = await startPush();
    const [client, other] = await Promise.all([mock.connect(), mock.connect()]);
    const right = authOf(client, 'private-a').auth;
    for (const auth of [
      { auth: '' },
      { auth: right.slice(0, -1) },
      { auth: right.replace('demo:', 'other:') },
      { auth: right.replace('demo:', '') },
      authOf(client, 'private-a', undefined, 'another-secret'),
      authOf(client, 'private-b'),
      authOf(other, 'private-a'),
    ]) {
      const { event, data } = await client.subscribe('private-a', auth);
      expect(event).toBe('pusher:subscription_error');
      expect(data).toMatchObject({ type: 'AuthError', status: 401 });
    }
    await client.settled();
  });
});

describe('presence channels', () => {
  test('[RT-04] 19: ids, hash and count agree', async () => {
    await using mock = await startPush();
    const [firstClient, two] = await Promise.all([mock.connect(), mock.connect()]);
    await enter(firstClient, 'presence-a', 1);
    const { data } = await enter(two, 'presence-a', 2);
    expect(JSON.parse(String(data))).toEqual({
      presence: { ids: ['1', '2'], hash: { 1: { name: 'ครู 1' }, 2: { name: 'ครู 2' } }, count: 2 },
    });
  });

  test('[RT-04] 20, 21: changed or missing channel_data is refused and harms nobody', async () => {
    await using mock = await startPush();
    const client = await mock.connect();
    const right = authOf(client, 'presence-a', person(1));
    for (const auth of [
      { ...right, channel_data: `${right.channel_data} ` },
      { auth: right.auth },
      authOf(client, 'presence-a', 'no json'),
      authOf(client, 'presence-a', '{}'),
      authOf(client, 'presence-a', JSON.stringify({ user_id: 1, user_info: 'x'.repeat(3_000) })),
    ]) {
      const { event } = await client.subscribe('presence-a', auth);
      expect(event).toBe('pusher:subscription_error');
    }
    await client.settled();
  });

  test('[RT-04] 22, 23: only a user’s first and last socket are told, and never to himself', async () => {
    await using mock = await startPush();
    const [watcher, first, second] = await Promise.all([
      mock.connect(),
      mock.connect(),
      mock.connect(),
    ]);
    await enter(watcher, 'presence-a', 1);
    await enter(first, 'presence-a', 2);
    await enter(second, 'presence-a', 2);
    await watcher.next('pusher_internal:member_added');
    first.socket.close();
    await first.closed;
    await watcher.settled();
    expect(count(watcher, 'pusher_internal:member_added')).toBe(1);
    expect(count(watcher, 'pusher_internal:member_removed')).toBe(0);
    second.socket.close();
    const { data } = await watcher.next('pusher_internal:member_removed');
    expect(JSON.parse(String(data))).toEqual({ user_id: '2' });
    expect(count(first, 'pusher_internal:member_added')).toBe(0);
    expect(count(second, 'pusher_internal:member_added')).toBe(0);
  });

  test('[RT-04] 24: a socket that dies without a word is removed', async () => {
    await using mock = await startPush();
    const [watcher, dying] = await Promise.all([mock.connect(), mock.connect()]);
    await enter(watcher, 'presence-a', 1);
    await enter(dying, 'presence-a', 2);
    dying.socket.terminate();
    await watcher.next('pusher_internal:member_removed');
  });

  test('[RT-04] a full channel refuses the 101st user', async () => {
    await using mock = await startPush();
    for (let id = 0; id < 100; id += 1) await enter(await mock.connect(), 'presence-a', id);
    const { event } = await enter(await mock.connect(), 'presence-a', 100);
    expect(event).toBe('pusher:subscription_error');
    expect((await enter(await mock.connect(), 'presence-a', 99)).event).toBe(SUCCEEDED);
  });
});

describe('cache channels', () => {
  test.each(['cache-a', 'private-cache-a'])('[RT-04] 48: %s tells the last event', async (name) => {
    await using mock = await startPush();
    const [early, late] = await Promise.all([mock.connect(), mock.connect()]);
    await early.subscribe(name, authOf(early, name));
    await early.next('pusher:cache_miss');
    await mock.server().trigger(name, 'posted', { id: 1 });
    await mock.server().trigger(name, 'posted', { id: 2 });
    await late.subscribe(name, authOf(late, name));
    expect((await late.next('posted')).data).toBe('{"id":2}');
  });
});

describe('signed-in users', () => {
  const signIn = (client: RawClient, id: string, secret = SECRET) => {
    const user_data = JSON.stringify({ id });
    const auth = `${KEY}:${sign(secret, userText(client.id, user_data))}`;
    client.send('pusher:signin', { auth, user_data });
  };

  test('[RT-04] 46: a good sign-in is confirmed with the same user_data, a bad one closes with 4009', async () => {
    await using mock = await startPush();
    const [good, bad] = await Promise.all([mock.connect(), mock.connect()]);
    signIn(good, '7');
    const { data } = await good.next('pusher:signin_success');
    expect(JSON.parse(String(data))).toEqual({ user_data: '{"id":"7"}' });
    signIn(bad, '7', 'another-secret');
    expect(await bad.closed).toBe(4009);
  });

  test('[RT-04] 47: a user’s own channel is for that user only', async () => {
    await using mock = await startPush();
    const [seven, eight] = await Promise.all([mock.connect(), mock.connect()]);
    signIn(seven, '7');
    signIn(eight, '8');
    await Promise.all([seven.settled(), eight.settled()]);
    expect((await seven.subscribe('#server-to-user-7')).event).toBe(SUCCEEDED);
    expect((await eight.subscribe('#server-to-user-7')).event).toBe('pusher:subscription_error');
    await mock.server().sendToUser('7', 'hello', 'สวัสดี');
    expect((await seven.next('hello')).data).toBe('สวัสดี');
  });

  test('[RT-04] 45: terminating a user closes all his sockets with 4009 and no others', async () => {
    await using mock = await startPush();
    const [a, b, other] = await Promise.all([mock.connect(), mock.connect(), mock.connect()]);
    signIn(a, '7');
    signIn(b, '7');
    signIn(other, '8');
    await Promise.all([a.settled(), b.settled(), other.settled()]);
    await mock.server().terminateUserConnections('7');
    expect(await Promise.all([a.closed, b.closed])).toEqual([4009, 4009]);
    await other.settled();
  });
});

describe('events of browsers', () => {
  test('[RT-04] 28, 29: need a signed channel that the sender is on', async () => {
    await using mock = await startPush();
    const [sender, listener] = await Promise.all([mock.connect(), mock.connect()]);
    await listener.subscribe('private-a', authOf(listener, 'private-a'));
    sender.send('client-typing', {}, 'news');
    expect((await sender.next('pusher:error')).data).toMatchObject({ code: 4301 });
    sender.send('client-typing', {}, 'private-a');
    await sender.settled();
    await listener.settled();
    expect(count(listener, 'client-typing')).toBe(0);
  });

  test('[RT-04] 30: are not echoed, and on presence name their sender', async () => {
    await using mock = await startPush();
    const [sender, listener] = await Promise.all([mock.connect(), mock.connect()]);
    await enter(sender, 'presence-a', 1);
    await enter(listener, 'presence-a', 2);
    sender.send('client-typing', { at: 'กู้' }, 'presence-a');
    expect(await listener.next('client-typing')).toEqual({
      event: 'client-typing',
      channel: 'presence-a',
      data: '{"at":"กู้"}',
      user_id: '1',
    });
    await sender.settled();
    expect(count(sender, 'client-typing')).toBe(0);
  });

  test('[RT-04] 31: the eleventh in a second is refused and the socket stays', async () => {
    await using mock = await startPush();
    const [sender, listener] = await Promise.all([mock.connect(), mock.connect()]);
    for (const client of [sender, listener]) {
      await client.subscribe('private-a', authOf(client, 'private-a'));
    }
    for (let i = 0; i < 11; i += 1) sender.send('client-typing', { i }, 'private-a');
    expect((await sender.next('pusher:error')).data).toMatchObject({ code: 4301 });
    await sender.settled();
    await listener.settled();
    expect(count(listener, 'client-typing')).toBe(10);
  });

  test('[RT-04] 32: nonsense harms neither its sender nor anyone else', async () => {
    await using mock = await startPush();
    const [odd, other] = await Promise.all([mock.connect(), mock.connect()]);
    await other.subscribe('news');
    odd.raw(Buffer.from([1, 2, 3]));
    for (const text of [
      '',
      '{',
      '[]',
      '7',
      'null',
      '{"event":7}',
      '{"event":"pusher:subscribe"}',
    ]) {
      odd.raw(text);
    }
    // Some clients send null where a public channel needs nothing.
    odd.raw(
      '{"event":"pusher:subscribe","data":{"channel":"news","auth":null,"channel_data":null}}',
    );
    await odd.next('pusher_internal:subscription_succeeded');
    odd.raw('{"event":"pusher:subscribe","data":{"channel":7}}');
    odd.raw('{"event":"pusher:signin","data":{"auth":"x","user_data":"{"}}');
    odd.raw('{"event":"client-x"}');
    expect(await odd.closed).toBe(4009);
    await mock.server().trigger('news', 'posted', 1);
    await other.next('posted');
  });
});
