import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import compress from '@fastify/compress';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent } from 'undici';
import type { Settings } from '../environment.ts';
import { maskUri } from '../log.ts';
import { mountedSiteFirst, mountedTextFirst } from '../site/mounted-files.ts';
import type { MountedSite } from '../site/mounted-site.ts';
import { BACKEND_PATHS, closedPaths, furtherPaths, SOCKET_PREFIX } from './backend-paths.ts';
import { answerFailure, answerRefusal } from './failures.ts';
import { hostOnlyCookies, requestHeaders, responseHeaders, socketHeaders } from './headers.ts';
import { limitCallsInFlight } from './in-flight.ts';
import { keepSockets } from './open-sockets.ts';

const CONNECT_MS = 5_000;

/** Time for reading the rest of a refused body, so that the visitor can read the refusal. */
const LINGER_MS = 30_000;

/**
 * Streams bodies of any type. A copy is sent on: a backend that closes early destroys the stream that it was sent from,
 * and the request itself would take the visitor's connection, and the answer, with it.
 */
function streamBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, raw, done) => {
    const copy = new PassThrough();
    raw.pipe(copy);
    raw.once('close', () => {
      // The visitor has gone: the backend must not take half a body for a whole one.
      if (!(raw as IncomingMessage).complete) copy.destroy();
    });
    // The request to the backend reports errors of the copy.
    copy.on('error', () => undefined);
    done(null, copy);
  });
}

/** Reads and drops the rest of a body after the backend has answered. */
function discardRest({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), LINGER_MS);
  raw.once('close', () => clearTimeout(timer));
}

/** Smaller answers gain nothing: one packet carries them anyhow. */
const LEAST_BYTES = 1_024;
/** The backend may take its time for a report. */
const ANSWER_MS = 120_000;
/** Maximum of simultaneous connections to the backend; further calls wait. Event streams hold one each. */
const CONNECTIONS = 512;
/** After it a connection of which nothing moves, either way, is closed: longer than the backend may think. */
export const STALLED_MS = ANSWER_MS + 10_000;

/** Tells whether it is JSON of some size that the backend has not compressed itself. */
function isWorthPacking(request: FastifyRequest, reply: FastifyReply): boolean {
  const length = reply.getHeader('content-length');
  return (
    request.method !== 'HEAD' &&
    ![204, 206, 304].includes(reply.statusCode) &&
    /^application\/(?:[\w.-]+\+)?json/.test(String(reply.getHeader('content-type') ?? '')) &&
    reply.getHeader('content-encoding') === undefined &&
    (length === undefined || Number(length) >= LEAST_BYTES)
  );
}

/** Streams the answer back. */
function passBack(request: FastifyRequest, reply: FastifyReply, stream: Readable): void {
  if (!request.raw.complete) {
    // The backend has refused before everything was sent; the connection lives on, so that this can be read.
    discardRest(request);
    reply.removeHeader('connection');
  }
  // An event stream may be silent for as long as it likes.
  if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
    reply.raw.setTimeout(0);
  }
  if (!isWorthPacking(request, reply)) return void reply.send(stream);
  const etag = reply.getHeader('etag');
  // Other bytes with the same meaning.
  if (typeof etag === 'string' && etag.startsWith('"')) reply.header('etag', `W/${etag}`);
  // A visitor who leaves ends the stream, too.
  stream.once('error', (error) => {
    if (!reply.raw.destroyed) request.log.warn(error, 'the backend has broken off its answer');
  });
  reply.compress(stream);
}

type Hooks = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

// The library's types are those of HTTP/2 as well, which this server does not speak.
const optionsFor = (publicOrigin: string | undefined, hasNeighbours: boolean): Hooks => ({
  rewriteRequestHeaders: (request, headers) =>
    requestHeaders(request as FastifyRequest, headers, publicOrigin),
  rewriteHeaders: (headers) =>
    hasNeighbours ? hostOnlyCookies(responseHeaders(headers)) : responseHeaders(headers),
  onResponse: (request, reply, answer) => {
    if (reply.statusCode >= 500) {
      const { method, url, log } = request;
      log.warn({ method, uri: maskUri(url ?? '') }, `the backend has answered ${reply.statusCode}`);
    }
    passBack(request as FastifyRequest, reply as FastifyReply, answer.stream as Readable);
  },
  onError: (reply, failure) => {
    discardRest(reply.request as FastifyRequest);
    answerFailure(reply as FastifyReply, failure);
  },
  // Opens a connection that the backend has closed meanwhile once more; only for what changes nothing.
  retriesCount: 1,
});

const SOCKETS = {
  perMessageDeflate: false,
  handshakeTimeout: CONNECT_MS,
};

interface Deployment {
  readonly mounted: () => MountedSite;
  readonly texts: (address: string) => string | undefined;
  readonly connections?: number | undefined;
  /** Tells whether the server has other cooperatives, too. */
  readonly hasNeighbours: boolean;
}

/**
 * Passes the backend's paths and sockets on, with bodies streamed in both directions. Resolves to a function that says
 * whether calls wait for a connection.
 */
export async function passOnToBackend(
  app: FastifyInstance,
  { backendUrl, extraPaths, publicOrigin }: Settings,
  { mounted, texts, connections = CONNECTIONS, hasNeighbours }: Deployment,
): Promise<() => boolean> {
  // Not the library's own, which does not look at certificates.
  const agent = new Agent({
    connect: { timeout: CONNECT_MS },
    connections,
    headersTimeout: ANSWER_MS,
    // The visitor's connection has the time limit.
    bodyTimeout: 0,
  });
  app.addHook('onClose', () => agent.destroy());
  await app.register(async (scope) => {
    await scope.register(compress, { global: false, encodings: ['br', 'gzip'] });
    limitCallsInFlight(scope);
    streamBodies(scope);
    scope.setErrorHandler(answerRefusal);
    const common = {
      upstream: backendUrl,
      proxyPayloads: false,
      internalRewriteLocationHeader: false,
      disableRequestLogging: true,
      undici: agent,
      replyOptions: optionsFor(publicOrigin, hasNeighbours),
    };
    const calls = { ...common, websocket: false };
    await scope.register(httpProxy, { ...calls, routes: [...BACKEND_PATHS] });
    const further = furtherPaths(extraPaths);
    if (further.length > 0) {
      // What a mock has besides guards itself by the name that was asked for (DNS rebinding).
      const replyOptions = optionsFor(undefined, hasNeighbours);
      await scope.register(httpProxy, { ...calls, replyOptions, routes: further });
    }
    for (const [path, preHandler] of [
      ['/site.json', mountedSiteFirst(mounted)],
      ['/texts/*', mountedTextFirst(texts)],
    ] as const) {
      await scope.register(httpProxy, { ...calls, routes: [path], preHandler });
    }
    await scope.register(httpProxy, {
      ...common,
      prefix: SOCKET_PREFIX,
      rewritePrefix: SOCKET_PREFIX,
      routes: ['/*'],
      websocket: true,
      wsHooks: keepSockets(app),
      wsClientOptions: {
        ...SOCKETS,
        // Missing in the library's types.
        rewriteRequestHeaders: (_given: unknown, request: FastifyRequest) =>
          socketHeaders(request, publicOrigin),
      } as typeof SOCKETS,
    });
  });
  for (const path of closedPaths(extraPaths)) {
    app.all(path, (_request, reply) => reply.callNotFound());
  }
  return () =>
    Object.values(agent.stats).some((stat) => stat && 'queued' in stat && Number(stat.queued) > 0);
}
