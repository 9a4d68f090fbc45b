import type { IncomingHttpHeaders } from 'node:http';
import { HOP_BY_HOP } from '@coop/contracts/entry/hop-by-hop';
import { REFERENCE_HEADER, REQUEST_ID_HEADER } from '@coop/contracts/entry/trace';
import type { FastifyRequest } from 'fastify';
import { callNumbers } from '../trace/trace.ts';

type Headers = Record<string, string | string[] | undefined>;

/** Also those that this server answers itself, or that a request without a body must not announce. */
const NOT_SENT_ON = [...HOP_BY_HOP, 'expect', 'http2-settings'];
const OF_A_BODY = ['content-length', 'content-type', 'content-encoding'];
/**
 * Claims of who asks, from where, for which address and by which method, and numbers of calls, that backends believe of the proxy before
 * them;
 * and every name with an underscore, which many servers take for the one with a hyphen.
 */
const CLAIMS =
  /^(?:forwarded|proxy|client-ip|remote-.*|x-(?:forwarded|real|client|cluster|original|rewrite|remote|host|http-method|method-override|envoy|appengine|middleware).*|true-client-ip|(?:cf|fastly|fly|do)-.*|traceparent|tracestate|baggage|b3|x-b3-.*|x-(?:request|correlation)-id|.*_.*)$/;

const without = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/**
 * Returns the client's address, host and protocol as far as the list of trusted proxies lets Fastify believe them. One
 * address, which this server vouches for: a backend that trusts this server needs no list of the proxies before it.
 */
function forwardedHeaders(request: FastifyRequest, publicOrigin?: string): Record<string, string> {
  const ownOrigin = publicOrigin === undefined ? undefined : new URL(publicOrigin);
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': ownOrigin?.protocol.slice(0, -1) ?? request.protocol,
    'x-forwarded-host': ownOrigin?.host ?? request.host,
  };
}

/** Returns the headers for the backend: the visitor's, without those of the connection, and who the visitor is. */
export function requestHeaders(
  request: FastifyRequest,
  headers: IncomingHttpHeaders,
  publicOrigin?: string,
): Headers {
  const hasBody = request.body !== undefined;
  const kept = without(headers, hasBody ? NOT_SENT_ON : [...NOT_SENT_ON, ...OF_A_BODY]);
  const passedOn = Object.entries(kept).filter(([name]) => !CLAIMS.test(name));
  return {
    ...Object.fromEntries(passedOn),
    ...forwardedHeaders(request, publicOrigin),
    ...callNumbers(request),
  };
}

/** Returns the headers for the handshake of a socket; the library adds those of the protocol. */
export function socketHeaders(request: FastifyRequest, publicOrigin?: string): Headers {
  const { cookie, origin, authorization, 'user-agent': agent } = request.headers;
  const passedOn: Headers = { cookie, origin, authorization, 'user-agent': agent };
  const sent = Object.entries(passedOn).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(sent),
    ...forwardedHeaders(request, publicOrigin),
    ...callNumbers(request),
  };
}

/** Of these this server has the word; a backend has it of the policy of its own pages. */
const OURS = [
  'alt-svc',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'server',
  'service-worker-allowed',
  'strict-transport-security',
  'timing-allow-origin',
  'x-content-type-options',
  'x-frame-options',
  REFERENCE_HEADER,
  REQUEST_ID_HEADER,
  'x-powered-by',
];

/** Returns cookies without the part that would have browsers send them to other hosts of the same domain. */
const ofThisHost = (cookies: string | string[] = []): string[] =>
  [cookies].flat().map((cookie) => cookie.replace(/;\s*domain\s*=[^;]*/gi, ''));

/** Keeps the cookies of a backend from the other cooperatives of the same domain. */
export function hostOnlyCookies(headers: Headers): Headers {
  const { 'set-cookie': cookies, ...rest } = headers;
  return cookies === undefined ? rest : { ...rest, 'set-cookie': ofThisHost(cookies) };
}

/** Returns the headers for the visitor: the backend's, without those of its connection and those that open the portal. */
export const responseHeaders = (headers: Headers): Headers =>
  Object.fromEntries(
    Object.entries(without(headers, [...HOP_BY_HOP, ...OURS])).filter(
      ([name]) => !name.startsWith('access-control-'),
    ),
  );
