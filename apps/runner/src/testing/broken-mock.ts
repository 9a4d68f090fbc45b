import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import '@coop/mock-api/testing/cheap-hashes';
import { buildApp } from '@coop/mock-api/app';
import { demoWebPush } from '@coop/mock-api/push/web/start-web-push';
import { createWorlds } from '@coop/mock-api/world/worlds';
import { handTo } from './without-sockets.ts';

export interface ProxiedCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface ProxiedAnswer {
  status: number;
  headers: Record<string, string>;
  /** Each as the value of one Set-Cookie. */
  cookies: string[];
  body: string;
  /** Sent in place of the body. */
  bytes?: Buffer;
}

export type Answerer = (call: ProxiedCall) => Promise<ProxiedAnswer>;

/** Makes a backend wrong in one way: in calls, in answers, or both. */
export interface Defect {
  /** Sockets stay open when the mock closes them. */
  readonly keepsSockets?: boolean;
  readonly onCall?: (call: ProxiedCall) => void;
  /** Delay in milliseconds before the answer. */
  readonly wait?: (call: ProxiedCall) => number;
  readonly onAnswer?: (answered: ProxiedAnswer, call: ProxiedCall) => void;
}

export interface BrokenMock extends AsyncDisposable {
  readonly baseUrl: string;
  /** Calls a procedure of the control plane that changes something. */
  control(procedure: string, input: object): Promise<void>;
  /** Starts a proxy that applies a defect; returns its address. Without the defect's leave it hides the control plane. */
  withDefect(defect: Defect): Promise<string>;
}

const START = Date.parse('2026-11-20T10:00:00+07:00');

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // no encoding is set: parts are buffers
  return Buffer.concat(parts).toString();
}

type App = Awaited<ReturnType<typeof buildApp>>;

const HOP = /^(connection|content-length|host|transfer-encoding|keep-alive)$/;

/** Hands a call on without a second connection, which would cost more than all the mock does for it. */
/** Asks the mock, without a connection, what the defect leaves of the call, and defects the answer. */
async function alteredAnswer(call: ProxiedCall, app: App, defect: Defect): Promise<ProxiedAnswer> {
  const isControl = call.path.startsWith('/__control');
  if (!isControl) defect.onCall?.(call);
  const answer = await app.inject({
    method: call.method as 'GET',
    url: call.path,
    headers: call.headers,
    ...(call.method !== 'GET' && { payload: call.body }),
  });
  const back = Object.entries(answer.headers).filter(
    ([name]) => !HOP.test(name) && name !== 'set-cookie',
  );
  const answered: ProxiedAnswer = {
    status: answer.statusCode,
    headers: Object.fromEntries(back.map(([name, value]) => [name, String(value)])),
    cookies: [answer.headers['set-cookie'] ?? []].flat(),
    body: answer.body,
  };
  if (isControl) return answered;
  defect.onAnswer?.(answered, call);
  const ms = defect.wait?.(call) ?? 0;
  if (ms > 0) await wait(ms);
  return answered;
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  answerTo: Answerer,
): Promise<void> {
  const headers = Object.entries(request.headers).filter(([name]) => !HOP.test(name));
  const answered = await answerTo({
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    body: await textOf(request),
  });
  response.setHeader('set-cookie', answered.cookies);
  response.writeHead(answered.status, answered.headers).end(answered.bytes ?? answered.body);
}

/** Hands a socket on to the mock, byte for byte. */
function handOn(request: IncomingMessage, visitor: Duplex, baseUrl: string, defect: Defect): void {
  const mock = connect({ host: '127.0.0.1', port: Number(new URL(baseUrl).port) });
  const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
  mock.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  visitor.pipe(mock);
  if (defect.keepsSockets)
    mock.on('data', (bytes: Buffer) => isClosing(bytes) || visitor.write(bytes));
  else mock.pipe(visitor);
  mock.on('error', () => visitor.destroy());
  visitor.on('error', () => mock.destroy()).on('close', () => mock.destroy());
}

/** Tells whether these bytes begin a frame by which a server closes a socket. */
const isClosing = (bytes: Buffer): boolean => bytes[0] === 0x88;

/**
 * Starts a listening mock with its control plane on, for tests to break. Calls of this process reach it without a
 * connection unless `sockets` asks for one.
 */
export async function startBrokenMock(
  seed = 'demo',
  { sockets, ...options }: { sessionCookie?: boolean; sockets?: true } = {},
): Promise<BrokenMock> {
  const worlds = createWorlds({
    seed,
    population: 12_000,
    now: () => START,
    testTokens: true,
    webPush: demoWebPush(),
  });
  const app = await buildApp({
    worlds,
    control: true,
    cookieSecret: 'a-secret-for-tests',
    ...options,
  });
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  const servers: ReturnType<typeof createServer>[] = [];
  const ends: (() => void)[] = [];
  const spareSockets = (address: string, answerTo: Answerer) => {
    if (!sockets) ends.push(handTo(answerTo, address));
    return address;
  };
  spareSockets(baseUrl, (call) => alteredAnswer(call, app, {}));
  return {
    baseUrl,
    async control(procedure, input) {
      const answer = await fetch(`${baseUrl}/__control/${procedure}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input),
      });
      if (!answer.ok) throw new Error(`${procedure}: ${await answer.text()}`);
    },
    async withDefect(defect) {
      const answerTo: Answerer = (call) => alteredAnswer(call, app, defect);
      const server = createServer((request, response) => {
        forward(request, response, answerTo).catch(() => response.destroy());
      });
      server.on('upgrade', (request, visitor) => handOn(request, visitor, baseUrl, defect));
      servers.push(server);
      const { promise, resolve } = Promise.withResolvers<void>();
      server.listen(0, '127.0.0.1', resolve);
      await promise;
      // A server that listens on a port has an address of this kind.
      const { port } = server.address() as AddressInfo;
      return spareSockets(`http://127.0.0.1:${port}`, answerTo);
    },
    async [Symbol.asyncDispose]() {
      for (const end of ends) end();
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      await app.close();
    },
  };
}
