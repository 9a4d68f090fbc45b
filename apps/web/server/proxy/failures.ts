import type { ErrorBody } from '@coop/contracts/error-body';
import type { FastifyReply } from 'fastify';

const WORDS = {
  502: 'ไม่สามารถเชื่อมต่อได้',
  504: 'ระบบของสหกรณ์ตอบช้าเกินไป กรุณาลองใหม่ภายหลัง',
} as const;

const RETRY_SECONDS = 10;

/** Answers in the wire's own shape that the backend has not answered: 504 where it took too long, else 502. */
export function answerFailure(reply: FastifyReply, { error }: { error: Error }): void {
  const isLate = 'statusCode' in error && error.statusCode === 504;
  const status = isLate ? 504 : 502;
  const body: ErrorBody = { error: WORDS[status], message: WORDS[status] };
  reply
    .status(status)
    .headers({ 'Retry-After': RETRY_SECONDS, 'Cache-Control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
