import { randomBytes, timingSafeEqual } from 'node:crypto';
import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WireError } from './wire-error.ts';

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Double submit: every GET sets the cookie when it is absent, every other call must send its value back in a
 * header, which a page of another origin can neither read nor set.
 */
export function guardCsrf(request: FastifyRequest, reply: FastifyReply): void {
  const cookie = request.cookies[CSRF_COOKIE];
  if (request.method === 'GET' || request.method === 'HEAD') {
    if (!cookie) {
      const token = randomBytes(24).toString('base64url');
      reply.setCookie(CSRF_COOKIE, token, { path: '/', sameSite: 'lax' });
    }
    return;
  }
  const header = request.headers[CSRF_HEADER.toLowerCase()];
  if (!cookie || typeof header !== 'string' || !same(cookie, header)) {
    throw new WireError(419, { message: 'หน้านี้เปิดค้างไว้นานเกินไป กรุณาลองใหม่อีกครั้ง' });
  }
}
