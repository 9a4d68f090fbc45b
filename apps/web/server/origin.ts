import type { FastifyRequest } from 'fastify';
import type { Settings } from './environment.ts';

type OfPortal = Pick<Settings, 'publicOrigin' | 'isProduction'>;

/**
 * Returns the portal's own address for canonical links and shared pictures, '' if unknown. Only development trusts the
 * Host of a request: in production a foreign one would come back in the page, so PUBLIC_ORIGIN is needed.
 */
export function originOf(
  { publicOrigin, isProduction }: OfPortal,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string {
  return publicOrigin ?? (isProduction ? '' : `${protocol}://${host}`);
}
