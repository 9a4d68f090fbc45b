import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { record } from './record.ts';

const AT = 1_000;
const ANSWER = { endpoint: 'memberShareList', status: 200, response: '{}', ms: 1.26 } as const;
const PLAIN = {
  at: AT,
  method: 'POST',
  url: '/a',
  endpoint: 'memberShareList',
  subject: '00001',
  status: 200,
  ms: 1.3,
  request: '',
  response: '{}',
};

/** Records a call in a world of its own; returns what journal and breaches were given. */
function recorded(
  request: object,
  type?: string,
  endpoint: 'memberShareList' | undefined = 'memberShareList',
) {
  const add = vi.fn((_entry: { headers?: object }) => 7);
  const breaches = vi.fn();
  const world = { clock: { now: () => AT }, journal: { add }, breaches: { add: breaches } };
  const call = { world, session: { subject: '00001' }, method: 'POST', url: '/a', headers: {} };
  record(
    { ...call, ...request } as unknown as FastifyRequest,
    { getHeader: () => type, getHeaders: () => ({}) } as unknown as FastifyReply,
    { ...ANSWER, endpoint },
  );
  const { headers, ...entry } = add.mock.calls[0]?.[0] ?? {};
  return { entry: headers && entry, breaches: breaches.mock.calls };
}

test('a call is noted with its time, its session and what was sent', () => {
  expect(recorded({}).entry).toStrictEqual(PLAIN);
  expect(recorded({ body: { a: 1 } }).entry).toStrictEqual({ ...PLAIN, request: '{"a":1}' });
  expect(recorded({ session: undefined }).entry).toStrictEqual({ ...PLAIN, subject: undefined });
  expect(recorded({ fault: { id: 'f1' }, almost: 'f2: subject' }, 'text/html').entry).toStrictEqual(
    {
      ...PLAIN,
      fault: 'f1',
      almost: 'f2: subject',
    },
  );
});

test('[OPS-03] a call that the portal numbered is noted with its short number', () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  expect(recorded({ headers: { traceparent } }).entry).toStrictEqual({
    ...PLAIN,
    reference: 'KM70-WHSP',
  });
  expect(recorded({ headers: { traceparent: 'nonsense' } }).entry).toStrictEqual(PLAIN);
});

test('a call without a world is noted nowhere', () => {
  expect(recorded({ world: null }).entry).toBeUndefined();
});

test.each([
  ['application/json', '{"a":1}', '{"a":1}'],
  ['text/plain', 'a', 'a'],
  ['application/x-www-form-urlencoded', 'a=1', 'a=1'],
  ['image/png', '', ''],
  ['image/png', 'abc', '(image/png, 3 bytes)'],
  [undefined, 'abc', '(no content type, 3 bytes)'],
])('of what was sent on as %s, %j, is kept %j', (type, sent, kept) => {
  const request = { sentBody: Buffer.from(sent), headers: { 'content-type': type } };
  expect(recorded(request).entry).toStrictEqual({ ...PLAIN, request: kept });
});
