import type { Client } from '@coop/contracts/client';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { keepCookieAnswer } from './cookie-answer.ts';
import type { Settings } from './environment.ts';
import { serveFiles } from './files/files.ts';
import { developmentHeaders, securityHeaders } from './headers/security-headers.ts';
import { logRequests } from './log.ts';
import { originOf } from './origin.ts';
import { decodable } from './pages/address.ts';
import { createClients } from './pages/backend-client.ts';
import { openBuild, type PageBuild } from './pages/build.ts';
import { servePages } from './pages/pages.ts';
import { passOnToBackend, STALLED_MS } from './proxy/proxy.ts';
import { serveReadiness } from './ready.ts';
import { takeReports } from './reports/reports.ts';
import { serveSearch } from './search/serve-search.ts';
import { sendOnce } from './send-once.ts';
import { type Marks, openMarks } from './share/marks.ts';
import { share } from './share/share.ts';
import { mountedFirst } from './site/mounted-files.ts';
import { watchMountedSite } from './site/mounted-site.ts';
import { watchMountedTexts } from './site/mounted-texts.ts';
import { openSite, type SiteSource } from './site/site.ts';
import { worldCookieOf } from './site/world-cookie.ts';
import { endStalledBodies } from './stalled-bodies.ts';
import { answerNumbers, followRequests, numbering } from './trace/trace.ts';

/** Serves pictures, icons, feeds, sitemap and rules for robots; a mounted file of the deployment takes precedence. */
async function serveShared(
  app: FastifyInstance,
  settings: Settings,
  site: SiteSource,
  marks: Marks,
): Promise<void> {
  const { backendUrl, siteDir, worldCookie } = settings;
  const clients = createClients(backendUrl);
  /** Reads the configuration with each call, as it may change between two. */
  const clientFor =
    (cookie?: string): Client =>
    async (key, input) =>
      clients(await site.read(cookie), cookie)(key, input);
  await app.register(async (scope) => {
    await sendOnce(scope);
    scope.addHook('preHandler', mountedFirst(siteDir));
    await scope.register(share, {
      clientFor,
      site,
      cookieOf: ({ headers }) => worldCookieOf(headers.cookie, worldCookie),
      marks,
      siteDir,
      originOf: (request) => originOf(settings, request),
      backendUrl,
    });
  });
}

const HEADERS_MS = 10_000;
/** For a whole request: 20 MB of pictures over a slow phone's one megabit a second. */
const REQUEST_MS = 180_000;
const IDLE_MS = 120_000;
const BUSY_SECONDS = 10;

export interface BuildOptions {
  /** Serves the sources in place of the build: vite's development server. */
  readonly develop?: (app: FastifyInstance) => Promise<() => Promise<PageBuild>>;
  /** Maximum of simultaneous connections to the backend. */
  readonly connections?: number;
  /** Receives the lines of the log; standard output by default. */
  readonly log?: { write(line: string): void };
}

/** Refuses a request in plain words, never with a page and never cached. */
function refuse(reply: FastifyReply, status: number, words: string): void {
  reply
    .status(status)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${status} ${words}`);
}

/** Opens a server without a route, which numbers its requests. */
function openServer(
  settings: Settings,
  headers: Readonly<Record<string, string>>,
  log: BuildOptions['log'],
): FastifyInstance {
  return Fastify({
    logger: {
      level: settings.logLevel,
      base: null,
      ...(log && { stream: log }),
    },
    // Requests have a line of their own (log.ts).
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    ...numbering(settings.trustedProxies),
    connectionTimeout: STALLED_MS,
    keepAliveTimeout: IDLE_MS,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5_000 },
    // Closes idle connections only, so that calls in flight are still answered.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => decodable(url),
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headers, ...answerNumbers(request) });
      refuse(reply, error.statusCode ?? 400, 'Bad Request');
    },
  });
}

/** Builds the whole web server without listening, as tests need it. */
export async function buildWebServer(
  settings: Settings,
  { develop, log, connections }: BuildOptions = {},
): Promise<FastifyInstance> {
  const headers = (develop ? developmentHeaders : securityHeaders)(settings.outside);
  const app = openServer(settings, headers, log);
  endStalledBodies(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  followRequests(app);
  logRequests(app);
  app.setNotFoundHandler(({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD') return refuse(reply, 404, 'Not Found');
    // Whatever is not of the backend can only be read.
    return refuse(reply.header('Allow', 'GET, HEAD'), 405, 'Method Not Allowed');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    // A visitor who leaves before the answer is not an error.
    if (status >= 500 && !request.socket.destroyed) request.log.error(error);
    refuse(reply, status, status >= 500 ? 'Internal Server Error' : error.message);
  });

  const mounted = watchMountedSite(settings.siteDir, {
    complain: (sentence) => app.log.warn(sentence),
  });
  const site = openSite({ backendUrl: settings.backendUrl, mounted });
  serveReadiness(app, site);
  keepCookieAnswer(app);
  const texts = watchMountedTexts(settings.siteDir, {
    complain: (sentence) => app.log.warn(sentence),
  });
  const areCallsWaiting = await passOnToBackend(app, settings, { mounted, texts, connections });
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) => {
    const { problems } = mounted();
    const isBusy = areCallsWaiting();
    if (isBusy) reply.status(503).header('Retry-After', BUSY_SECONDS);
    return {
      status: isBusy ? 'busy' : 'ok',
      ...(problems.length > 0 && { 'site.json': problems }),
    };
  });
  const marks = openMarks(settings);
  await serveShared(app, settings, site, marks);
  await app.register(rateLimit, { global: false });
  await takeReports(app, settings, site);
  const find = await serveSearch(app, settings, site);
  const pages = { settings, site, texts, marks, find };
  if (develop) await servePages(app, { ...pages, open: await develop(app) });
  else {
    await serveFiles(app, settings.dist);
    let build: Promise<PageBuild> | undefined;
    const open = () => {
      build ??= openBuild(settings.dist);
      return build;
    };
    await servePages(app, { ...pages, open });
  }
  return app;
}
