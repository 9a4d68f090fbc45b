import { type EndpointKey, endpointKeys, endpoints } from '@coop/contracts/endpoints';
import { BODY_LIMIT, type Endpoint } from '@coop/contracts/entry/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../backend/backend.ts';
import { replayBody } from '../backend/sent-body.ts';
import { browserOf } from '../call/browser.ts';
import { alter, applyFault } from '../call/fault.ts';
import { type Call, type Handler, type Handlers, signedIn } from '../call/handler.ts';
import { refusal, WireError } from '../call/wire-error.ts';
import { worldOf } from '../call/world-of.ts';
import type { TakenFault } from '../world/simulation/faults.ts';
import type { Session } from '../world/state/sessions/session.ts';
import { isUsable } from '../world/usable-sessions.ts';
import type { World } from '../world/world.ts';
import type { Worlds } from '../world/worlds.ts';
import { answerHooks } from './answer-hooks.ts';
import { askBotCheck, asksOnlyAfterFailures } from './ask-bot-check.ts';
import { checked } from './checked.ts';
import { roomForLargeBodies } from './large-bodies.ts';
import { createGate, type Gate, isLimited } from './rate-limit.ts';
import { record } from './record.ts';
import { adminTokenOf } from './sessions/admin-cookie.ts';
import { ensureCsrf, guardCsrf } from './sessions/csrf.ts';
import { throughCookie, tokenInCookie } from './sessions/session-cookie.ts';
import { watchImpersonation, watchRelative } from './sessions/watches.ts';

declare module 'fastify' {
  interface FastifyRequest {
    world: World | null;
    session: Session | undefined;
    token: string | undefined;
    /** Tells whether a fault may apply to this endpoint; which one is known once the body is read. */
    mayFail: boolean;
    /** Faults that would nearly have applied. */
    almost: string | undefined;
    /** Fault that applies to this call. */
    fault: TakenFault | undefined;
    /** Tells whether the bot check is required first, after too many failures. */
    wantsBotCheck: boolean;
  }
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
}

const EXPIRED = 'การเข้าสู่ระบบหมดอายุแล้ว กรุณาเข้าสู่ระบบใหม่อีกครั้ง';

/** Finds the call's session, if it has a live one of the endpoint's kind. */
function findSession(request: FastifyRequest, key: EndpointKey, world: World): void {
  const kind = endpoints[key].session;
  request.token = kind === 'admin' ? adminTokenOf(request) : (bearerOf(request) ?? request.token);
  if (kind === 'none' || !request.token) return;
  const now = world.clock.now();
  const session = world.sessions.find(request.token, kind, now);
  request.session = isUsable(world, session) ? session : undefined;
}

function authenticate(request: FastifyRequest, key: EndpointKey, world: World): void {
  findSession(request, key, world);
  const { session, lifecycle }: Endpoint = endpoints[key];
  if (session === 'none') return;
  if (!request.session && world.quirks.sessionCheck === '400' && lifecycle === 'check') {
    throw new WireError(400, { data: { error: EXPIRED } });
  }
  if (!request.session) {
    throw refusal(401, EXPIRED);
  }
}

function admit(request: FastifyRequest, reply: FastifyReply, key: EndpointKey, world: World): void {
  guardCsrf(request, reply);
  authenticate(request, key, world);
  watchImpersonation(world, key, request.session);
  watchRelative(world, key, request.session);
}

export interface RouteOptions {
  readonly worlds: Worlds;
  readonly handlers: Handlers;
  /** Validates every answer against its schema and throws on errors; on in development and tests. */
  readonly checkResponses: boolean;
  /** Keeps the tokens of members and agencies in cookies; a bearer takes precedence. */
  readonly sessionCookie: boolean;
  /**
   * Tells whether answers pass the quirks, the faults that change an answer, and the journal; on with the control
   * plane.
   */
  readonly control: boolean;
  /** Backend for the calls that their world proxies. */
  readonly backend: Backend | undefined;
}

function checkResponse(key: EndpointKey, endpoint: Endpoint, answer: unknown): void {
  const parsed = endpoint.response.safeParse(answer);
  if (parsed.success) return;
  const places = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`);
  throw new Error(`${key} answered against its contract: ${places.join(', ')}`);
}

function takeFault(request: FastifyRequest, key: EndpointKey, body: unknown): void {
  const { session, headers, url, world } = request;
  const incoming = { subject: session?.subject, headers, url, body };
  request.fault = world?.faults.take(key, incoming);
  // How often it has applied is a part of it.
  if (request.fault) world?.save();
  else request.almost = world?.faults.almost(key, incoming).join('; ');
}

/**
 * Applies the call's fault, if any, before the mock answers. Returns true if that finishes the call; a connection that
 * was dropped is recorded here, because no later hook sees it.
 */
async function applyCallFault(
  request: FastifyRequest,
  reply: FastifyReply,
  key: EndpointKey,
  { control }: RouteOptions,
): Promise<boolean> {
  const { fault } = request;
  if (!fault || !(await applyFault(fault, reply))) return false;
  if (fault.drop && control) {
    record(request, reply, { endpoint: key, status: 0, response: '', ms: reply.elapsedTime });
  }
  return true;
}

function registerEndpoint(
  app: FastifyInstance,
  key: EndpointKey,
  options: RouteOptions & {
    readonly gate: Gate;
    readonly admitLargeBody: ReturnType<typeof roomForLargeBodies>;
  },
): void {
  const endpoint: Endpoint = endpoints[key];
  // One of a union of handlers; the schemas of the same key have just parsed its input.
  const handler = options.handlers[key] as Handler<EndpointKey>;
  const isRequested = asksOnlyAfterFailures(key);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimit ?? BODY_LIMIT,
    config: { key },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      // Personal records must not be cached, not even by the browser; neither must sign-ins or searches for a person.
      if (endpoint.session !== 'none' || isLimited(key)) reply.header('cache-control', 'no-store');
      request.world = worldOf(request, options.worlds);
      if (options.sessionCookie) request.token = tokenInCookie(request, key);
      request.mayFail = request.world.faults.concern(key);
      const mode = request.world.backend.modeOf(key);
      if (options.backend && mode !== 'mock') {
        // Imported only with a backend: it loads the checks of answers, which would delay every start.
        const { proxyCall, sentJson } = await import('../backend/proxy.ts');
        if (request.mayFail) {
          findSession(request, key, request.world);
          takeFault(request, key, await sentJson(request));
        }
        if (await applyCallFault(request, reply, key, options)) return;
        if (await proxyCall({ backend: options.backend, key, mode }, request, reply)) return;
        findSession(request, key, request.world);
        if (endpoint.session !== 'none' && !request.session) {
          throw (await import('../backend/stand-in.ts')).unknownSession(request, reply);
        }
        admit(request, reply, key, request.world);
        return;
      }
      reply.header('date', new Date(request.world.clock.now()).toUTCString());
      if (request.mayFail) findSession(request, key, request.world);
      else admit(request, reply, key, request.world);
      if (endpoint.bodyLimit) options.admitLargeBody(request, reply);
    },
    // Applied once the body is read, so that the journal has the request and the session.
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { mayFail, world, proxied } = request;
      if (!world || proxied) return;
      if (mayFail) {
        takeFault(request, key, request.body);
        // Calls missing in the recording go on to the mock, which requires the token.
        if (request.fault?.from === 'recording') ensureCsrf(request, reply);
        if (await applyCallFault(request, reply, key, options)) return;
        admit(request, reply, key, world);
      }
      await options.gate.admit(key, request);
    },
    ...(options.backend && { preParsing: async (request: FastifyRequest) => replayBody(request) }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { world, session, token, wantsBotCheck } = request;
      if (!world) throw new Error('a route ran without its onRequest hook');
      const params = checked(endpoint.params, request.params);
      const body = checked(endpoint.body, request.body);
      const browser = browserOf(request);
      const who = session && signedIn(session);
      const call = { params, body, world, token, browser, ...who } as Call<EndpointKey>;
      const handled = await options.gate.counted(key, request, async () => {
        if (wantsBotCheck && isRequested) askBotCheck(world, body);
        return handler(call);
      });
      const answer = options.sessionCookie ? throughCookie(key, handled, request, reply) : handled;
      if (options.checkResponses) checkResponse(key, endpoint, answer);
      return request.fault ? alter(request.fault, answer) : answer;
    },
    ...(options.control && answerHooks(key)),
  });
}

/** Parts that a request has before a route has seen it. */
const AT_FIRST = {
  world: null,
  session: undefined,
  token: undefined,
  mayFail: false,
  almost: undefined,
  fault: undefined,
  wantsBotCheck: false,
  proxied: undefined,
  sentBody: undefined,
};

export async function registerEndpoints(
  app: FastifyInstance,
  options: RouteOptions,
): Promise<void> {
  for (const [name, value] of Object.entries(AT_FIRST)) app.decorateRequest(name, value);
  const gate = await createGate(app);
  const admitLargeBody = roomForLargeBodies();
  for (const key of endpointKeys) registerEndpoint(app, key, { ...options, gate, admitLargeBody });
}
