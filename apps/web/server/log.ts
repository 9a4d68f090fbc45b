import { isIPv4 } from 'node:net';
import { MASK, maskSecretPath } from '@coop/contract-laws/secrets';
import type { FastifyInstance } from 'fastify';
import { happened } from './watched.ts';

/** Truncates an address to a /24 or a /48, so that the log names networks and not persons. */
export function maskAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0');
  const [front = ''] = plain.split('::');
  const groups = front.split(':').slice(0, 3).filter(Boolean);
  return `${groups.join(':')}::`;
}

/** Escapes everything but printable ASCII for terminals: JSON leaves other control characters as they are. */
const printable = (text: string): string =>
  text.replace(/[^\x21-\x7e]/g, (sign) => encodeURIComponent(sign.toWellFormed()));

/**
 * Returns an address without what people typed and without what opens something: the names of a query's parts stay, and
 * of a calendar's private address only that it is one.
 */
export function maskUri(uri: string): string {
  const [path = '', query] = uri.split(/\?(.*)/s);
  const open = maskSecretPath(path).replace(MASK, '*');
  if (query === undefined) return open;
  const names = query
    .split('&')
    .map((part) => (part.includes('=') ? part.replace(/=.*/s, '=*') : '*'));
  return `${open}?${names.join('&')}`;
}

/** Logs each request as one line of JSON, without headers. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        remote_ip: maskAddress(request.socket.remoteAddress ?? ''),
        client_ip: maskAddress(request.ip),
        method: request.method,
        host: printable(request.host),
        uri: maskUri(request.url),
        status: reply.statusCode,
        duration: Math.round(reply.elapsedTime) / 1_000,
        size: Number(reply.getHeader('content-length') ?? 0),
      },
      'handled request',
    );
    happened('answer', { request, reply });
    done();
  });
}
