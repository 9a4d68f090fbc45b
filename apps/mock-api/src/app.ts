import { BODY_LIMIT } from '@coop/contracts/entry/endpoint';
import type { SiteConfig } from '@coop/contracts/site';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerAdminSignIn } from './admin/sign-in.ts';
import { registerBotCheck } from './bot-check/routes.ts';
import { worldOf } from './call/world-of.ts';
import { handlers } from './handlers.ts';
import { trackClosing } from './http/closing.ts';
import { installErrors, installJsonParser, onError } from './http/errors.ts';
import { registerHealth } from './http/health.ts';
import { numbering } from './http/numbering.ts';
import { registerEndpoints } from './http/route.ts';
import { recordUnknown } from './http/unknown.ts';
import { registerElectionFiles } from './info/files/election-files.ts';
import { registerIcons } from './info/files/icons.ts';
import { registerMediafiles } from './info/files/mediafiles.ts';
import { registerSiteTexts } from './info/site-texts.ts';
import { registerSitemap } from './info/sitemap.ts';
import { registerCalendarFile } from './member/own/calendar-file.ts';
import { registerGuideFiles } from './membergroup/guide-group.ts';
import { registerPushApi } from './push/http-api.ts';
import { PUSH_DEFAULTS, type PushOptions } from './push/push-app.ts';
import { registerSockets } from './push/sockets.ts';
import { startWebPush } from './push/web/start-web-push.ts';
import { demoSiteOn } from './site.ts';
import type { SnapshotStore } from './world/state/store/snapshot-table.ts';
import type { Worlds } from './world/worlds.ts';

/** Requests and answers are checked against the contract, so Fastify's own JSON Schema compilers are not loaded. */
const noSchemas = () => () => {
  throw new Error('routes have no JSON Schema of their own');
};

export interface AppOptions {
  readonly worlds: Worlds;
  /** Secret that signs the administrator's cookie. */
  readonly cookieSecret: string;
  /** Password of `admin`; the demo's if absent. */
  readonly adminPassword?: string;
  /** Addresses and ranges whose X-Forwarded-For is trusted; none if absent. */
  readonly trustedProxies?: readonly string[];
  /** Mounts the control plane under /__control. */
  readonly control?: boolean;
  /** Host names that the control plane answers, besides those of this machine. */
  readonly controlHosts?: readonly string[];
  /** Keeps the tokens of members and agencies in cookies that no script reads. */
  readonly sessionCookie?: boolean;
  readonly checkResponses?: boolean;
  /** Writes to and reads from the store of facts; throws if that fails. */
  readonly checkStore?: () => void;
  /** Keeps the snapshots of the control plane beyond the process. */
  readonly snapshotStore?: SnapshotStore;
  readonly site?: SiteConfig;
  /** Bot check of a real backend, used by the portal instead of the stand-in. */
  readonly botCheck?: SiteConfig['botCheck'];
  readonly push?: Partial<PushOptions>;
  /** Logs failures, to the console or to the given writer. */
  readonly log?: boolean | { write(line: string): void };
}

/** Opens the real backend for proxied calls, if there is one; the client is loaded only then. */
async function openBackendOf({ backend }: Worlds) {
  return backend && (await import('./backend/backend.ts')).openBackend(backend);
}

/** Builds the whole mock as a Fastify instance that does not listen yet, which is enough for most tests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { log = false, trustedProxies = [] } = options;
  const app = Fastify({
    logger: log && { level: 'warn', ...(log !== true && { stream: log }) },
    ...numbering,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    // Closes idle connections only, so that calls in flight are still answered.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // As the portal's web server, which stands before it.
    requestTimeout: 180_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 5_000 },
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    bodyLimit: BODY_LIMIT,
    frameworkErrors: onError,
  });
  const closing = trackClosing(app);
  installErrors(app);
  installJsonParser(app);
  await app.register(cookie, { secret: options.cookieSecret });
  app.decorate('signsCsrf', options.sessionCookie ?? false);
  if (options.control) {
    recordUnknown(app, options.worlds);
    const { registerControl } = await import('./control/plugin.ts');
    await registerControl(app, options.worlds, {
      ...(options.controlHosts && { hosts: options.controlHosts }),
      ...(options.snapshotStore && { snapshots: options.snapshotStore }),
      ...(options.sessionCookie && { sessionCookie: true }),
    });
  }
  await registerAdminSignIn(app, options.worlds, options.adminPassword);
  const backend = await openBackendOf(options.worlds);
  if (backend) app.addHook('onClose', backend.close);
  await app.register(async (scope) => {
    if (backend) (await import('./backend/files.ts')).proxyFiles(scope, options.worlds, backend);
    registerMediafiles(scope, options.worlds);
  });
  registerGuideFiles(app);
  registerCalendarFile(app, options.worlds);
  registerIcons(app);
  registerSiteTexts(app);
  registerSitemap(app, options.worlds);
  registerElectionFiles(app, options.worlds);
  await registerBotCheck(app, options.worlds);
  const push = { ...PUSH_DEFAULTS, ...options.push };
  await registerSockets(app, options.worlds, push);
  registerPushApi(app, options.worlds, push);
  startWebPush(app, options.worlds);
  await registerEndpoints(app, {
    worlds: options.worlds,
    handlers,
    backend,
    checkResponses: options.checkResponses ?? false,
    control: options.control ?? false,
    sessionCookie: options.sessionCookie ?? false,
  });

  let openApi: object | undefined;
  app.get('/openapi.json', async () => {
    openApi ??= (await import('@coop/contracts/openapi')).buildOpenApi();
    return openApi;
  });
  app.get('/site.json', (request) => ({
    ...(options.site ?? demoSiteOn(worldOf(request, options.worlds).view().asOf)),
    ...(options.botCheck && { botCheck: options.botCheck }),
    ...(options.sessionCookie && { session: 'cookie' }),
  }));
  registerHealth(app, { isClosing: () => closing.isUnderWay, ...options });
  return app;
}
