import type { IncomingMessage } from 'node:http';
import { domainToASCII } from 'node:url';
import proxyAddr from '@fastify/proxy-addr';

const lastOf = (header: string | readonly string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim();

/** Returns a host as its folder is called: without port and last dot, other scripts as browsers send them. */
function folderNameOf(host: string): string {
  const [name = ''] = host.split(':', 1);
  return domainToASCII(name.replace(/\.$/, ''));
}

/**
 * Returns a function that tells the host name which a request asks for: the Host, or X-Forwarded-Host of a trusted proxy,
 * as Fastify has it.
 */
export function hostNames(trustedProxies: readonly string[]) {
  const trust = proxyAddr.compile([...trustedProxies]);
  return ({ headers, socket }: IncomingMessage): string => {
    const isTrusted = trust(socket.remoteAddress ?? '', 0);
    const forwarded = isTrusted ? lastOf(headers['x-forwarded-host']) : '';
    return folderNameOf(forwarded || (headers.host ?? ''));
  };
}
