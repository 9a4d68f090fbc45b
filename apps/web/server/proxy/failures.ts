import type { ErrorBody } from '@coop/contracts/error-body';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { happened } from '../watched.ts';

const WORDS = {
  404: 'ไม่พบข้อมูลที่ขอ',
  415: 'อ่านชนิดของข้อมูลที่ส่งมาไม่ได้',
  502: 'ไม่สามารถเชื่อมต่อได้',
  503: 'มีการเรียกใช้พร้อมกันมากเกินไป กรุณารอสักครู่แล้วลองใหม่',
  504: 'ระบบของสหกรณ์ตอบช้าเกินไป กรุณาลองใหม่ภายหลัง',
} as const;

const RETRY_SECONDS = 10;

/** Answers in the wire's own shape. */
function answer(reply: FastifyReply, status: keyof typeof WORDS): void {
  const body: ErrorBody = { error: WORDS[status], message: WORDS[status] };
  reply
    .status(status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** Answers a visitor who asks for too much at once. */
export function answerTooMany(reply: FastifyReply): void {
  happened('refusal', { limit: 'calls' });
  reply.header('Retry-After', RETRY_SECONDS);
  answer(reply, 503);
}

/** Answers for a backend that did not: 504 where it took too long, else 502. */
export function answerFailure(reply: FastifyReply, { error }: { error: Error }): void {
  const isLate = 'statusCode' in error && error.statusCode === 504;
  // A visitor who leaves before the answer is not an error.
  if (!reply.request.socket.destroyed) reply.log.warn(error, 'the backend has not answered');
  reply.header('Retry-After', RETRY_SECONDS);
  answer(reply, isLate ? 504 : 502);
}

/** Answers what is not passed on: a path that leads out of its place, or a body of unreadable type. */
export function answerRefusal(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { statusCode = 500 } = error;
  if (statusCode < 500) {
    answer(reply, statusCode === 415 ? 415 : 404);
    return;
  }
  answerFailure(reply, { error });
}
