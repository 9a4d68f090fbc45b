import { randomInt } from 'node:crypto';
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../call/network.ts';
import { WireError } from '../call/wire-error.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { openConnection } from './connection.ts';
import * as frames from './frames.ts';
import { closeHub, hubOf } from './hubs.ts';
import { MAX_BUFFERED_BYTES, MAX_FRAME_BYTES } from './limits.ts';
import type { Peer } from './peer.ts';
import { type PushOptions, worldBehind, worldNamedBy } from './push-app.ts';

/** The only supported version of the protocol. */
const PROTOCOL = 7;
/** Milliseconds that clients have to answer a close frame. */
const CLOSING_MS = 1_000;
const ID_PART = 2 ** 47;

interface Refusal {
  readonly code: number;
  readonly reason: string;
}

/** A socket id, `number.number`. Random, so that nobody has the channels of a later socket signed in advance. */
const newSocketId = () => `${randomInt(ID_PART)}.${randomInt(ID_PART)}`;

/** Wraps a socket for the hub. After `close` nothing more is sent. */
function peerOf(socket: WebSocket, onClosing: () => void): Peer {
  return {
    id: newSocketId(),
    sessions: new Set(),
    send(frame) {
      socket.send(frame);
      if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
    },
    close(code, reason) {
      socket.close(code, reason);
      onClosing();
    },
  };
}

function protocolRefusal(version: unknown): Refusal | undefined {
  if (version === undefined) return { code: 4008, reason: 'No protocol version given' };
  if (!/^\d+$/.test(String(version))) return { code: 4006, reason: 'Invalid version string' };
  return Number(version) === PROTOCOL
    ? undefined
    : { code: 4007, reason: `Only protocol ${PROTOCOL} is supported` };
}

type AppRequest = FastifyRequest<{ Params: { key: string }; Querystring: { protocol?: string } }>;

/** Returns the world that a client connects to, or the reason of a refusal. */
function admit(request: AppRequest, worlds: Worlds, options: PushOptions): Refusal | World {
  const { app, allowedOrigins, maxConnections } = options;
  const { origin } = request.headers;
  if (allowedOrigins && !allowedOrigins.includes(origin ?? '')) {
    return { code: 4009, reason: 'This origin may not connect' };
  }
  const named = worldNamedBy(request.params.key, app.key);
  if (named === undefined) return { code: 4001, reason: 'There is no application with this key' };
  if (app.enabled === false) return { code: 4003, reason: 'The application is disabled' };
  const refusal = protocolRefusal(request.query.protocol);
  if (refusal) return refusal;
  try {
    const world = worldBehind(named, request, worlds);
    return hubOf(world).size < maxConnections
      ? world
      : { code: 4004, reason: 'The application has too many connections' };
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    return error.status === 429
      ? { code: 4004, reason: 'This address has named too many worlds' }
      : { code: 4001, reason: 'There is no world of this name' };
  }
}

function refuse(socket: WebSocket, { code, reason }: Refusal): void {
  socket.send(frames.error(code, reason));
  socket.close(code, reason);
}

function connect(socket: WebSocket, request: AppRequest, world: World, options: PushOptions) {
  const connection = openConnection({
    credentials: { keys: [request.params.key, options.app.key], secret: options.app.secret },
    hub: hubOf(world),
    peer: peerOf(socket, () => connection.end()),
    keepAlive: options,
  });
  socket.on('message', (data, isBinary) => {
    // A message that arrives while the socket closes would subscribe it again.
    if (socket.readyState !== socket.OPEN) return;
    // Binary frames are not allowed; an empty text is refused as malformed.
    connection.receive(isBinary ? '' : data.toString());
  });
  socket.on('close', connection.end);
  // A socket that breaks also closes; without a listener the error would end the process.
  socket.on('error', () => socket.terminate());
}

const CROWDED: Refusal = { code: 4004, reason: 'This address has too many connections' };

/** Counts the open sockets of each address. */
function countAddresses(mostSockets: number) {
  const open = new Map<string, number>();
  return {
    /** Counts a socket until it closes; returns false, and does not count it, if its address has too many. */
    enter(address: string, socket: WebSocket): boolean {
      const count = open.get(address) ?? 0;
      if (count >= mostSockets) return false;
      open.set(address, count + 1);
      socket.once('close', () => {
        const left = (open.get(address) ?? 1) - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      });
      return true;
    },
  };
}

/**
 * Registers the push provider's socket: GET /app/{key}. A socket on any other path is refused by the protocol's own
 * message; without a socket such a path is as unknown as it was.
 */
export async function registerSockets(
  app: FastifyInstance,
  worlds: Worlds,
  options: PushOptions,
): Promise<void> {
  worlds.listen(closeHub);
  const addresses = countAddresses(options.maxPerAddress);
  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME_BYTES },
    errorHandler: (_error: Error, socket: WebSocket) => socket.terminate(),
    preClose(this: FastifyInstance, done: (error?: Error) => void) {
      const { clients } = this.websocketServer;
      // After this code pusher-js reconnects a second later, by then to the next process.
      for (const client of clients) client.close(1001, 'the server stops');
      this.websocketServer.close();
      // The server closes once all its connections have, so a client that does not answer is cut off after a while.
      if (clients.size > 0) {
        setTimeout(() => {
          for (const client of clients) client.terminate();
        }, CLOSING_MS).unref();
      }
      done();
    },
  });
  app.get<{ Params: { key: string }; Querystring: { protocol?: string } }>(
    '/app/:key',
    { websocket: true },
    (socket, request) => {
      const admitted = admit(request, worlds, options);
      if ('code' in admitted) refuse(socket, admitted);
      else if (!addresses.enter(networkOf(request.ip), socket)) refuse(socket, CROWDED);
      else connect(socket, request, admitted, options);
    },
  );
  app.route({
    method: 'GET',
    url: '/*',
    handler: (_request, reply) => reply.callNotFound(),
    wsHandler: (socket) => refuse(socket, { code: 4005, reason: 'Path not found' }),
  });
}
