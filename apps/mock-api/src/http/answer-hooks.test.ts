import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { answerHooks } from './answer-hooks.ts';

const hooks = answerHooks('memberShareList');

/** Sends a payload through the last hook; returns what goes out, what the journal keeps and what is set. */
async function sent(payload: unknown, fault?: object) {
  const add = vi.fn((_entry: object) => 1);
  const raw = { writeHead: vi.fn(), write: vi.fn() };
  const reply = {
    statusCode: 200,
    elapsedTime: 2,
    raw,
    getHeader: () => 'text/html',
    getHeaders: () => ({}),
    headers: vi.fn(),
    hijack: vi.fn(),
    removeHeader: vi.fn(),
  };
  const world = { clock: { now: () => 0 }, journal: { add } };
  const lifted = new AbortController().signal;
  const request = { world, headers: {}, fault: fault && { id: 'f1', lifted, ...fault } };
  const out = await hooks.onSend(
    request as unknown as FastifyRequest,
    reply as unknown as FastifyReply,
    payload,
  );
  return { out, reply, entry: add.mock.calls[0]?.[0] };
}

const LONG = 'a'.repeat(4_096);

test('a short text is kept and sent as it is, a long one as bytes', async () => {
  const short = await sent('{}');
  expect([short.out, short.entry]).toEqual([
    '{}',
    expect.objectContaining({ endpoint: 'memberShareList', status: 200, ms: 2, response: '{}' }),
  ]);
  expect((await sent(LONG.slice(1))).out).toBe(LONG.slice(1));
  const long = await sent(LONG);
  expect(long.out).toEqual(Buffer.from(LONG));
  expect(long.entry).toMatchObject({ response: Buffer.from(LONG) });
  const bytes = Buffer.from('a');
  expect((await sent(bytes)).out).toBe(bytes);
});

test.each([
  [undefined, { rc_code: '1' }],
  [{ quirks: {} }, { rc_code: '1' }],
  [{ quirks: { rcCode: undefined } }, { rc_code: '1' }],
  [{ quirks: { rcCode: 'number' } }, { rc_code: 1 }],
])('in a world of %j an answer is %j', async (world, expected) => {
  const answer = { rc_code: '1' };
  const request = { world } as unknown as FastifyRequest;
  const payload = await hooks.preSerialization(request, {} as FastifyReply, answer);
  expect(payload).toEqual(expected);
  expect(payload === answer).toBe(expected.rc_code === '1');
});
