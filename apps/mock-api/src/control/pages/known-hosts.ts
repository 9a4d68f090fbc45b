import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { WireError } from '../../call/wire-error.ts';

/** The name in a Host header, without the port. */
const nameIn = (host: string) =>
  URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';

/**
 * Whether a name can only be this machine's or a neighbour's: an address, `localhost`, or a name without a dot, as
 * containers have. Nobody can make the public name server answer for these, which is what rebinding needs.
 */
const isOwn = (name: string) =>
  isIP(name) > 0 || /^(?:[\w-]+\.)*localhost$/.test(name) || /^[\w-]+$/.test(name);

/**
 * A hook that answers 421 to calls whose Host, or the Host that the web server was asked for, is neither of these nor one
 * of `known`: a page of somebody else whose name was pointed at this machine.
 */
export function refuseForeignHosts(known: readonly string[]) {
  return async (request: FastifyRequest): Promise<void> => {
    const { host = '', 'x-forwarded-host': forwarded = [] } = request.headers;
    const named = [host, ...[forwarded].flat().flatMap((one) => one.split(','))];
    const names = named.map((one) => nameIn(one.trim()));
    if (names.every((name) => isOwn(name) || known.includes(name))) return;
    throw new WireError(421, { error: 'CONTROL_HOSTS does not name this host' });
  };
}
