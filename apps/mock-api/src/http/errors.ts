import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import { isTooDeep } from '@coop/contracts/entry/json-depth';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fitsPath } from '../call/fits-path.ts';
import { notFound, refusal, WireError } from '../call/wire-error.ts';
import { Busy } from '../world/state/queue.ts';

/** Returns the methods with which the contract calls an address; none where it has no such path. */
function allowedMethods(url: string): string[] {
  const found = endpointKeys.filter((key) => fitsPath(url, endpoints[key].path));
  const methods = found.map((key) => endpoints[key].method);
  return [
    ...new Set(methods.flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]))),
  ];
}

/** Thai messages for Fastify's own refusals, by status. */
const WORDS: Record<number, string> = {
  400: 'อ่านข้อมูลที่ส่งมาไม่ได้',
  404: 'ไม่พบข้อมูลที่ขอ',
  413: 'ข้อมูลที่ส่งมาใหญ่เกินไป',
  414: 'ที่อยู่ยาวเกินไป',
  415: 'ชนิดข้อมูลที่ส่งมาต้องเป็น application/json',
};

const RETRY_SECONDS = 60;
/** SQLite's codes for a file that cannot be written: input or output failed, the disk is full, the file is read-only. */
const NO_ROOM: readonly unknown[] = [8, 10, 13];

/** Returns whether the data file could not be written. */
const isNoRoom = (error: FastifyError & { readonly errcode?: unknown }): boolean =>
  error.code === 'ERR_SQLITE_ERROR' && NO_ROOM.includes(Number(error.errcode) % 256);

/** Returns what the caller is told of a failure; the log gets all of a bug, the caller no stack. */
function wireErrorOf(error: FastifyError, { log }: FastifyRequest): WireError {
  if (error instanceof WireError) return error;
  if (error instanceof Busy) {
    const words = `ขณะนี้มีผู้ใช้งานมาก กรุณารอ ${error.seconds} วินาทีแล้วลองใหม่`;
    return refusal(503, words, error.seconds);
  }
  if (isNoRoom(error)) {
    log.error(error);
    const words = 'ขณะนี้ระบบบันทึกข้อมูลไม่ได้ ยังไม่มีอะไรถูกบันทึก กรุณาลองใหม่ภายหลัง';
    return refusal(503, words, RETRY_SECONDS);
  }
  const { statusCode = 500 } = error;
  const words = WORDS[statusCode];
  if (words) return refusal(statusCode, words);
  log.error(error);
  return refusal(500, 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่ภายหลัง');
}

/** Answers a failure in the wire's shape, including Fastify's own refusals before a route is found. */
export function onError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body, retryAfter } = wireErrorOf(error, request);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  // Whoever is still sending would be cut off before reading the refusal; Node reads the rest and drops it.
  if (status === 413) reply.removeHeader('connection');
  reply.status(status).send(body);
}

/** Refuses a packed body, which nothing here unpacks, and says which would be read. */
function refusePacked({ headers }: FastifyRequest, reply: FastifyReply): void {
  const { 'content-encoding': encoding = 'identity' } = headers;
  if (encoding.toLowerCase() === 'identity') return;
  reply.header('accept-encoding', 'identity');
  throw refusal(415, 'ข้อมูลที่ส่งมาต้องไม่ถูกบีบอัด');
}

/** Answers every failure of the server in the wire's shape. */
export function installErrors(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, reply) => refusePacked(request, reply));
  app.setErrorHandler(onError);
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods(request.url);
    const isOtherMethod = allowed.length > 0 && !allowed.includes(request.method);
    if (isOtherMethod) reply.header('allow', allowed.join(', '));
    const { status, body } = isOtherMethod ? refusal(405, 'ไม่รองรับการเรียกด้วยวิธีนี้') : notFound();
    return reply.status(status).send(body);
  });
}

/**
 * Parses JSON like Fastify, but not what is nested without end, and accepts an empty body as an empty object: calls documented with body "none" are sent
 * either way.
 */
export function installJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      // Parsing it would take a hundred times as much memory.
      if (isTooDeep(body)) done(refusal(400, WORDS[400] ?? ''));
      else if (body.length === 0) done(null, {});
      else parse(request, body.toString(), done);
    },
  );
  app.removeContentTypeParser('text/plain');
}
