import type { FastifyRequest } from 'fastify';
import type { Settings } from './environment.ts';

/**
 * Returns the portal's own address for canonical links and shared pictures, '' if unknown. Only development trusts the
 * Host of a request: in production a foreign one would come back in the page, so PUBLIC_ORIGIN is needed.
 */
export function originOf(
  { publicOrigin, isProduction }: Pick<Settings, 'publicOrigin' | 'isProduction'>,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): string {
  if (publicOrigin !== undefined) return publicOrigin;
  return isProduction ? '' : `${request.protocol}://${request.host}`;
}
