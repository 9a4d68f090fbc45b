import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { WireError } from '../../call/wire-error.ts';

const nameIn = (host: string) =>
  URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';

/**
 * Returns whether a name can only be this machine's or a neighbour's: an address, `localhost`, or a name without a dot,
 * as containers have. Public DNS cannot answer for these, so they are safe from DNS rebinding.
 */
const isOwn = (name: string) =>
  isIP(name) > 0 || /^(?:[\w-]+\.)*localhost$/.test(name) || /^[\w-]+$/.test(name);

/**
 * Creates a hook against DNS rebinding that answers 421 to calls whose Host or forwarded Host is neither local nor in
 * `known`.
 */
export function refuseForeignHosts(known: readonly string[]) {
  return async (request: FastifyRequest): Promise<void> => {
    const { host = '', 'x-forwarded-host': forwarded = [] } = request.headers;
    const named = [host, ...[forwarded].flat().flatMap((text) => text.split(','))];
    const names = named.map((text) => nameIn(text.trim()));
    if (names.every((name) => isOwn(name) || known.includes(name))) return;
    throw new WireError(421, { error: 'CONTROL_HOSTS does not name this host' });
  };
}
