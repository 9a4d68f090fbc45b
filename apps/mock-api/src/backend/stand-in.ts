import type { FastifyReply, FastifyRequest } from 'fastify';
import { BackendFailure } from './failure.ts';
import { ANSWERED_HEADER } from './marks.ts';
import { badGateway } from './proxy.ts';

/**
 * Answers that there is no answer, when the mock would stand in and does not know the session, which is probably the
 * backend's. At a 401 the portal would sign out of a session that the backend still has.
 */
export function unknownSession(request: FastifyRequest, reply: FastifyReply): Error {
  const { proxied } = request;
  if (proxied) request.proxied = { ...proxied, by: 'nobody' };
  reply.header(ANSWERED_HEADER, 'nobody');
  const reason = proxied?.failure ?? 'no answer';
  return badGateway(
    new BackendFailure(reason, 'backend ตอบการเรียกนี้ไม่ได้ และ mock ไม่รู้จักการเข้าสู่ระบบของ backend'),
  );
}
