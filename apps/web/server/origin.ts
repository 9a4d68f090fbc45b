import type { FastifyRequest } from 'fastify';
import type { Settings } from './environment.ts';

/**
 * The portal's own address for canonical links and shared pictures. Only development believes the Host of a request:
 * in production a foreign one would come back in the page, so without PUBLIC_ORIGIN there is none, and '' is returned.
 */
export function originOf(
  { publicOrigin, isProduction }: Pick<Settings, 'publicOrigin' | 'isProduction'>,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): string {
  if (publicOrigin !== undefined) return publicOrigin;
  return isProduction ? '' : `${request.protocol}://${request.host}`;
}
