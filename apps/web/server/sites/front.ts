import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type OpenedBuild, openDist } from '../app.ts';
import type { Settings } from '../environment.ts';
import { securityHeaders } from '../headers/security-headers.ts';
import { logRequests } from '../log.ts';
import { type OpenOptions, openServer, refuse } from '../open-server.ts';
import { warm } from '../pages/pages.ts';
import { openRoom } from '../pages/shared-room.ts';
import { announceLeaving } from '../ready.ts';
import { endStalledBodies } from '../stalled-bodies.ts';
import { hostNames } from './host-name.ts';
import { openSites } from './sites.ts';

/** Of all cooperatives together. */
const MOST_PAGES = 240;
const MOST_ANSWERS = 2_000;

const RETRY_SECONDS = 30;
const UNKNOWN = 'ไม่มีเว็บไซต์ของสหกรณ์ที่ที่อยู่นี้ กรุณาตรวจสอบที่อยู่อีกครั้ง';
const WRONG = 'เว็บไซต์ของสหกรณ์นี้ยังเปิดไม่ได้ กรุณาลองใหม่ภายหลัง';

interface ManyOptions {
  readonly source: NodeJS.ProcessEnv;
  readonly log?: OpenOptions['log'];
  /** In place of the build of the settings. */
  readonly build?: OpenedBuild;
}

/**
 * Builds the server of many cooperatives, not listening: what each is asked for by its host name goes to a server of its
 * own, which has nothing in common with others but the build. The rest is answered here.
 */
export async function buildSitesServer(
  settings: Settings & { readonly sitesDir: string },
  { source, log, build = openDist(settings.dist) }: ManyOptions,
): Promise<FastifyInstance> {
  const hostOf = hostNames(settings.trustedProxies);
  const isWrong = new WeakSet<IncomingMessage>();
  const listener =
    (answer: RequestListener): RequestListener =>
    async (request, response) => {
      const app = await find(request);
      if (app === null) isWrong.add(request);
      if (app) app.server.emit('request', request, response);
      else answer(request, response);
    };
  const app = openServer(settings, { headers: securityHeaders(settings.outside), log, listener });
  const rooms = { pages: openRoom(MOST_PAGES), answers: openRoom(MOST_ANSWERS) };
  const sites = openSites({ source, dir: settings.sitesDir, log: app.log, build, rooms });
  const find = (request: IncomingMessage) =>
    sites.find(hostOf(request)).catch((error: unknown) => {
      app.log.error(error, 'a cooperative could not be opened');
      return null;
    });

  endStalledBodies(app);
  logRequests(app);
  const isLeaving = announceLeaving(app, sites.leave);
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok', cooperatives: sites.count() }));
  app.get('/readyz', { logLevel: 'warn' }, (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (isLeaving()) return reply.status(503).send({ status: 'stopping' });
    if (sites.count() === 0) return reply.status(503).send({ status: 'no cooperative' });
    return reply.send({ status: 'ready' });
  });
  app.setNotFoundHandler((request, reply) => {
    if (!isWrong.has(request.raw)) return refuse(reply, 421, UNKNOWN);
    return refuse(reply.header('Retry-After', RETRY_SECONDS), 503, WRONG);
  });
  app.server.on('upgrade', async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Until the other server listens for it.
    socket.on('error', () => socket.destroy());
    const server = await find(request);
    if (server) server.server.emit('upgrade', request, socket, head);
    else socket.end('HTTP/1.1 421 Misdirected Request\r\nConnection: close\r\n\r\n');
  });
  app.addHook('onListen', () => {
    void warm(build.open).catch((error) => app.log.warn(error));
  });
  app.addHook('preClose', async () => void (await sites.endSockets()));
  app.addHook('onClose', () => sites.close());
  return app;
}
