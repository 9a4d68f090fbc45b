import { describe, expect, test } from 'vitest';
import { hubOf } from './hubs.ts';
import { startPush } from './testing/push-mock.ts';

const QUERY = 'protocol=7&client=js&version=8.6.0';

describe('the handshake', () => {
  test('[RT-04] 1, 2, 3: first comes connection_established, its data a string with id and timeout', async () => {
    await using mock = await startPush();
    const { frames } = await mock.connect();
    expect(frames[0]?.event).toBe('pusher:connection_established');
    expect(frames[0]?.data).toBeTypeOf('string');
    const data = JSON.parse(String(frames[0]?.data));
    expect(data.socket_id).toMatch(/^\d+\.\d+$/);
    expect(data.activity_timeout).toBe(120);
  });

  test('[RT-04] 2: no two of 10,000 sockets have the same id', async () => {
    await using mock = await startPush();
    const ids = new Set<string>();
    for (let round = 0; round < 50; round += 1) {
      const clients = await Promise.all(Array.from({ length: 200 }, () => mock.connect()));
      for (const { id, socket } of clients) {
        ids.add(id);
        socket.terminate();
      }
    }
    expect(ids.size).toBe(10_000);
  });

  test.each([
    ['4: an unknown key', `/app/other?${QUERY}`, 4001],
    ['6: an old protocol', '/app/demo?protocol=3', 4007],
    ['7: no protocol', '/app/demo', 4008],
    ['8: a protocol that is no number', '/app/demo?protocol=x', 4006],
    ['9: a wrong path', `/app/demo/more?${QUERY}`, 4005],
    ['9: a path without a key', `/app?${QUERY}`, 4005],
    ['9: a path of nobody', `/elsewhere?${QUERY}`, 4005],
    ['a key with a dot and no world', `/app/demo.?${QUERY}`, 4001],
  ])('[RT-04] %s is told in an error frame and closes', async (_name, path, code) => {
    await using mock = await startPush();
    const client = mock.open(path);
    const { data } = await client.next('pusher:error');
    expect(data).toMatchObject({ code, message: expect.any(String) });
    expect(await client.closed).toBe(code);
    expect(client.frames).toHaveLength(1);
  });

  test('[RT-04] 5: a disabled application closes with 4003', async () => {
    const app = { id: '1', key: 'demo', secret: 's', enabled: false };
    await using mock = await startPush({ app });
    expect(await mock.open(`/app/demo?${QUERY}`).closed).toBe(4003);
  });

  test('[RT-04] 10: one connection too many is told 4004, and there is room again when one leaves', async () => {
    await using mock = await startPush({ maxConnections: 2 });
    const first = await mock.connect();
    await mock.connect();
    expect(await mock.open(`/app/demo?${QUERY}`).closed).toBe(4004);
    first.socket.close();
    await first.closed;
    await expect.poll(() => hubOf(mock.worlds.get('default')).size).toBe(1);
    expect((await mock.connect()).id).not.toBe('');
  });

  test('[RT-04] 10: an address with too many connections is told 4004, others are let in', async () => {
    await using mock = await startPush({ maxPerAddress: 2 }, { trustedProxies: ['127.0.0.1'] });
    const from = (address: string) =>
      mock.open(`/app/demo?${QUERY}`, { 'x-forwarded-for': address });
    const first = from('203.0.113.7');
    await first.next('pusher:connection_established');
    await mock
      .open(`/app/demo.elsewhere?${QUERY}`, { 'x-forwarded-for': '203.0.113.7' })
      .next('pusher:connection_established');
    expect(await from('203.0.113.7').closed).toBe(4004);
    await from('203.0.113.8').next('pusher:connection_established');
    first.socket.close();
    await first.closed;
    await expect.poll(() => hubOf(mock.worlds.get('default')).size).toBe(1);
    await from('203.0.113.7').next('pusher:connection_established');
  });

  test('[RT-04] 51: a page of another origin is told 4009', async () => {
    await using mock = await startPush({ allowedOrigins: ['https://coop.example'] });
    const path = `/app/demo?${QUERY}`;
    expect(await mock.open(path, { origin: 'https://evil.example' }).closed).toBe(4009);
    expect(await mock.open(path).closed).toBe(4009);
    const welcome = mock.open(path, { origin: 'https://coop.example' });
    await welcome.next('pusher:connection_established');
  });
});

describe('staying alive', () => {
  test('[RT-04] 11: a ping is answered on the same connection', async () => {
    await using mock = await startPush();
    const client = await mock.connect();
    client.send('pusher:ping', {});
    expect(await client.next('pusher:pong')).toEqual({ event: 'pusher:pong', data: '{}' });
  });

  test('[RT-04] 12: silence is asked about, and closes with 4201 when there is no answer', async () => {
    await using mock = await startPush({ activityTimeoutS: 0.05, pongTimeoutMs: 50 });
    const client = await mock.connect();
    await client.next('pusher:ping');
    expect(await client.closed).toBe(4201);
  });

  test('[RT-04] 13: any frame of the client is a sign of life', async () => {
    await using mock = await startPush({ activityTimeoutS: 0.05, pongTimeoutMs: 60_000 });
    const client = await mock.connect();
    await client.next('pusher:ping');
    client.send('pusher:pong', {});
    // Asked a second time only because the first question was answered.
    await client.next('pusher:ping');
    client.send('pusher:unsubscribe', { channel: 'news' });
    await client.next('pusher:ping');
    expect(client.socket.readyState).toBe(client.socket.OPEN);
  });

  test('[RT-04] 52: when the server stops, sockets close with 1001', async () => {
    await using mock = await startPush();
    const client = await mock.connect();
    const closed = client.closed;
    await mock.close();
    expect(await closed).toBe(1001);
  });
});
