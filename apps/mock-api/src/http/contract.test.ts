import { type EndpointKey, endpointKeys, endpoints } from '@coop/contracts/endpoints';
import { BODY_LIMIT, type Endpoint } from '@coop/contracts/entry/endpoint';
import { exampleInput } from '@coop/contracts/examples/inputs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ZodMiniObject } from 'zod/mini';
import { badFields } from '../testing/bad-fields.ts';
import type { Caller } from '../testing/caller.ts';
import { MEMBER, rightCaller, rightInput } from '../testing/happy.ts';
import { expectFieldErrors, expectRefusal } from '../testing/refusals.ts';
import { type Mock, startMock } from '../testing/start-mock.ts';

const table: [(typeof endpointKeys)[number], Endpoint][] = endpointKeys.map((key) => [
  key,
  endpoints[key],
]);
const withSession = table.filter(([, endpoint]) => endpoint.session !== 'none');
const posts = table.filter(([, endpoint]) => endpoint.method === 'POST');

// One mock serves all: what is refused changes nothing, and what is taken has a world of its own.
let mock: Mock;
let worlds = 0;
const callers = new Map<Endpoint['session'], Promise<Caller>>();
const newWorld = () => {
  worlds += 1;
  return mock.in(`test-${worlds}`);
};
/** A caller for what is refused; only attempts without a session are counted. */
function callerFor(key: EndpointKey): Promise<Caller> {
  const { session } = endpoints[key];
  if (session === 'none') return newWorld().caller();
  const caller = callers.get(session) ?? rightCaller(mock, key);
  callers.set(session, caller);
  return caller;
}
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock[Symbol.asyncDispose]());

describe('every endpoint', () => {
  test.each(table)('%s answers 200 as its schema says', async (key) => {
    const caller = await rightCaller(newWorld(), key);
    const input = await rightInput(caller, key);
    const answer = await caller.call(key, input);
    expect([answer.status, answer.text]).toEqual([200, answer.text]);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    endpoints[key].response.parse(answer.body);
  });

  test.each(table)('%s is 405 by any other method', async (key, { method, path }) => {
    const caller = await callerFor(key);
    const url = path.replace(/:\w+/, '2026');
    const answer = await caller.send(method === 'GET' ? 'POST' : 'GET', url);
    expectRefusal(answer, 405);
    expect(answer.headers.allow).toContain(method === 'GET' ? 'GET, HEAD' : method);
  });
});

describe('every endpoint with a session', () => {
  test.each(withSession)('[AUTH-08] %s answers 401 without one', async (key) => {
    const input = { body: {}, ...exampleInput(key) };
    expectRefusal(await (await mock.caller()).call(key, input), 401);
    expectRefusal(await (await mock.caller({ token: 'A'.repeat(43) })).call(key, input), 401);
  });

  test.each(withSession)(
    '[GRP-13] %s answers 401 to a bearer of another kind',
    async (key, endpoint) => {
      const input = { body: {}, ...exampleInput(key) };
      const others: EndpointKey[] = [
        'memberAuthShow',
        'membergroupAuthShow',
        'adminImpersonateShow',
      ];
      for (const other of others) {
        if (endpoints[other].session === endpoint.session) continue;
        expectRefusal(await (await callerFor(other)).call(key, input), 401);
      }
    },
  );
});

describe('every POST', () => {
  test.each(posts)('%s answers 419 { message } without a matching CSRF token', async (key) => {
    const caller = await callerFor(key);
    const input = await rightInput(caller, key);
    for (const headers of [
      { 'x-csrf-token': '' },
      { cookie: '' },
      { 'x-csrf-token': 'another' },
      { 'x-csrf-token': '', cookie: '' },
    ]) {
      const body = expectRefusal(await caller.call(key, { ...input, headers }), 419);
      expect(Object.keys(body)).toEqual(['message']);
    }
  });

  test.each(posts)('%s answers 422 naming the field that is wrong', async (key, endpoint) => {
    const caller = await callerFor(key);
    const { body: right = {}, ...rest } = await rightInput(caller, key);
    const cases = badFields(endpoint.body as ZodMiniObject, right as Record<string, unknown>);
    expect(cases.length).toBeGreaterThanOrEqual(2);
    for (const [index, { field, body }] of cases.entries()) {
      // Each case has its own world, so that the limit on password attempts does not answer first.
      const world = `${key}-${index}`;
      const headers: Record<string, string> =
        endpoint.session === 'none' ? { 'x-mock-world': world } : {};
      const isCounted = endpoint.session === 'member' && endpoint.isAttempt;
      const asking = isCounted ? await mock.signIn(MEMBER, { world }) : caller;
      expectFieldErrors(await asking.call(key, { ...rest, headers, body }), [field]);
    }
  });

  test.each(posts)('%s answers 400 to a body that is no JSON', async (key) => {
    const caller = await callerFor(key);
    for (const body of ['{"a":', 'nonsense', '{"a":1}}', "{'a':1}", '\u0000', '{"a":1,}']) {
      expectRefusal(await caller.call(key, { body }), 400);
    }
  });

  test.each(posts)('%s answers 400 to a body that would change prototypes', async (key) => {
    const caller = await callerFor(key);
    for (const body of [
      '{"__proto__":{"admin":true}}',
      '{"a":{"__proto__":null}}',
      '{"constructor":{"prototype":{"admin":true}}}',
    ]) {
      expectRefusal(await caller.call(key, { body }), 400);
    }
  });

  test.each(posts)('%s answers 422 to JSON that is no object', async (key) => {
    const caller = await callerFor(key);
    for (const body of ['[]', '5', '"text"', 'true']) {
      expectFieldErrors(await caller.call(key, { body }), ['']);
    }
  });

  test.each(posts)(
    '%s answers 413 to a body over the limit',
    async (key, { bodyLimit = BODY_LIMIT }) => {
      const caller = await callerFor(key);
      const body = JSON.stringify({ image: 'x'.repeat(bodyLimit) });
      const answer = await caller.call(key, { body });
      expectRefusal(answer, 413);
      expect(answer.headers.connection, 'who is still sending can read it').not.toBe('close');
    },
  );

  test.each(posts)('%s answers 400 to JSON that is nested without end', async (key) => {
    const caller = await callerFor(key);
    const body = `${'['.repeat(65)}${']'.repeat(65)}`;
    expectRefusal(await caller.call(key, { body }), 400);
  });

  test.each(posts)('%s answers 415 to a body of another type', async (key) => {
    const caller = await callerFor(key);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html', '']) {
      const headers = { 'content-type': type };
      expectRefusal(await caller.call(key, { body: 'a=1', headers }), 415);
    }
    const packed = await caller.call(key, { body: '{}', headers: { 'content-encoding': 'gzip' } });
    expectRefusal(packed, 415);
    expect(packed.headers['accept-encoding']).toBe('identity');
  });
});

test.each([
  ['26'],
  ['20266'],
  ['2O26'],
  [' 2026'],
  ['%00'],
  ['../../secret'],
  ['2026'.repeat(200)],
])('[API-09] the year %j is answered 422 naming year', async (year) => {
  const caller = await callerFor('memberConfirmDataShow');
  expectFieldErrors(await caller.call('memberConfirmDataShow', { params: { year } }), ['year']);
});

const empty = posts.filter(([, endpoint]) => Object.keys(endpoint.body?.shape ?? {}).length === 0);

test.each(empty)('%s, documented with body none, takes no body and an empty one', async (key) => {
  for (const headers of [{}, { 'content-type': '' }]) {
    const caller = await rightCaller(newWorld(), key);
    expect((await caller.call(key, { body: '', headers })).status).toBe(200);
  }
});
