import { randomBytes } from 'node:crypto';
import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WireError } from '../../call/wire-error.ts';
import { sameSecret } from '../../world/state/same-secret.ts';
import { SESSION_COOKIES } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells whether the token is signed for its session, as it is where a cookie holds that. */
    signsCsrf: boolean;
  }
}

/** Signs a token for the sessions in this browser's cookies: what somebody else was given, or planted, is none here. */
function signedFor({ server, cookies }: FastifyRequest, random: string): string {
  const sessions = Object.values(SESSION_COOKIES).map((name) => cookies[name] ?? '');
  const signature =
    server
      .signCookie([random, ...sessions].join(' '))
      .split('.')
      .at(-1) ?? '';
  return `${random}.${Buffer.from(signature, 'base64').toString('base64url')}`;
}

/** Returns whether this server has made the token for this browser. */
function isOurs(request: FastifyRequest, token: string): boolean {
  const [random = ''] = token.split('.');
  return !request.server.signsCsrf || sameSecret(token, signedFor(request, random));
}

/** Returns this browser's token; sets a new one as a cookie if it has none of its own. */
export function ensureCsrf(request: FastifyRequest, reply: FastifyReply): string {
  const cookie = request.cookies[CSRF_COOKIE];
  if (cookie && isOurs(request, cookie)) return cookie;
  const random = randomBytes(24).toString('base64url');
  const token = request.server.signsCsrf ? signedFor(request, random) : random;
  reply.setCookie(CSRF_COOKIE, token, { path: '/', sameSite: 'lax' });
  return token;
}

/**
 * Double submit: every GET sets the cookie if it is absent, every other call must send its value back in a header,
 * which a page of another origin can neither read nor set.
 */
export function guardCsrf(request: FastifyRequest, reply: FastifyReply): void {
  if (request.method === 'GET' || request.method === 'HEAD') {
    ensureCsrf(request, reply);
    return;
  }
  const header = request.headers[CSRF_HEADER.toLowerCase()];
  const cookie = request.cookies[CSRF_COOKIE] ?? '';
  if (typeof header !== 'string' || !sameSecret(cookie, header) || !isOurs(request, cookie)) {
    throw new WireError(419, { message: 'หน้านี้เปิดค้างไว้นานเกินไป กรุณาลองใหม่อีกครั้ง' });
  }
}
