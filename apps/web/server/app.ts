import compress from '@fastify/compress';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import type { Settings } from './environment.ts';
import { serveFiles } from './files/files.ts';
import { developmentHeaders, securityHeaders } from './headers/security-headers.ts';
import { logRequests } from './log.ts';
import { openBuild, type PageBuild } from './pages/build.ts';
import { servePages } from './pages/pages.ts';
import { passOnToBackend } from './proxy/proxy.ts';
import { serveShared } from './serve-shared.ts';
import { watchMountedSite } from './site/mounted-site.ts';
import { watchMountedTexts } from './site/mounted-texts.ts';
import { openSite } from './site/site.ts';

const HEADERS_MS = 10_000;
const IDLE_MS = 120_000;

export interface BuildOptions {
  /** Answers what is not the backend's in place of the build: the development server of vite. */
  readonly develop?: (app: FastifyInstance) => Promise<() => Promise<PageBuild>>;
  /** Gets each line of the log; the standard output without it. */
  readonly log?: { write(line: string): void };
}

/** A refusal of the server itself: plain words, never a page, never kept. */
function refuse(reply: FastifyReply, status: number, words: string): void {
  reply
    .status(status)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${status} ${words}`);
}

/** Makes a closing server send `connection: close` with what it still answers, so that it is not waited for. */
function closeConnectionsAtTheEnd(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** Builds the whole web server, which does not listen yet: tests stop here. */
export async function buildWebServer(
  settings: Settings,
  { develop, log }: BuildOptions = {},
): Promise<FastifyInstance> {
  const headers = (develop ? developmentHeaders : securityHeaders)(settings.outside);
  const app: FastifyInstance = Fastify({
    logger: {
      level: settings.logLevel,
      base: null,
      ...(log && { stream: log }),
    },
    // Requests have a line of their own (log.ts).
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    keepAliveTimeout: IDLE_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5_000 },
    // Closes idle connections only, so that calls in flight are still answered.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply) => {
      reply.headers(headers);
      refuse(reply, error.statusCode ?? 400, 'Bad Request');
    },
  });
  closeConnectionsAtTheEnd(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  logRequests(app);
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'Not Found'));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    // A visitor who leaves before the answer is no failure of anybody.
    if (status >= 500 && !request.socket.destroyed) request.log.error(error);
    refuse(reply, status, status >= 500 ? 'Internal Server Error' : error.message);
  });
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] });

  const mounted = watchMountedSite(settings.siteDir, {
    complain: (sentence) => app.log.warn(sentence),
  });
  const site = openSite({ backendUrl: settings.backendUrl, mounted });
  app.get('/healthz', { logLevel: 'warn' }, () => {
    const { problems } = mounted();
    return { status: 'ok', ...(problems.length > 0 && { 'site.json': problems }) };
  });
  const texts = watchMountedTexts(settings.siteDir, {
    complain: (sentence) => app.log.warn(sentence),
  });
  await passOnToBackend(app, settings, mounted, texts);
  await serveShared(app, settings, site);
  if (develop) servePages(app, { settings, site, texts, open: await develop(app) });
  else {
    await serveFiles(app, settings.dist);
    let build: Promise<PageBuild> | undefined;
    const open = () => {
      build ??= openBuild(settings.dist);
      return build;
    };
    servePages(app, { settings, site, texts, open });
  }
  return app;
}
