import { type EndpointKey, endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { exampleInput } from '@coop/contracts/examples/inputs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCaller } from '../testing/caller.ts';
import { AGENCY, MEMBER } from '../testing/happy.ts';
import { expectNoInsides, expectRefusal, INSIDES } from '../testing/refusals.ts';
import { type Mock, startMock } from '../testing/start-mock.ts';

const anyBinary = fc.string({ unit: 'binary' });
const posts = endpointKeys.filter((key) => endpoints[key].method === 'POST');
/** The draws of this run, besides the fixed ones that every run has. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const CALLS = process.env.CASES === 'all' ? 50_000 : 10 * (fc.readConfigureGlobal().numRuns ?? 25);

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

/** Parts of a call besides besides its example. */
const MORE: { readonly [key in EndpointKey]?: object } = {
  infoVerifyShow: { number: 'หุ้น-20261119-00001', check: 'K7QXM2PD' },
};

/** Returns what a call takes, with some digits exchanged, or with days that no calendar has. */
function nearly(bodies: readonly unknown[]): fc.Arbitrary<string> {
  const anyText = fc.constantFrom(...bodies).map((body) => JSON.stringify(body ?? {}));
  const digit = fc.oneof({ weight: 10, arbitrary: fc.constant('') }, fc.constantFrom(...'01239'));
  const otherDigits = fc
    .tuple(anyText, fc.infiniteStream(digit))
    .map(([text, stream]) => text.replace(/\d/g, (word) => stream.next().value || word));
  const noDay = anyText.map((text) => text.replace(/(20\d\d)(-?)\d\d\2\d\d/g, '$1$202$231'));
  return fc.oneof(otherDigits, noDay);
}

/** Values that look looks like a list to code that asks for its length only. */
const LENGTHS: readonly object[] = [
  { length: { toString: 1 } },
  { length: {} },
  { length: 'x' },
  { length: null },
];

/**
 * Bodies from wild to nearly right: any JSON, any values under the right names, the example with one field replaced or
 * with other digits.
 */
function anyBody(key: EndpointKey): fc.Arbitrary<string> {
  const { body }: Endpoint = endpoints[key];
  const example = exampleInput(key).body;
  const more = MORE[key];
  const names = [...Object.keys(body?.shape ?? {}), ...NASTY];
  const anyName = fc.constantFrom(...names);
  const anyValue = fc.oneof(
    fc.constantFrom(...LENGTHS),
    fc.jsonValue({ maxDepth: 3 }),
    anyBinary,
    fc.dictionary(anyName, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  return fc.oneof(
    fc.json(),
    fc.dictionary(anyName, anyValue).map((fields) => JSON.stringify(fields)),
    fc
      .tuple(anyName, anyValue)
      .map(([name, value]) => JSON.stringify({ ...example, [name]: value })),
    nearly([example ?? {}, ...(more ? [more] : [])]),
    anyBinary,
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

/** Posts a body in a world of its own; fails on anything but an answer of the contract. */
async function holdsFor(mock: Mock, key: EndpointKey, body: string, run: number): Promise<void> {
  const caller = await freshCaller(mock, key, run);
  const answer = await caller.call(key, { body });
  // A thousand worlds that are kept make every new one dear.
  mock.worlds.delete(`fuzz-${run}`);
  expectNoInsides(answer);
  expect([200, 400, 404, 413, 422], `${key} with ${body}`).toContain(answer.status);
  if (answer.status === 200) endpoints[key].response.parse(answer.body);
  else expectRefusal(answer, answer.status);
}

describe('whatever JSON, or none, is posted', () => {
  let mock: Mock;
  let run = 0;
  beforeAll(async () => {
    mock = await startMock();
  });
  afterAll(() => mock[Symbol.asyncDispose]());

  test.each(posts)('%s answers 200 or a refusal in the wire’s shape', async (key) => {
    const property = fc.asyncProperty(anyBody(key), (body) => {
      // A refusal names the fields that were sent.
      fc.pre(!INSIDES.test(body));
      run += 1;
      return holdsFor(mock, key, body, run);
    });
    await fc.assert(property);
  });

  test('every call answers so in draws that are others in every run', async () => {
    console.log(`fuzz: FUZZ_SEED=${SEED} repeats these draws`);
    const anyCall = fc.oneof(...posts.map((key) => fc.tuple(fc.constant(key), anyBody(key))));
    const property = fc.asyncProperty(anyCall, ([key, body]) => {
      fc.pre(!INSIDES.test(body));
      run += 1;
      return holdsFor(mock, key, body, run);
    });
    await fc.assert(property, { numRuns: CALLS, seed: SEED });
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
