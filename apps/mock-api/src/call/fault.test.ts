import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { TakenFault } from '../world/simulation/faults.ts';
import { alter, applyFault, malform, sendSlowly, setHeaders, truncate } from './fault.ts';

const fault = (parts: Partial<TakenFault>): TakenFault => ({
  endpoint: '*',
  id: 'f1',
  waitMs: 0,
  lifted: new AbortController().signal,
  ...parts,
});
const ANSWER = {
  name: 'สมชาย',
  owner: { no: 7 },
  rows: [
    { on: '2026-11-20', amount: 1 },
    { on: '2026-11-21', amount: 2 },
  ],
  nothing: null,
};

test.each([
  ['name', { ...ANSWER, name: undefined }],
  ['owner.no', { ...ANSWER, owner: {} }],
  ['rows.1.on', { ...ANSWER, rows: [ANSWER.rows[0], { amount: 2 }] }],
  ['rows.*.on', { ...ANSWER, rows: [{ amount: 1 }, { amount: 2 }] }],
  ['rows.7.on', ANSWER],
  ['other', ANSWER],
  ['other.no', ANSWER],
  ['name.no', ANSWER],
  ['nothing.no', ANSWER],
])('an answer without %s lacks it and nothing else', (missing, expected) => {
  const before = structuredClone(ANSWER);
  expect(alter(fault({ missing }), ANSWER)).toEqual(expected);
  expect(ANSWER).toEqual(before);
});

test('a field that is not there stays away', () => {
  expect(alter(fault({ wrongType: 'other' }), ANSWER)).not.toHaveProperty('other');
  expect(alter(fault({ missing: 'name' }), ANSWER)).not.toHaveProperty('name');
});

test('a field of another type: a text becomes an object, anything else a text', () => {
  expect(alter(fault({ wrongType: 'name' }), ANSWER)).toEqual({ ...ANSWER, name: { is: 'สมชาย' } });
  expect(alter(fault({ wrongType: 'rows' }), ANSWER)).toEqual({ ...ANSWER, rows: 'ไม่ใช่ชนิดนี้' });
  expect(alter(fault({ missing: 'name', wrongType: 'owner.no' }), ANSWER)).toEqual({
    ...ANSWER,
    name: undefined,
    owner: { no: 'ไม่ใช่ชนิดนี้' },
  });
  expect(alter(fault({}), ANSWER)).toBe(ANSWER);
});

test('half an answer is no JSON', () => {
  expect(malform('{"a":1}')).toBe('{"a""');
  expect(() => JSON.parse(malform('[]'))).toThrow(SyntaxError);
});

test('an answer in chunks is the same answer, in twenty at most', async () => {
  const payload = 'สวัสดี'.repeat(50);
  const chunks: Buffer[] = [];
  for await (const chunk of sendSlowly(fault({ dribbleMs: 0 }), payload)) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toBe(payload);
  expect(chunks).toHaveLength(20);
  expect(await text(sendSlowly(fault({}), 'ab'))).toBe('ab');
  expect(await text(sendSlowly(fault({}), ''))).toBe('');
});

test('a fault that is lifted holds up no more', async () => {
  const lift = new AbortController();
  const slow = text(sendSlowly(fault({ dribbleMs: 3_600_000, lifted: lift.signal }), 'ab'));
  lift.abort();
  expect(await slow).toBe('ab');
});

describe('a call with a fault', () => {
  /** Returns what a server answers whose only route has a fault. */
  async function answerOf(parts: Partial<TakenFault>) {
    const app = fastify();
    const taken = fault(parts);
    app.addHook('onSend', async (_, reply) => setHeaders(taken, reply));
    app.get('/', async (_request, reply) => {
      if (await applyFault(taken, reply)) return reply;
      if (!taken.truncate) return { is: 'ก' };
      truncate(reply.type('application/json').status(201), '{"is":"ก"}');
      return reply;
    });
    try {
      const answer = await fetch(await app.listen({ port: 0 }));
      const { status, headers } = answer;
      return { status, headers, text: await answer.text().catch(() => 'cut') };
    } finally {
      await app.close();
    }
  }

  test.each<[Partial<TakenFault>, number, string]>([
    [{}, 200, '{"is":"ก"}'],
    [{ status: 503 }, 503, '{"error":"ความผิดพลาดจำลอง"}'],
    [{ body: { a: 1 } }, 200, '{"a":1}'],
    [{ status: 422, body: { a: 1 } }, 422, '{"a":1}'],
    [{ text: '<h1>' }, 200, '<h1>'],
  ])('%j is answered with %i', async (parts, status, words) => {
    const answer = await answerOf(parts);
    expect([answer.status, answer.text]).toEqual([status, words]);
    expect(answer.headers.get('x-mock-fault')).toBe('f1');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('that cuts the connection has no answer', async () => {
    await expect(answerOf({ drop: true })).rejects.toThrow(TypeError);
  });

  test('that cuts the answer announces all of it and sends half', async () => {
    const { status, headers, text: words } = await answerOf({ truncate: true });
    expect([status, words]).toEqual([201, 'cut']);
    expect(headers.get('content-length')).toBe('12');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-mock-fault')).toBe('f1');
  });

  test('has the headers and the type that it says', async () => {
    const { headers } = await answerOf({ headers: { 'x-other': '1' }, type: 'text/plain' });
    expect([headers.get('x-other'), headers.get('content-type')]).toEqual([
      '1',
      expect.stringContaining('text/plain'),
    ]);
  });
});
