import type { Readable } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent } from 'undici';
import type { Settings } from '../environment.ts';
import { mountedSiteFirst, mountedTextFirst } from '../site/mounted-files.ts';
import type { MountedSite } from '../site/mounted-site.ts';
import { closedPaths, pathsToPassOn, SOCKET_PREFIX } from './backend-paths.ts';
import { discardRest, streamBodies } from './body.ts';
import { connectToBackend } from './connect.ts';
import { answerFailure, answerRefusal } from './failures.ts';
import { requestHeaders, responseHeaders, socketHeaders } from './headers.ts';

/** Smaller answers gain nothing: one packet carries them anyhow. */
const LEAST_BYTES = 1_024;
/** A report may take the backend its time. */
const ANSWER_MS = 120_000;
const CONNECT_MS = 5_000;
/** To the backend at once; what comes beyond waits. Event streams hold one each. */
const CONNECTIONS = 512;

/** Whether an answer is worth compressing on the way: JSON of some size that the backend has not compressed itself. */
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

/** Passes the answer on as it comes. */
function passBack(request: FastifyRequest, reply: FastifyReply, stream: Readable): void {
  if (!request.raw.complete) {
    // The backend has refused before everything was sent; the connection lives on, so that this can be read.
    discardRest(request);
    reply.removeHeader('connection');
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
const replyOptions: Hooks = {
  rewriteRequestHeaders: (request, headers) => requestHeaders(request as FastifyRequest, headers),
  rewriteHeaders: responseHeaders,
  onResponse: (request, reply, answer) =>
    passBack(request as FastifyRequest, reply as FastifyReply, answer.stream as Readable),
  onError: (reply, failure) => {
    discardRest(reply.request as FastifyRequest);
    answerFailure(reply as FastifyReply, failure);
  },
  // A connection that the backend has closed meanwhile is opened anew, once; only for what changes nothing.
  retriesCount: 1,
};

/** Also known by the library, and not by its types: what the handshake says. */
const SOCKETS = {
  rewriteRequestHeaders: socketHeaders,
  perMessageDeflate: false,
  handshakeTimeout: CONNECT_MS,
};

/** Passes the backend's paths and sockets on; bodies go through as they come, in both directions. */
export async function passOnToBackend(
  app: FastifyInstance,
  { backendUrl, extraPaths }: Settings,
  mounted: () => MountedSite,
  texts: (address: string) => string | undefined,
): Promise<void> {
  // Not the library's own, which does not look at certificates.
  const agent = new Agent({
    connect: connectToBackend(),
    connections: CONNECTIONS,
    headersTimeout: ANSWER_MS,
    // An event stream may be silent for as long as it likes.
    bodyTimeout: 0,
  });
  app.addHook('onClose', () => agent.destroy());
  await app.register(async (scope) => {
    streamBodies(scope);
    scope.setErrorHandler(answerRefusal);
    const common = {
      upstream: backendUrl,
      proxyPayloads: false,
      internalRewriteLocationHeader: false,
      disableRequestLogging: true,
      undici: agent,
      replyOptions,
    };
    await scope.register(httpProxy, {
      ...common,
      websocket: false,
      routes: pathsToPassOn(extraPaths),
    });
    await scope.register(httpProxy, {
      ...common,
      websocket: false,
      routes: ['/site.json'],
      preHandler: mountedSiteFirst(mounted),
    });
    await scope.register(httpProxy, {
      ...common,
      websocket: false,
      routes: ['/texts/*'],
      preHandler: mountedTextFirst(texts),
    });
    await scope.register(httpProxy, {
      ...common,
      prefix: SOCKET_PREFIX,
      rewritePrefix: SOCKET_PREFIX,
      routes: ['/*'],
      websocket: true,
      wsClientOptions: SOCKETS,
    });
  });
  for (const path of closedPaths(extraPaths)) {
    app.all(path, (_request, reply) => reply.callNotFound());
  }
}
