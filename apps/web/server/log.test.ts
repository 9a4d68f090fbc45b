import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { maskAddress, maskUri } from './log.ts';
import { buildPortal } from './testing/portal.ts';

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3::5', '2001:db8:1::'],
  ['fe80::1', 'fe80::'],
  ['::1', '::'],
])('the address %s is cut short to %s', (address, cut) => {
  expect(maskAddress(address)).toBe(cut);
});

test.each([
  ['/api/calendar/q7f2-secret.ics', '/api/calendar/*'],
  ['/api/calendar/q7f2-secret.ics?x=secret', '/api/calendar/*?x=*'],
  ['/board?q=secret&page=2&secret', '/board?q=*&page=*&*'],
  ['/news/12', '/news/12'],
])('the address %s is logged as %s', (uri, masked) => {
  expect(maskUri(uri)).toBe(masked);
});

test('each request is one line, without headers and with the address cut short; /healthz is none', async () => {
  const lines: string[] = [];
  const app = await buildPortal(
    { logLevel: 'info' },
    { log: { write: (line) => lines.push(line) } },
  );
  const headers = { cookie: 'token=secret', authorization: 'Bearer secret' };
  await app.inject({ url: '/gone.png?a=1', headers, remoteAddress: '203.0.113.77' });
  await app.inject('/healthz');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/secret|113\.77/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    method: 'GET',
    uri: '/gone.png?a=*',
    status: 404,
    remote_ip: '203.0.113.0',
    client_ip: '203.0.113.0',
  });
});

test('a request with the terminal’s control signs is one line without them', async () => {
  const lines: string[] = [];
  const app = await buildPortal(
    { logLevel: 'info' },
    { log: { write: (line) => lines.push(line) } },
  );
  const port = await app.listen({ host: '127.0.0.1', port: 0 }).then((url) => new URL(url).port);
  const socket = connect(Number(port), '127.0.0.1');
  const line = 'GET /gone%0d%0a%1b[2J.png HTTP/1.1';
  const agent = 'Mozilla\u009b2J';
  socket.write(
    `${line}\r\nHost: a\u009b2J\r\nUser-Agent: ${agent}\r\nConnection: close\r\n\r\n`,
    'latin1',
  );
  await once(socket.resume(), 'close');
  const [request, ...more] = lines.filter((other) => other.includes('handled request'));
  expect(more).toEqual([]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  expect(request?.trimEnd()).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
  expect(JSON.parse(request ?? '')).toMatchObject({
    uri: '/gone%0d%0a%1b[2J.png',
    host: 'a%C2%9B2J',
  });
});

test('a log level above keeps the lines of requests out', async () => {
  const lines: string[] = [];
  const app = await buildPortal(
    { logLevel: 'warn' },
    { log: { write: (line) => lines.push(line) } },
  );
  await app.inject('/gone.png');
  expect(lines).toEqual([]);
});
