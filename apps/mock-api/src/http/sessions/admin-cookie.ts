import type { FastifyReply, FastifyRequest } from 'fastify';

const COMMON = { signed: true, httpOnly: true, sameSite: 'strict' } as const;
const PLAIN = { name: 'admin_session', path: '/admin', secure: false };
/** The prefix makes browsers refuse it without TLS, for another path, or from a sister domain. */
const OVER_TLS = { name: '__Host-admin_session', path: '/', secure: true };

const cookieFor = ({ protocol }: FastifyRequest) => (protocol === 'https' ? OVER_TLS : PLAIN);

/** Returns the token in the administrator's cookie, if this server has signed it. */
export function adminTokenOf(request: FastifyRequest): string | undefined {
  const unsigned = request.unsignCookie(request.cookies[cookieFor(request).name] ?? '');
  return unsigned.valid ? unsigned.value : undefined;
}

export function setAdminCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const { name, ...attributes } = cookieFor(request);
  reply.setCookie(name, token, { ...COMMON, ...attributes });
}

export function clearAdminCookie(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { name, path, secure } = cookieFor(request);
  return reply.clearCookie(name, { path, secure });
}
