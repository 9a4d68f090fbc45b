import { type EndpointKey, endpoints, isOfAgencies } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { secondsOf } from '../../world/state/sessions/session.ts';

// Cookies that keep tokens away from scripts, one for members and one for agencies. The prefix makes browsers refuse it
// without TLS, for another path, or from a sister domain.

export const SESSION_COOKIES = { member: '__Host-member', membergroup: '__Host-group' } as const;

/** Placeholder for the token in an answer. */
export const IN_COOKIE = 'cookie';

const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

const nameFor = (key: EndpointKey) => SESSION_COOKIES[isOfAgencies(key) ? 'membergroup' : 'member'];

/** Values with which a browser marks a call from a page of another origin. */
const FOREIGN: readonly unknown[] = ['same-site', 'cross-site'];

/**
 * Returns whether a page of another origin asks, a sister domain's too. A browser that does not say so by itself is told
 * by its Origin.
 */
export function isForeign({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return FOREIGN.includes(site);
  if (origin === undefined) return false;
  const asking = URL.parse(origin);
  // Read alike, because an address leaves its scheme's own port out.
  return !asking || asking.host !== URL.parse(`${asking.protocol}//${host}`)?.host;
}

/**
 * Returns the token of the call's area from its cookie. Pages of other origins get none: for `SameSite` a sister domain
 * is the same site.
 */
export function tokenInCookie(request: FastifyRequest, key: EndpointKey): string | undefined {
  if (isForeign(request)) return undefined;
  return request.cookies[nameFor(key)];
}

/** Sets a session's cookie, which ends with the browser unless the session is remembered. */
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
 * Moves the token of an answer that opens a session into its cookie, which is deleted when the session ends; checking a
 * remembered session extends it. Returns the answer to send.
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
  // A relative's session is used repeatedly but ends at a fixed time.
  const lasts = remember === true || 'relative' in answer;
  const seconds = lasts && 'expires_in' in answer ? Number(answer.expires_in) : undefined;
  setSessionCookie(reply, name, String(answer.token), seconds);
  return { ...answer, token: IN_COOKIE };
}
