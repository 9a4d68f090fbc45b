import type { Client } from '@coop/contracts/client';
import rateLimit from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { keepCookieAnswer } from './cookie-answer.ts';
import type { Settings } from './environment.ts';
import { listFiles, serveFiles } from './files/files.ts';
import { developmentHeaders, securityHeaders } from './headers/security-headers.ts';
import { logRequests } from './log.ts';
import { openServer, refuse } from './open-server.ts';
import { originOf } from './origin.ts';
import { createClients } from './pages/backend-client.ts';
import { openBuild, type PageBuild } from './pages/build.ts';
import type { Rooms } from './pages/open-pages.ts';
import { servePages } from './pages/pages.ts';
import { compareTelephones } from './pages/two-telephones.ts';
import { passOnToBackend } from './proxy/proxy.ts';
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
import { followRequests } from './trace/trace.ts';

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

export interface BuildOptions {
  /** Serves the sources in place of the build: vite's development server. */
  readonly develop?: (app: FastifyInstance) => Promise<() => Promise<PageBuild>>;
  /** Maximum of simultaneous connections to the backend. */
  readonly connections?: number;
  /** Receives the lines of the log; standard output by default. */
  readonly log?: { write(line: string): void };
  /** The cooperative, where a server has several. */
  readonly cooperative?: Cooperative;
}

/** One of several cooperatives of a server. */
interface Cooperative {
  readonly host: string;
  /** With the cooperative in each line. */
  readonly logger: FastifyBaseLogger;
  readonly build: OpenedBuild;
  readonly rooms: Rooms;
}

/** The build as all cooperatives of a server have it. */
export interface OpenedBuild {
  /** Addresses of its files. */
  readonly files: ReadonlySet<string>;
  /** Opens, once, what renders pages. */
  readonly open: () => Promise<PageBuild>;
}

/** Opens a build, of which the part that renders pages is read for the first of them. */
export function openDist(dist: string): OpenedBuild {
  let build: Promise<PageBuild> | undefined;
  const open = () => {
    build ??= openBuild(dist);
    return build;
  };
  return { files: listFiles(dist), open };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Host name of the cooperative, where the server has several. */
    readonly cooperative?: string | undefined;
  }
}

/** Builds the whole web server without listening, as tests need it. */
export async function buildWebServer(
  settings: Settings,
  { develop, log, connections, cooperative }: BuildOptions = {},
): Promise<FastifyInstance> {
  const headers = (develop ? developmentHeaders : securityHeaders)(settings.outside);
  const app = openServer(settings, { headers, log, logger: cooperative?.logger });
  if (!cooperative) endStalledBodies(app);
  app.decorate('cooperative', cooperative?.host);
  followRequests(app);
  logRequests(app);
  app.setNotFoundHandler(({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD') return refuse(reply, 404, 'Not Found');
    // Whatever is not of the backend can only be read.
    return refuse(reply.header('Allow', 'GET, HEAD'), 405, 'Method Not Allowed');
  });

  const mounted = watchMountedSite(settings.siteDir, {
    complain: (sentence) => app.log.warn(sentence),
  });
  const site = openSite({ backendUrl: settings.backendUrl, mounted });
  serveReadiness(app, site);
  compareTelephones(app, settings.backendUrl, site);
  await keepCookieAnswer(app);
  const texts = watchMountedTexts(settings.siteDir, {
    complain: (sentence) => app.log.warn(sentence),
  });
  const areCallsWaiting = await passOnToBackend(app, settings, {
    mounted,
    texts,
    connections,
    hasNeighbours: cooperative !== undefined,
  });
  // Life, and nothing else: who would start it anew because the backend is slow would make it worse.
  app.get('/healthz', { logLevel: 'warn' }, () => {
    const { problems } = mounted();
    return {
      status: areCallsWaiting() ? 'busy' : 'ok',
      ...(problems.length > 0 && { 'site.json': problems }),
    };
  });
  const marks = openMarks(settings);
  await serveShared(app, settings, site, marks);
  await app.register(rateLimit, { global: false });
  await takeReports(app, settings, site);
  const find = await serveSearch(app, settings, site);
  const pages = { settings, site, texts, marks, find, rooms: cooperative?.rooms };
  if (develop) await servePages(app, { ...pages, open: await develop(app) });
  else {
    const { files, open } = cooperative?.build ?? openDist(settings.dist);
    await serveFiles(app, settings.dist, files);
    await servePages(app, { ...pages, open });
  }
  return app;
}
