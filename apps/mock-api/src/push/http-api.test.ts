import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DEMO_APP } from './push-app.ts';
import { channelText, sign } from './signature.ts';
import { type PushMock, startPush } from './testing/push-mock.ts';

const { key: KEY, secret: SECRET } = DEMO_APP;

interface Signed {
  readonly method?: string;
  readonly path?: string;
  readonly body?: string;
  readonly query?: Record<string, string>;
  readonly secret?: string;
  /** Changes the request after it was signed. */
  readonly sentBody?: string;
}

/** Sends a request signed by hand, for what the library would not send. */
async function send(mock: PushMock, options: Signed = {}) {
  const {
    method = 'POST',
    path = '/apps/1/events',
    body,
    secret = SECRET,
    sentBody = body,
  } = options;
  const query: Record<string, string> = {
    auth_key: KEY,
    auth_timestamp: String(Math.floor(Date.now() / 1_000)),
    auth_version: '1.0',
    ...(body !== undefined && { body_md5: createHash('md5').update(body).digest('hex') }),
    ...options.query,
  };
  const sorted = Object.keys(query)
    .sort()
    .map((name) => `${name}=${query[name]}`)
    .join('&');
  query.auth_signature = sign(secret, `${method}\n${path}\n${sorted}`);
  const answer = await fetch(`http://127.0.0.1:${mock.port}${path}?${new URLSearchParams(query)}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(sentBody !== undefined && { body: sentBody }),
  });
  return { status: answer.status, body: await answer.json() };
}

const event = (more: object = {}) =>
  JSON.stringify({ name: 'posted', data: '{}', channels: ['news'], ...more });
const status = async (mock: PushMock, options: Signed) => (await send(mock, options)).status;

describe('raising events', () => {
  test('[RT-04] 34: the socket that caused an event does not hear it', async () => {
    await using mock = await startPush();
    const [cause, other] = await Promise.all([mock.connect(), mock.connect()]);
    await Promise.all([cause.subscribe('news'), other.subscribe('news')]);
    await mock.server().trigger('news', 'posted', {}, { socket_id: cause.id });
    await other.next('posted');
    await cause.settled();
    expect(cause.frames.some((frame) => frame.event === 'posted')).toBe(false);
  });

  test('[RT-04] 35: 100 channels are right, 101 are not', async () => {
    await using mock = await startPush();
    const channels = Array.from({ length: 101 }, (_, i) => `c${i}`);
    expect(await status(mock, { body: event({ channels: channels.slice(1) }) })).toBe(200);
    expect(await status(mock, { body: event({ channels }) })).toBe(400);
  });

  test('[RT-04] 36: 10,240 bytes are right, one more is too large; Thai counts in bytes', async () => {
    await using mock = await startPush();
    expect(await status(mock, { body: event({ data: 'x'.repeat(10_240) }) })).toBe(200);
    expect(await status(mock, { body: event({ data: 'x'.repeat(10_241) }) })).toBe(413);
    expect(await status(mock, { body: event({ data: 'ก'.repeat(3_413) }) })).toBe(200);
    expect(await status(mock, { body: event({ data: 'ก'.repeat(3_414) }) })).toBe(413);
  });

  test('[RT-04] 37: a batch of ten keeps its order, eleven are refused', async () => {
    await using mock = await startPush();
    const client = await mock.connect();
    await client.subscribe('news');
    const batch = Array.from({ length: 11 }, (_, i) => ({
      name: `e${i}`,
      channel: 'news',
      data: String(i),
    }));
    await mock.server().triggerBatch(batch.slice(1));
    await client.next('e10');
    const heard = client.frames
      .filter(({ event }) => /^e\d/.test(event))
      .map((frame) => frame.event);
    expect(heard).toEqual(batch.slice(1).map((item) => item.name));
    const body = JSON.stringify({ batch });
    expect(await status(mock, { path: '/apps/1/batch_events', body })).toBe(400);
  });

  test.each([
    ['no JSON', '{'],
    ['no name', '{"data":"{}","channels":["news"]}'],
    ['no channel', '{"name":"a","data":"{}"}'],
    ['a bad channel', '{"name":"a","data":"{}","channels":["ข่าว"]}'],
    ['data that is no string', '{"name":"a","data":{},"channels":["news"]}'],
    ['a bad socket id', '{"name":"a","data":"","channels":["news"],"socket_id":"x"}'],
    ['unknown info', '{"name":"a","data":"","channels":["news"],"info":"colour"}'],
  ])('an event with %s is 400 and says why', async (_name, body) => {
    await using mock = await startPush();
    const answer = await send(mock, { body });
    expect(answer).toEqual({ status: 400, body: { error: expect.any(String) } });
  });

  test('[RT-04] info that is asked for comes with the answer', async () => {
    await using mock = await startPush();
    await (await mock.connect()).subscribe('news');
    const { body } = await send(mock, { body: event({ info: 'subscription_count' }) });
    expect(body).toEqual({ channels: { news: { subscription_count: 1 } } });
  });
});

describe('signatures', () => {
  test('[RT-04] 38: one changed byte in the body is 401', async () => {
    await using mock = await startPush();
    const body = event();
    expect(await status(mock, { body, sentBody: body.replace('posted', 'Posted') })).toBe(401);
    expect(await status(mock, { body })).toBe(200);
  });

  test('[RT-04] 39: a wrong signature, key or version is 401, an unknown application 404', async () => {
    await using mock = await startPush();
    const body = event();
    expect(await status(mock, { body, secret: 'another' })).toBe(401);
    expect(await status(mock, { body, query: { auth_key: 'other' } })).toBe(401);
    expect(await status(mock, { body, query: { auth_version: '2' } })).toBe(401);
    expect(await status(mock, { body, path: '/apps/2/events' })).toBe(404);
  });

  test('[RT-04] 40: a clock 601 seconds off is 401, unless that is switched off', async () => {
    const queryWith = (skew: number) => ({
      query: { auth_timestamp: String(Math.floor(Date.now() / 1_000) + skew) },
    });
    await using strict = await startPush();
    await using lax = await startPush({ checkTimestamp: false });
    for (const skew of [-601, 605]) {
      expect(await status(strict, { body: event(), ...queryWith(skew) })).toBe(401);
      expect(await status(lax, { body: event(), ...queryWith(skew) })).toBe(200);
    }
    expect(await status(strict, { body: event(), ...queryWith(-590) })).toBe(200);
    expect(await status(strict, { body: event(), query: { auth_timestamp: 'now' } })).toBe(401);
  });

  test('[RT-04] 41: Thai in a parameter is signed as it is', async () => {
    await using mock = await startPush();
    const path = '/apps/1/channels';
    const query = { filter_by_prefix: 'presence-ก' };
    expect(await send(mock, { method: 'GET', path, query })).toEqual({
      status: 200,
      body: { channels: {} },
    });
  });
});

describe('asking', () => {
  const get = (mock: PushMock, path: string, query: Record<string, string> = {}) =>
    send(mock, { method: 'GET', path: `/apps/1${path}`, query });

  test('[RT-04] 42: channels that are occupied, by prefix, with counts where they are known', async () => {
    await using mock = await startPush();
    const client = await mock.connect();
    await client.subscribe('news');
    const channel_data = JSON.stringify({ user_id: 5 });
    const text = channelText(client.id, 'presence-a', channel_data);
    await client.subscribe('presence-a', { auth: `${KEY}:${sign(SECRET, text)}`, channel_data });
    const answer = await mock.server().get({ path: '/channels' });
    expect(await answer.json()).toEqual({ channels: { news: {}, 'presence-a': {} } });
    const filtered = { filter_by_prefix: 'presence-', info: 'user_count' };
    expect((await get(mock, '/channels', filtered)).body).toEqual({
      channels: { 'presence-a': { user_count: 1 } },
    });
    expect((await get(mock, '/channels', { info: 'user_count' })).status).toBe(400);
    expect((await get(mock, '/channels/presence-a/users')).body).toEqual({ users: [{ id: '5' }] });
  });

  test('[RT-04] 43, 44: an empty channel is not occupied; users are known of presence only', async () => {
    await using mock = await startPush();
    expect(await get(mock, '/channels/news')).toEqual({ status: 200, body: { occupied: false } });
    await (await mock.connect()).subscribe('news');
    const info = { info: 'subscription_count' };
    expect((await get(mock, '/channels/news', info)).body).toEqual({
      occupied: true,
      subscription_count: 1,
    });
    expect((await get(mock, '/channels/news/users')).status).toBe(400);
  });
});
