import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { ErrorBody } from '@coop/contracts/error-body';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fitsPath } from '../call/fits-path.ts';
import { notFound, WireError } from '../call/wire-error.ts';
import { Busy } from '../world/state/queue.ts';

/** Returns the methods with which the contract calls an address; none where it has no such path. */
function allowedMethods(url: string): string[] {
  const found = endpointKeys.filter((key) => fitsPath(url, endpoints[key].path));
  return [...new Set(found.map((key) => endpoints[key].method))];
}

/** Thai messages for Fastify's own refusals, by status. */
const WORDS: Record<number, string> = {
  400: 'อ่านข้อมูลที่ส่งมาไม่ได้',
  404: 'ไม่พบข้อมูลที่ขอ',
  413: 'ข้อมูลที่ส่งมาใหญ่เกินไป',
  414: 'ที่อยู่ยาวเกินไป',
  415: 'ชนิดข้อมูลที่ส่งมาต้องเป็น application/json',
};

function answer(reply: FastifyReply, status: number, body: ErrorBody): void {
  reply.status(status).send(body);
}

const RETRY_SECONDS = 60;
/** SQLite's codes for a file that cannot be written: input or output failed, the disk is full, the file is read-only. */
const NO_ROOM: readonly unknown[] = [8, 10, 13];

/** Returns whether the data file could not be written. */
const isNoRoom = (error: FastifyError & { readonly errcode?: unknown }): boolean =>
  error.code === 'ERR_SQLITE_ERROR' && NO_ROOM.includes(Number(error.errcode) % 256);

/** Answers a failure in the wire's shape, including Fastify's own refusals before a route is found. */
export function onError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500;
  const words = WORDS[status];
  if (error instanceof WireError) {
    if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
    answer(reply, error.status, error.body);
  } else if (error instanceof Busy) {
    const message = `ขณะนี้มีผู้ใช้งานมาก กรุณารอ ${error.seconds} วินาทีแล้วลองใหม่`;
    reply.header('retry-after', error.seconds);
    answer(reply, 503, { error: message, message });
  } else if (isNoRoom(error)) {
    request.log.error(error);
    const message = 'ขณะนี้ระบบบันทึกข้อมูลไม่ได้ ยังไม่มีอะไรถูกบันทึก กรุณาลองใหม่ภายหลัง';
    reply.header('retry-after', RETRY_SECONDS);
    answer(reply, 503, { error: message, message });
  } else if (words) {
    answer(reply, status, { error: words, message: words });
  } else {
    // Anything else is a bug: the log gets all of it, the caller no stack.
    request.log.error(error);
    const message = 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่ภายหลัง';
    answer(reply, 500, { error: message, message });
  }
}

/** Answers every failure of the server in the wire's shape. */
export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler(onError);
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(request.url);
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      const message = 'ไม่รองรับการเรียกด้วยวิธีนี้';
      reply.header('allow', allowed.join(', '));
      return answer(reply, 405, { error: message, message });
    }
    const { status, body } = notFound();
    return answer(reply, status, body);
  });
}

/**
 * Parses JSON like Fastify, but accepts an empty body as an empty object: calls documented with body "none" are sent
 * either way.
 */
export function installJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parse(request, String(body), done);
  });
  app.removeContentTypeParser('text/plain');
}
