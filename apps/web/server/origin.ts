import type { FastifyRequest } from 'fastify';
import type { Settings } from './environment.ts';

type OfPortal = Pick<Settings, 'publicOrigin' | 'isProduction'>;

/** Returns the portal's own address as far as no request tells it; undefined where the request does. */
export const ownOrigin = ({ publicOrigin, isProduction }: OfPortal): string | undefined =>
  publicOrigin ?? (isProduction ? '' : undefined);

/**
 * Returns the portal's own address for canonical links and shared pictures, '' if unknown. Only development trusts the
 * Host of a request: in production a foreign one would come back in the page, so PUBLIC_ORIGIN is needed.
 */
export function originOf(
  portal: OfPortal,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): string {
  return ownOrigin(portal) ?? `${request.protocol}://${request.host}`;
}
