import { type Remembered, rememberAnswers } from '@coop/contract-laws/laws/recorded';
import { CSRF_COOKIE } from '@coop/contracts/csrf';
import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import type { FastifyRequest } from 'fastify';
import { WORLD_COOKIE } from '../call/world-of.ts';
import type { World } from '../world/world.ts';

const MOST_SESSIONS = 50;

/** Recent answers to each session of the backend in a world; in memory only, the latest sessions last. */
const recent = new WeakMap<World, Map<string, Remembered>>();

/** Returns the session of a call as the backend knows it: by the token or by its cookies. */
function sessionOf(request: FastifyRequest, key: EndpointKey, body: unknown): string | undefined {
  const { session, lifecycle }: Endpoint = endpoints[key];
  if (lifecycle === 'login') {
    const { token } = (body ?? {}) as { token?: unknown };
    return typeof token === 'string' ? `Bearer ${token}` : undefined;
  }
  if (session === 'none') return undefined;
  const { authorization } = request.headers;
  if (authorization) return authorization;
  const cookies = Object.entries(request.cookies).filter(
    ([name]) => name !== CSRF_COOKIE && name !== WORLD_COOKIE,
  );
  return cookies.length > 0 ? JSON.stringify(cookies.toSorted()) : undefined;
}

/** Checks an answer of the backend against its recent answers to the same session. */
export function judgeByRecent(
  world: World,
  request: FastifyRequest,
  { key, asked, status, body }: { key: EndpointKey; asked: string; status: number; body: unknown },
): ReturnType<Remembered['add']> {
  const session = sessionOf(request, key, body);
  if (session === undefined) return [];
  const sessions = recent.get(world) ?? new Map<string, Remembered>();
  recent.set(world, sessions);
  const remembered = sessions.get(session) ?? rememberAnswers();
  sessions.delete(session);
  sessions.set(session, remembered);
  for (const oldest of sessions.keys()) {
    if (sessions.size <= MOST_SESSIONS) break;
    sessions.delete(oldest);
  }
  return remembered.add({ key, asked, status, body, at: world.clock.now() });
}
