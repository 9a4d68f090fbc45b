import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ByLaws } from '@coop/contracts/by-laws/by-laws';
import { EXAMPLE_BY_LAWS, type KnownByLaws } from '@coop/contracts/by-laws/by-laws-of';
import { contradictionsIn } from '@coop/contracts/by-laws/contradictions';
import { bodiesFrom, endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { exampleInput } from '@coop/contracts/examples/inputs';
import other from '@coop/contracts/testing/other-by-laws.json' with { type: 'json' };
import { build } from 'rolldown';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bundle } from '../../../rolldown.config.ts';
import { inPackage } from '../../call/package-folder.ts';
import type { Answer, Caller } from '../caller.ts';
import type { Mock, startMock } from '../start-mock.ts';
import { readPublic } from './texts.ts';

// Each by-law is changed alone, and somebody sees it: in an answer, on a screen or in a text of the public site. The mock
// reads its by-laws as it is loaded, so it is loaded anew for each, from a bundle.

type Laws = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
/** A sentence that somebody is told: where, and in which words. */
type Told = readonly [where: string, words: string];

const SETS: readonly (readonly [laws: Laws, others: Laws])[] = [
  [EXAMPLE_BY_LAWS, other],
  [other, EXAMPLE_BY_LAWS],
];
const MEMBERS = ['00001', '00003', '00011'];
const AGENCY = '80010001';
/** Records of a list that are opened. */
const MOST_OPENED = 6;
/** They differ from one start to the next. */
const OF_THE_PROCESS: readonly string[] = [
  'memberSessionList',
  'memberPushShow',
  'membergroupSessionList',
];

const FOLDER = inPackage('.report/by-laws');
const FILE = `${FOLDER}/by-laws.json`;

beforeAll(async () => {
  await build({
    ...bundle,
    cwd: inPackage(''),
    input: 'src/testing/start-mock.ts',
    external: /node_modules/,
    logLevel: 'silent',
    output: { dir: FOLDER, cleanDir: true, codeSplitting: false },
  });
});
afterAll(() => rmSync(FOLDER, { recursive: true }));

let loaded = 0;

async function startUnder(laws: Laws): Promise<Mock> {
  writeFileSync(FILE, JSON.stringify(laws));
  vi.stubEnv('BY_LAWS_FILE', FILE);
  loaded += 1;
  const module: { startMock: typeof startMock } = await import(`${FOLDER}/start-mock.js?${loaded}`);
  return module.startMock();
}

async function* readAnswers(
  caller: Caller,
  who: string,
  session: Endpoint['session'],
): AsyncGenerator<Told> {
  const answers = new Map<string, Answer>();
  for (const key of endpointKeys) {
    const { changes, lifecycle, listedIn, session: kind }: Endpoint = endpoints[key];
    if (kind !== session || changes || lifecycle || OF_THE_PROCESS.includes(key)) continue;
    const list = listedIn && answers.get(listedIn[0])?.body;
    const listed = list ? bodiesFrom(key, list as never) : [];
    const inputs = listed.length > 0 ? listed.map((body) => ({ body })) : [exampleInput(key)];
    for (const [index, input] of inputs.slice(0, MOST_OPENED).entries()) {
      const answer = await caller.call(key, input);
      if (!answers.has(key)) answers.set(key, answer);
      yield [`${who} ${key} ${index}`, answer.text];
    }
  }
}

/** Returns what members, an agency and a visitor are answered. */
async function* answersUnder(laws: Laws): AsyncGenerator<Told> {
  await using mock = await startUnder(laws);
  for (const no of MEMBERS) yield* readAnswers(await mock.signIn(no), no, 'member');
  yield* readAnswers(await mock.signInAgency(AGENCY), AGENCY, 'membergroup');
  yield* readAnswers(await mock.caller(), 'visitor', 'none');
}

/** Returns the texts of the public site. */
async function* textsUnder(laws: Laws): AsyncGenerator<Told> {
  await using mock = await startUnder(laws);
  const texts = await readPublic(await mock.caller());
  for (const [index, { key, text }] of texts.entries()) yield [`${key} ${index}`, text];
}

type Reading = (laws: Laws) => AsyncGenerator<Told>;

const known = new Map<string, ReadonlyMap<string, string>>();

/** Returns what is read under a whole set, which is read once. */
async function knownOf(read: Reading, laws: Laws): Promise<ReadonlyMap<string, string>> {
  const key = `${read.name} ${laws === other}`;
  const before = known.get(key);
  if (before) return before;
  const byFigure = new Map<string, string>();
  for await (const [where, words] of read(laws)) byFigure.set(where, words);
  known.set(key, byFigure);
  return byFigure;
}

/** Returns whether something is read otherwise once a set is changed. */
async function isToldIn(read: Reading, laws: Laws, changed: Laws): Promise<boolean> {
  const before = await knownOf(read, laws);
  for await (const [where, words] of read(changed)) if (before.get(where) !== words) return true;
  return false;
}

const PORTAL = inPackage('../web/src');
const portal = globSync('**/*.{ts,tsx}', { cwd: PORTAL })
  .filter((file) => !/\.test\./.test(file))
  .map((file) => readFileSync(`${PORTAL}/${file}`, 'utf8'))
  .join('\n');

/** Every by-law takes seconds: everyday runs change a few, PROPERTY_RUNS=1000 all of them. */
const RUNS = Number(process.env.PROPERTY_RUNS);
/** Of few members, or only once somebody withdraws or records something: uses.test.ts sees them. */
const OF_FEW: readonly string[] = [
  'guarantors.held_percent',
  'loans.closed_months',
  'deposits.free_withdrawals',
  'deposits.withdrawal_fee_rate',
  'deposits.least_withdrawal_fee',
];
const LAWS = Object.entries(ByLaws.shape).flatMap(([family, { shape }]) =>
  Object.keys(shape)
    .filter((name) => !OF_FEW.includes(`${family}.${name}`))
    .map((name) => [family, name] as const),
);

const step = Math.ceil(LAWS.length / RUNS);
const drawn = LAWS.filter((_, index) => index % step === 0);

test.each(drawn)('[LAW-01] %s.%s, changed alone, is seen by somebody', async (family, name) => {
  const alone = SETS.map(([laws, others]) => ({
    laws,
    changed: { ...laws, [family]: { ...laws[family], [name]: others[family]?.[name] } },
  }));
  // What else a set says may not allow the value of the other set.
  const possible = alone.find(
    ({ changed }) => contradictionsIn(changed as Laws as KnownByLaws).length === 0,
  );
  expect(possible).toBeDefined();
  if (!possible) return;
  const { laws, changed } = possible;
  const isSeen =
    (await isToldIn(answersUnder, laws, changed)) ||
    new RegExp(`\\b${name}\\b`).test(portal) ||
    (await isToldIn(textsUnder, laws, changed));
  expect(isSeen).toBe(true);
});
