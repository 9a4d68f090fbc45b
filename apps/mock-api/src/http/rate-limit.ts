import type { Endpoint } from '@coop/contracts/endpoint';
import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { FastifyRequest } from 'fastify';

/** Calls a minute for one number from one address. */
const LIMIT = 10;
const LONGEST_NO = 12;

/**
 * Whether calls without a session are limited: those that present a password, or that create, change or try something.
 * Calls that only read (their key ends in List or Show) are not.
 */
export function isLimited(key: EndpointKey): boolean {
  const { session, body }: Endpoint = endpoints[key];
  if (session !== 'none' || !body) return false;
  const takesPassword = Object.keys(body.shape).some((field) => /pass/i.test(field));
  return takesPassword || !/(List|Show)$/.test(key);
}

export function rateLimitOf(key: EndpointKey) {
  if (!isLimited(key)) return false;
  return {
    max: LIMIT,
    timeWindow: '1 minute',
    hook: 'preHandler' as const,
    keyGenerator: (request: FastifyRequest) => {
      const body = (request.body ?? {}) as Record<string, unknown>;
      const named = body.membership_no ?? body.member_group_no ?? body.ticket;
      // The body is not validated yet: everything but a short text shares one count and is refused later.
      const no = typeof named === 'string' ? named.slice(0, LONGEST_NO) : '';
      return [request.world?.name, request.ip, no].join('/');
    },
  };
}
