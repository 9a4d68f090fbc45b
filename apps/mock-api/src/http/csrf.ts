import { randomBytes, timingSafeEqual } from 'node:crypto';
import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WireError } from '../call/wire-error.ts';

/** Compares two tokens in constant time; an absent one matches nothing. */
export function sameToken(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return a !== '' && left.length === right.length && timingSafeEqual(left, right);
}

/** Returns this browser's token; sets a new one as a cookie if it has none. */
export function ensureCsrf(request: FastifyRequest, reply: FastifyReply): string {
  const cookie = request.cookies[CSRF_COOKIE];
  if (cookie) return cookie;
  const token = randomBytes(24).toString('base64url');
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
  if (typeof header !== 'string' || !sameToken(request.cookies[CSRF_COOKIE] ?? '', header)) {
    throw new WireError(419, { message: 'หน้านี้เปิดค้างไว้นานเกินไป กรุณาลองใหม่อีกครั้ง' });
  }
}
