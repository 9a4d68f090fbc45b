import { createServer, type RequestListener, type Server } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import type { Settings } from './environment.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { decodable } from './pages/address.ts';
import { beginsSocket } from './proxy/backend-paths.ts';
import { STALLED_MS } from './proxy/proxy.ts';
import { answerNumbers, numbering } from './trace/trace.ts';

const HEADERS_MS = 10_000;
/** For a whole request: 20 MB of pictures over a slow phone's one megabit a second. */
const REQUEST_MS = 180_000;
const IDLE_MS = 120_000;

const HTTP = {
  headersTimeout: HEADERS_MS,
  requestTimeout: REQUEST_MS,
  keepAliveTimeout: IDLE_MS,
  connectionsCheckingInterval: 5_000,
  // Otherwise the proxy takes each upgrade for a socket, and leaves those of calls without an answer.
  shouldUpgradeCallback: beginsSocket,
};

export interface OpenOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** Receives the lines of the log; standard output by default. */
  readonly log?: { write(line: string): void } | undefined;
  /** In place of a log of its own. */
  readonly logger?: FastifyBaseLogger | undefined;
  /** Wraps what answers each request. */
  readonly listener?: ((answer: RequestListener) => RequestListener) | undefined;
}

/** Refuses a request in plain words, never with a page and never cached. */
export function refuse(reply: FastifyReply, status: number, words: string): void {
  reply
    .status(status)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${status} ${words}`);
}

const createHttpServer = (answer: RequestListener): Server =>
  createServer(HTTP, oneAfterAnother(answer)).setTimeout(STALLED_MS);

/** Answers errors in plain words, and those of ours without saying what they are. */
function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    // A visitor who leaves before the answer is not an error.
    if (status >= 500 && !request.socket.destroyed) request.log.error(error);
    refuse(reply, status, status >= 500 ? 'Internal Server Error' : error.message);
  });
}

/** Opens a server without a route, which numbers its requests. */
export function openServer(
  settings: Settings,
  { headers, log, logger, listener }: OpenOptions,
): FastifyInstance {
  const app = Fastify({
    ...(logger
      ? { loggerInstance: logger }
      : { logger: { level: settings.logLevel, base: null, ...(log && { stream: log }) } }),
    // Requests have a line of their own (log.ts).
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    ...numbering(settings.trustedProxies),
    serverFactory: (answer) => createHttpServer(listener ? listener(answer) : answer),
    // Closes idle connections only, so that calls in flight are still answered.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => decodable(url),
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headers, ...answerNumbers(request) });
      refuse(reply, error.statusCode ?? 400, 'Bad Request');
    },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  answerErrors(app);
  return app;
}
