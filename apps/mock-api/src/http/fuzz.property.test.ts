import { type EndpointKey, endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openCaller } from '../testing/caller.ts';
import { AGENCY, MEMBER } from '../testing/happy.ts';
import { expectNoInsides, expectRefusal } from '../testing/refusals.ts';
import { type Mock, startMock } from '../testing/start-mock.ts';

const posts = endpointKeys.filter((key) => endpoints[key].method === 'POST');
const RUNS = 60;

/** Names that break careless code, besides the endpoint's own. */
const NASTY = [
  'toString',
  'constructor',
  'valueOf',
  'hasOwnProperty',
  'then',
  'length',
  '',
  '__proto__',
];

/**
 * Bodies from wild to nearly right: any JSON, any values under the right names, the example with one field replaced.
 */
function anyBody({ body, example }: Endpoint): fc.Arbitrary<string> {
  const names = [...Object.keys(body?.shape ?? {}), ...NASTY];
  const anyName = fc.constantFrom(...names);
  const anyValue = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.string({ unit: 'binary' }),
    fc.dictionary(anyName, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  return fc.oneof(
    fc.json(),
    fc.dictionary(anyName, anyValue).map((fields) => JSON.stringify(fields)),
    fc
      .tuple(anyName, anyValue)
      .map(([name, value]) => JSON.stringify({ ...example.body, [name]: value })),
    fc.string({ unit: 'binary' }),
  );
}

/** Creates a caller with a session in a new world, so that bodies do not affect each other. */
function freshCaller({ app, worlds }: Mock, key: EndpointKey, run: number) {
  const world = `fuzz-${run}`;
  const kind = endpoints[key].session;
  const { sessions, clock } = worlds.get(world);
  const subject = kind === 'membergroup' ? AGENCY : MEMBER;
  const token =
    kind === 'member' || kind === 'membergroup'
      ? sessions.open({ kind, subject, remember: false }, clock.now())
      : undefined;
  return openCaller(app, { world, token });
}

describe('whatever JSON, or none, is posted', () => {
  test.each(posts)('%s answers 200 or a refusal in the wire’s shape', async (key) => {
    await using mock = await startMock();
    let run = 0;
    const property = fc.asyncProperty(anyBody(endpoints[key]), async (body) => {
      run += 1;
      const answer = await (await freshCaller(mock, key, run)).call(key, { body });
      expectNoInsides(answer);
      expect([200, 400, 404, 413, 422]).toContain(answer.status);
      if (answer.status === 200) endpoints[key].response.parse(answer.body);
      else expectRefusal(answer, answer.status);
    });
    await fc.assert(property, { numRuns: RUNS });
  });
});

test('whatever the path, the answer is 200 or a refusal in the wire’s shape', async () => {
  await using mock = await startMock();
  const caller = await mock.signIn(MEMBER);
  const anySegment = fc.oneof(
    fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
    fc.constantFrom(
      'api',
      'member',
      'get_confirm_data',
      '..',
      '%',
      '%zz',
      '%c3%28',
      '',
      '2026',
      '*',
    ),
  );
  const anyPath = fc.array(anySegment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET' as const, 'POST' as const),
      anyPath,
      async (method, path) => {
        const answer = await caller.send(method, path);
        expectNoInsides(answer);
        if (answer.status !== 200) expectRefusal(answer, answer.status);
        expect(answer.status).toBeLessThan(500);
      },
    ),
  );
});
