import type { IncomingHttpHeaders } from 'node:http';
import { HOP_BY_HOP } from '@coop/contracts/entry/hop-by-hop';
import type { FastifyRequest } from 'fastify';

type Headers = Record<string, string | string[] | undefined>;

/** Also those that this server answers itself, or that a request without a body must not announce. */
const NOT_SENT_ON = [...HOP_BY_HOP, 'expect', 'http2-settings'];
const OF_A_BODY = ['content-length', 'content-type', 'content-encoding'];
const FORWARDED = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/;

const without = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/**
 * Returns the client's address, host and protocol as far as the list of trusted proxies lets Fastify believe them. One
 * address, which this server vouches for: a backend that trusts this server needs no list of the proxies before it.
 */
function forwardedHeaders(request: FastifyRequest): Record<string, string> {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

/** Returns the headers for the backend: the visitor's, without those of the connection, and who the visitor is. */
export function requestHeaders(request: FastifyRequest, headers: IncomingHttpHeaders): Headers {
  const hasBody = request.body !== undefined;
  const kept = without(headers, hasBody ? NOT_SENT_ON : [...NOT_SENT_ON, ...OF_A_BODY]);
  const own = Object.entries(kept).filter(([name]) => !FORWARDED.test(name));
  return { ...Object.fromEntries(own), ...forwardedHeaders(request) };
}

/** Returns the headers for the handshake of a socket; the library adds those of the protocol. */
export function socketHeaders(_given: Headers, request: FastifyRequest): Headers {
  const { cookie, origin, authorization, 'user-agent': agent } = request.headers;
  const own: Headers = { cookie, origin, authorization, 'user-agent': agent };
  const sent = Object.entries(own).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(sent), ...forwardedHeaders(request) };
}

/** Returns the headers for the visitor: the backend's, without those of its connection and of its make. */
export const responseHeaders = (headers: Headers): Headers =>
  without(headers, [...HOP_BY_HOP, 'server', 'x-powered-by']);
