import { type EndpointKey, endpoints, isOfAgencies } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { secondsOf } from '../world/state/sessions.ts';

// A backend may keep the token where no script reads it: in a cookie, of members and of agencies each its own. The
// prefix makes browsers refuse it without TLS, for another path, or from a sister domain.

export const SESSION_COOKIES = { member: '__Host-member', membergroup: '__Host-group' } as const;

/** What stands in an answer where the token would. */
export const IN_COOKIE = 'cookie';

const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

const nameFor = (key: EndpointKey) => SESSION_COOKIES[isOfAgencies(key) ? 'membergroup' : 'member'];

/** Where a browser says that a page of another origin asks. */
const FOREIGN: readonly unknown[] = ['same-site', 'cross-site'];

/**
 * The token of the call's area, as the browser has kept it. What a page of another origin asks has none: to `SameSite` a
 * sister domain is the same site.
 */
export function tokenInCookie(request: FastifyRequest, key: EndpointKey): string | undefined {
  if (FOREIGN.includes(request.headers['sec-fetch-site'])) return undefined;
  return request.cookies[nameFor(key)];
}

/** Sets a session's cookie. One that is not remembered goes with the browser. */
export function setSessionCookie(
  reply: FastifyReply,
  name: string,
  token: string,
  seconds?: number,
): void {
  reply.setCookie(name, token, {
    ...ATTRIBUTES,
    ...(seconds !== undefined && { maxAge: seconds }),
  });
}

/**
 * Moves the token of an answer that opens a session into its cookie, which the end of the session deletes; the check of a
 * remembered one makes it last longer. Returns the answer as it goes out.
 */
export function throughCookie(
  key: EndpointKey,
  answer: object,
  request: FastifyRequest,
  reply: FastifyReply,
): object {
  const name = nameFor(key);
  const { lifecycle }: Endpoint = endpoints[key];
  if (lifecycle === 'logout') reply.clearCookie(name, ATTRIBUTES);
  const { session, token: kept } = request;
  if (lifecycle === 'check' && session?.remember && kept)
    setSessionCookie(reply, name, kept, secondsOf(session));
  if (!('token' in answer)) return answer;
  const { remember } = (request.body ?? {}) as { remember?: unknown };
  // A relative comes again and again with a session that has an end of its own.
  const lasts = remember === true || 'relative' in answer;
  const seconds = lasts && 'expires_in' in answer ? Number(answer.expires_in) : undefined;
  setSessionCookie(reply, name, String(answer.token), seconds);
  return { ...answer, token: IN_COOKIE };
}
