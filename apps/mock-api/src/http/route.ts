import type { Endpoint } from '@coop/contracts/endpoint';
import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import { fieldErrors } from '@coop/contracts/issue-text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodMiniType } from 'zod/mini';
import { handlers } from '../handlers.ts';
import type { Session } from '../world/sessions.ts';
import { DEFAULT_WORLD, type World, type Worlds } from '../world/world.ts';
import { guardCsrf } from './csrf.ts';
import { applyFault } from './fault.ts';
import type { Call, Handler } from './handler.ts';
import { watchImpersonation } from './impersonation.ts';
import { invalid, WireError } from './wire-error.ts';

export const WORLD_HEADER = 'x-mock-world';
export const WORLD_COOKIE = 'mock_world';
export const ADMIN_COOKIE = 'admin_session';

/** Files travel inside JSON, a third larger than they are. */
const BODY_LIMITS: Partial<Record<EndpointKey, number>> = {
  memberUploadCreate: 8 * 1024 * 1024,
  memberWelfareCreate: 9 * 1024 * 1024,
  membergroupDeductResultCheck: 4 * 1024 * 1024,
  membergroupDeductResultCreate: 2 * 1024 * 1024,
};

declare module 'fastify' {
  interface FastifyRequest {
    world: World | null;
    session: Session | undefined;
    token: string | undefined;
  }
}

/** The world a request names, in its header or cookie; the default world when it names none. */
export function worldOf(request: FastifyRequest, worlds: Worlds): World {
  const header = request.headers[WORLD_HEADER];
  const name = typeof header === 'string' ? header : request.cookies[WORLD_COOKIE];
  if (name !== undefined && !/^[\w-]{1,64}$/.test(name)) {
    throw new WireError(400, { error: 'ชื่อโลกจำลองไม่ถูกต้อง' });
  }
  return worlds.get(name ?? DEFAULT_WORLD);
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
}

function adminTokenOf(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[ADMIN_COOKIE];
  const unsigned = cookie === undefined ? undefined : request.unsignCookie(cookie);
  return unsigned?.valid ? unsigned.value : undefined;
}

function authenticate(request: FastifyRequest, endpoint: Endpoint, world: World): void {
  const kind = endpoint.session;
  request.token = kind === 'admin' ? adminTokenOf(request) : bearerOf(request);
  if (kind === 'none') return;
  request.session = request.token
    ? world.sessions.find(request.token, kind, world.clock.now())
    : undefined;
  if (!request.session) {
    const message = 'การเข้าสู่ระบบหมดอายุแล้ว กรุณาเข้าสู่ระบบใหม่อีกครั้ง';
    throw new WireError(401, { error: message, message });
  }
}

function checked(schema: ZodMiniType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? {}, { reportInput: true });
  if (!parsed.success) throw invalid(fieldErrors(parsed.error.issues));
  return parsed.data;
}

export interface RouteOptions {
  readonly worlds: Worlds;
  /** Parse every answer with its schema and fail loudly; on in development and tests. */
  readonly checkResponses: boolean;
}

function checkResponse(key: EndpointKey, endpoint: Endpoint, answer: unknown): void {
  const parsed = endpoint.response.safeParse(answer);
  if (parsed.success) return;
  const places = parsed.error.issues.map((one) => `${one.path.join('.')} (${one.code})`);
  throw new Error(`${key} answered against its contract: ${places.join(', ')}`);
}

/** Attempts at a password a minute for one number from one address. */
const LOGIN_LIMIT = 10;
const LONGEST_NO = 12;

function rateLimitOf(endpoint: Endpoint) {
  const takesPassword = endpoint.session === 'none' && endpoint.body !== undefined;
  if (!takesPassword) return false;
  return {
    max: LOGIN_LIMIT,
    timeWindow: '1 minute',
    hook: 'preHandler' as const,
    keyGenerator: (request: FastifyRequest) => {
      const body = (request.body ?? {}) as Record<string, unknown>;
      const named = body.membership_no ?? body.member_group_no ?? body.ticket;
      // The body is not validated yet: what is no short text shares one count and is refused later.
      const no = typeof named === 'string' ? named.slice(0, LONGEST_NO) : '';
      return [request.world?.name, request.ip, no].join('/');
    },
  };
}

function registerEndpoint(app: FastifyInstance, key: EndpointKey, options: RouteOptions): void {
  const endpoint: Endpoint = endpoints[key];
  // One of a union of handlers; the schemas of the same key have just parsed what it is given.
  const handler = handlers[key] as Handler<EndpointKey>;
  const bodyLimit = BODY_LIMITS[key];
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(bodyLimit && { bodyLimit }),
    config: { rateLimit: rateLimitOf(endpoint) },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      request.world = worldOf(request, options.worlds);
      const fault = request.world.faults.take(key);
      if (fault && (await applyFault(fault, request, reply))) return;
      guardCsrf(request, reply);
      authenticate(request, endpoint, request.world);
      watchImpersonation(request.world, key, request.session);
    },
    handler: async (request: FastifyRequest) => {
      const { world, session, token } = request;
      if (!world) throw new Error('a route ran without its onRequest hook');
      const params = checked(endpoint.params, request.params);
      const body = checked(endpoint.body, request.body);
      const call = { params, body, world, session, token } as Call<EndpointKey>;
      const answer = await handler(call);
      if (options.checkResponses) checkResponse(key, endpoint, answer);
      return answer;
    },
  });
}

/** Registers every endpoint of the contract. */
export function registerEndpoints(app: FastifyInstance, options: RouteOptions): void {
  app.decorateRequest('world', null);
  app.decorateRequest('session', undefined);
  app.decorateRequest('token', undefined);
  for (const key of Object.keys(endpoints) as EndpointKey[]) registerEndpoint(app, key, options);
}
