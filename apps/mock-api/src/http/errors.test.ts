import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { WireError } from '../call/wire-error.ts';
import { Busy } from '../world/state/queue.ts';
import { installErrors, installJsonParser, onError } from './errors.ts';

/** Returns what an error is answered with, and whether the log has it. */
function answered(error: unknown) {
  const headers: Record<string, unknown> = {};
  const sent = { status: 0, body: {}, headers, isLogged: false };
  const reply = {
    header: (name: string, value: unknown) => Object.assign(headers, { [name]: value }),
    removeHeader: (name: string) => delete headers[name],
    status: (status: number) => ({ send: (body: object) => Object.assign(sent, { status, body }) }),
  };
  const log = { error: () => Object.assign(sent, { isLogged: true }) };
  onError(
    error as FastifyError,
    { log } as unknown as FastifyRequest,
    reply as unknown as FastifyReply,
  );
  return sent;
}

const sqlite = (errcode: number, code = 'ERR_SQLITE_ERROR') => ({ code, errcode });
const both = (message: string) => ({ error: message, message });
const NO_ROOM = both('ขณะนี้ระบบบันทึกข้อมูลไม่ได้ ยังไม่มีอะไรถูกบันทึก กรุณาลองใหม่ภายหลัง');
const BUG = both('ระบบขัดข้องชั่วคราว กรุณาลองใหม่ภายหลัง');
const BUSY = both('ขณะนี้มีผู้ใช้งานมาก กรุณารอ 7 วินาทีแล้วลองใหม่');

describe('an error', () => {
  test.for<[name: string, error: unknown, status: number, body: object, retry?: number]>([
    ['of the wire', new WireError(418, { error: 'ก' }), 418, { error: 'ก' }],
    ['of the wire, for now', new WireError(429, { error: 'ก' }, 9), 429, { error: 'ก' }, 9],
    ['of a full queue', new Busy(7), 503, BUSY, 7],
    ['400', { statusCode: 400 }, 400, both('อ่านข้อมูลที่ส่งมาไม่ได้')],
    ['404', { statusCode: 404 }, 404, both('ไม่พบข้อมูลที่ขอ')],
    ['413', { statusCode: 413 }, 413, both('ข้อมูลที่ส่งมาใหญ่เกินไป')],
    ['414', { statusCode: 414 }, 414, both('ที่อยู่ยาวเกินไป')],
    ['415', { statusCode: 415 }, 415, both('ชนิดข้อมูลที่ส่งมาต้องเป็น application/json')],
  ])('%s is answered as such, and is nothing for the log', ([, error, status, body, retry]) => {
    const headers = retry === undefined ? {} : { 'retry-after': retry };
    expect(answered(error)).toStrictEqual({ status, body, headers, isLogged: false });
  });

  test.each([8, 10, 13, 778])('%i of the data file says when to try again', (errcode) => {
    expect(answered(sqlite(errcode))).toEqual({
      status: 503,
      body: NO_ROOM,
      headers: { 'retry-after': 60 },
      isLogged: true,
    });
  });

  test.each([[new Error('secret')], [{ statusCode: 418 }], [sqlite(1)], [sqlite(13, 'ERR_OTHER')]])(
    'of any other kind is a bug, which only the log sees: %j',
    (error) => {
      expect(answered(error)).toEqual({ status: 500, body: BUG, headers: {}, isLogged: true });
    },
  );
});

describe('a server', () => {
  async function send(type: string, payload: string) {
    const app = Fastify();
    installErrors(app);
    installJsonParser(app);
    app.post('/', async ({ body }) => ({ body }));
    const inject = (url: string) =>
      app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
    const answer = await inject('/');
    const nowhere = await inject('/nowhere');
    await app.close();
    return { answer, nowhere };
  }

  test.each([
    ['application/json', '', 200, { body: {} }],
    ['application/json', '{"a":1}', 200, { body: { a: 1 } }],
    ['application/json', '{', 400, both('อ่านข้อมูลที่ส่งมาไม่ได้')],
    ['application/json', '{"__proto__":1}', 400, both('อ่านข้อมูลที่ส่งมาไม่ได้')],
    ['application/json', '{"constructor":{"prototype":1}}', 400, both('อ่านข้อมูลที่ส่งมาไม่ได้')],
    ['text/plain', 'a', 415, both('ชนิดข้อมูลที่ส่งมาต้องเป็น application/json')],
  ])('that is sent %s %j answers %i', async (type, payload, status, body) => {
    const { answer, nowhere } = await send(type, payload);
    expect([answer.statusCode, answer.json()]).toEqual([status, body]);
    expect(nowhere.json()).toEqual(status === 200 ? both('ไม่พบข้อมูลที่ขอ') : nowhere.json());
    expect(nowhere.statusCode).toBe(status === 200 ? 404 : nowhere.statusCode);
  });
});
