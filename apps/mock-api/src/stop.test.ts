import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { closeGracefully } from './stop.ts';
import { addressOf, endOf, startProcess } from './testing/processes/start-process.ts';

const MENU = '/api/info/manu';
const JSON_TYPE = { 'content-type': 'application/json' };

/** Delays every call of the menu. */
async function slowDown(address: string, delayMs: number): Promise<void> {
  const body = JSON.stringify({ world: 'default', endpoint: 'infoMenuShow', delayMs });
  const added = await fetch(`${address}/__control/faults.add`, {
    method: 'POST',
    headers: JSON_TYPE,
    body,
  });
  expect(added.status).toBe(200);
}

/** Resolves when a call of the menu has reached the server and waits there. */
async function untilInFlight(address: string): Promise<void> {
  const input = encodeURIComponent(JSON.stringify({ world: 'default' }));
  const seen = async () => {
    const answer = await fetch(`${address}/__control/faults.list?input=${input}`);
    const { result } = (await answer.json()) as { result: { data: { seen: number }[] } };
    return result.data[0]?.seen;
  };
  await expect.poll(seen).toBe(1);
}

/** Makes a call over a connection that its client would keep open. */
function ask(
  url: string,
): Promise<{ status: number | undefined; connection: unknown; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = request(url, { agent: new Agent({ keepAlive: true }) }, resolve);
  sent.once('error', reject).end();
  return promise.then(async (answer) => ({
    status: answer.statusCode,
    connection: answer.headers.connection,
    text: await text(answer),
  }));
}

const portOf = (address: string) => Number(new URL(address).port);

/** Opens a connection and begins a request on it. */
async function begin(address: string, path: string): Promise<Socket> {
  const socket = connect(portOf(address), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: mock\r\n`);
  return socket;
}

function isRefused(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(portOf(address), '127.0.0.1');
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });
}

describe('a server that is asked to end', () => {
  test('answers what is in flight, takes nothing new, and ends with 0', async () => {
    using process = startProcess({ API_PORT: '0', MOCK_CONTROL: '1' });
    const address = await addressOf(process.child);
    const expected = await (await fetch(address + MENU)).text();
    const health = await begin(address, '/healthz');
    const call = await begin(address, '/api/info/footer');
    const push = new WebSocket(
      `${address.replace('http', 'ws')}/app/demo?protocol=7&client=js&version=8.6.0`,
    );
    await once(push, 'message');
    const tail = encodeURIComponent(JSON.stringify({ world: 'default' }));
    const stream = await fetch(`${address}/__control/journal.tail?input=${tail}`, {
      headers: { accept: 'text/event-stream' },
    });
    expect(stream.status).toBe(200);
    await slowDown(address, 1_500);
    const slow = ask(address + MENU);
    await untilInFlight(address);

    const ended = endOf(process.child);
    process.child.kill('SIGTERM');
    const [code] = await once(push, 'close');
    expect(code).toBe(1001);
    await expect.poll(() => isRefused(address)).toBe(true);
    await expect(stream.text()).rejects.toThrow();
    health.write('\r\n');
    const body = await text(health);
    expect(body).toMatch(/^HTTP\/1\.1 503 /);
    expect(body).toMatch(/\r\nconnection: close\r\n/i);
    expect(body).toContain('{"status":"draining"}');
    call.write('\r\n');
    expect(await text(call)).toMatch(/^HTTP\/1\.1 200 OK\r\nconnection: close\r\n/i);
    expect(await slow).toEqual({ status: 200, connection: 'close', text: expected });
    expect(await ended).toEqual({ code: 0, errors: '' });
  });

  test('ends at once when it is asked again, but not by an echo of the same wish', async () => {
    using process = startProcess({ API_PORT: '0', MOCK_CONTROL: '1' });
    const address = await addressOf(process.child);
    await slowDown(address, 60_000);
    const cut = ask(address + MENU).catch((error) => error.code);
    await untilInFlight(address);
    const ended = endOf(process.child);
    const interval = setInterval(() => process.child.kill('SIGTERM'), 300);
    process.child.kill('SIGINT');
    process.child.kill('SIGTERM');
    const { code } = await ended;
    clearInterval(interval);
    expect(code).toBe(1);
    expect(await cut).toBe('ECONNRESET');
  });

  test('waits no longer than it may', async () => {
    const app = Fastify({ forceCloseConnections: 'idle' });
    app.get('/never', () => new Promise(() => undefined));
    const reached = new Promise<void>((resolve) => app.addHook('onRequest', async () => resolve()));
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const cut = ask(`${address}/never`).catch((error) => error.code);
    await reached;
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    const afterwards = vi.fn();
    await closeGracefully({ app, afterwards, graceMs: 30 });
    expect(await cut).toBe('ECONNRESET');
    expect(consoleError.mock.calls).toEqual([
      ['mock-api: not everything was answered within 0.03 s'],
    ]);
    expect(afterwards).toHaveBeenCalledOnce();
    consoleError.mockRestore();
  });
});
