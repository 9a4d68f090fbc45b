import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import type { FastifyRequest } from 'fastify';

/** Calls a minute for one number from one address. */
const LIMIT = 10;
const LONGEST_NO = 12;

/** Whether calls without a session are limited: those that try something, and those that change something. */
export function isLimited(key: EndpointKey): boolean {
  const { session, changes, isAttempt }: Endpoint = endpoints[key];
  return session === 'none' && (isAttempt || changes);
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
