import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import Pusher from 'pusher';
import { WebSocket } from 'ws';
import { buildApp } from '../../app.ts';
import { morningOf } from '../../testing/worlds.ts';
import { createWorlds, type Worlds } from '../../world/worlds.ts';
import { DEMO_APP, type PushOptions } from '../push-app.ts';

interface Frame {
  readonly event: string;
  readonly channel?: string;
  readonly data: unknown;
  readonly user_id?: string;
}

/** A client that speaks the protocol by hand and remembers all frames. */
export interface RawClient {
  readonly socket: WebSocket;
  readonly id: string;
  readonly frames: Frame[];
  send(event: string, data?: unknown, channel?: string): void;
  raw(text: string | Buffer): void;
  /** Returns the next matching frame, including earlier ones that were not taken. */
  next(fits: string | ((frame: Frame) => boolean)): Promise<Frame>;
  subscribe(channel: string, auth?: object): Promise<Frame>;
  readonly closed: Promise<number>;
  /** Resolves when everything sent before has been answered. */
  settled(): Promise<void>;
}

export interface PushMock extends AsyncDisposable {
  readonly app: FastifyInstance;
  readonly worlds: Worlds;
  readonly port: number;
  readonly close: () => Promise<void>;
  /** The official server library, signed for the application. */
  server(options?: Partial<Pusher.BaseOptions> & { world?: string }): Pusher;
  /** A socket after its handshake. */
  connect(options?: { key?: string; headers?: Record<string, string> }): Promise<RawClient>;
  /** A socket on any path, without waiting for a handshake. */
  open(path: string, headers?: Record<string, string>): RawClient;
}

export const QUERY = 'protocol=7&client=js&version=8.6.0&flash=false';

/** Opens a socket at an address, and speaks the protocol by hand. */
export function openClient(address: string, headers: Record<string, string>): RawClient {
  const socket = new WebSocket(address, { headers });
  const frames: Frame[] = [];
  const taken = new Set<Frame>();
  const waiting = new Set<() => void>();
  let id = '';
  socket.on('message', (data) => {
    const frame = JSON.parse(data.toString()) as Frame;
    frames.push(frame);
    if (frame.event === 'pusher:connection_established') {
      id = JSON.parse(String(frame.data)).socket_id;
    }
    for (const look of [...waiting]) look();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const next: RawClient['next'] = (fits) =>
    new Promise((resolve) => {
      const isIt = typeof fits === 'string' ? (frame: Frame) => frame.event === fits : fits;
      const look = () => {
        const found = frames.find((frame) => !taken.has(frame) && isIt(frame));
        if (!found) return;
        taken.add(found);
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  const send = (event: string, data?: unknown, channel?: string) =>
    socket.send(JSON.stringify({ event, data, channel }));
  return {
    socket,
    get id() {
      return id;
    },
    frames,
    send,
    raw: (text) => socket.send(text),
    next,
    closed,
    subscribe(channel, auth = {}) {
      send('pusher:subscribe', { channel, auth: '', ...auth });
      return next(
        (frame) => frame.channel === channel && /subscription_(succeeded|error)$/.test(frame.event),
      );
    },
    async settled() {
      send('pusher:ping');
      await next('pusher:pong');
    },
  };
}

interface ListenOptions {
  readonly listenOn?: number;
  readonly trustedProxies?: readonly string[];
}

/** A mock that listens on a port of its own, for the real clients. */
export async function startPush(
  options: Partial<PushOptions> = {},
  { listenOn = 0, trustedProxies = [] }: ListenOptions = {},
): Promise<PushMock> {
  const worlds = createWorlds({
    seed: 'demo',
    population: 12_000,
    now: () => morningOf('2026-11-20'),
  });
  const app = await buildApp({
    worlds,
    cookieSecret: 'a-secret-for-tests',
    push: options,
    trustedProxies,
  });
  await app.listen({ host: '127.0.0.1', port: listenOn });
  const { port } = app.server.address() as AddressInfo;
  const open = (path: string, headers: Record<string, string> = {}) =>
    openClient(`ws://127.0.0.1:${port}${path}`, headers);
  const application = options.app ?? DEMO_APP;
  let stopping: Promise<void> | undefined;
  const close = () => {
    stopping ??= app.close().then(() => undefined);
    return stopping;
  };
  return {
    app,
    worlds,
    port,
    close,
    server: ({ world, ...more } = {}) =>
      new Pusher({
        appId: world ? `${application.id}.${world}` : application.id,
        key: world ? `${application.key}.${world}` : application.key,
        secret: application.secret,
        host: '127.0.0.1',
        port: String(port),
        useTLS: false,
        ...more,
      } as Pusher.Options),
    open,
    async connect({ key = application.key, headers } = {}) {
      const client = open(`/app/${key}?${QUERY}`, headers);
      await client.next('pusher:connection_established');
      return client;
    },
    [Symbol.asyncDispose]: close,
  };
}
