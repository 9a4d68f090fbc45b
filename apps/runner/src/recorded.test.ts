import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@coop/contracts/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command } from './command.ts';
import { type BrokenMock, startBrokenMock } from './testing/broken-mock.ts';
import { driftOf, reportOf } from './testing/report-of.ts';

interface Recorded {
  readonly url: string;
  readonly method: string;
  readonly authorization: string;
  readonly sent: string;
  status: number;
  headers: Record<string, string>;
  text: string | undefined;
}

/** Answers of a healthy backend to a walk through everything of two members. */
const seen: Recorded[] = [];
let mock: BrokenMock;
beforeAll(async () => {
  mock = await startBrokenMock();
  const address = await mock.withDefect({
    onAnswer({ status, headers, body }, { path, method, headers: requestHeaders, body: sent }) {
      // The by-laws are read beside the contract.
      if (path === '/site.json') return;
      const { authorization = '' } = requestHeaders;
      const url = `https://coop.example/portal${path}`;
      seen.push({ url, method, authorization, sent, status, headers, text: body });
    },
  });
  const only = ['memberAuthLogin', 'memberOverviewShow', 'memberShareList', 'memberLoan*'];
  const words = ['--target', 'backend', '--agency', '', '--budget', '1'];
  await reportOf(address, ...words, ...only.flatMap((key) => ['--only', key]));
});
afterAll(() => mock[Symbol.asyncDispose]());

const directory = () => mkdtempSync(join(tmpdir(), 'contract-'));
const listOf = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

/** Writes the recording as a browser saves it, with each entry changed by the test. */
function harOf(change: (recorded: Recorded) => void = () => {}, isStripped = false): string {
  const entries = structuredClone(seen).map((recorded, index) => {
    change(recorded);
    const { url, method, sent, status, headers, text, authorization } = recorded;
    return {
      startedDateTime: new Date(Date.UTC(2026, 10, 20) + index * 1_000).toISOString(),
      time: 5,
      request: {
        method,
        url,
        headers: isStripped ? [] : listOf({ authorization }),
        ...(sent && { postData: { mimeType: 'application/json', text: sent } }),
      },
      response: {
        status,
        headers: listOf(headers),
        content: { size: 9, mimeType: 'application/json', ...(text !== undefined && { text }) },
      },
    };
  });
  const file = join(directory(), 'calls.har');
  const page = {
    ...entries[0],
    request: { method: 'GET', url: 'https://coop.example/', headers: [] },
  };
  writeFileSync(file, JSON.stringify({ log: { version: '1.2', entries: [page, ...entries] } }));
  return file;
}

/** Reports on a recording, without an address. */
async function replayed(file: string) {
  const lines: string[] = [];
  const output = {
    say: (text: string) => lines.push(text),
    complain: (text: string) => lines.push(text),
  };
  return { exit: await command(['--replay', file], output), said: lines.join('\n') };
}

const isOf = (recorded: Recorded, key: keyof typeof endpoints) =>
  recorded.url.endsWith(endpoints[key].path);

test('recorded answers of a healthy backend are clean, with and without tokens', async () => {
  for (const isStripped of [false, true]) {
    const { exit, said } = await replayed(harOf(() => {}, isStripped));
    expect([exit, said]).toEqual([0, expect.stringMatching(/^CLEAN: (\d+) of \1 operations /)]);
    expect(said).toContain('(a recording; nobody was asked)');
    expect(said).not.toContain('no body');
    // Without tokens the answers to the two members cannot be told apart.
    expect(said.includes('laws between answers: several people signed in')).toBe(isStripped);
  }
});

test.each([
  ['left out', undefined],
  ['replaced by a dash', '-'],
])(
  'answers whose bodies were %s are counted, and judged by status and headers',
  async (_, text) => {
    const file = harOf((recorded) => {
      recorded.text = text;
    });
    const { exit, said } = await replayed(file);
    expect(exit).toBe(0);
    expect(said).toContain(
      `  ${seen.length} answers: the recording has no body of them, so that only status and headers were judged (`,
    );
    const wrong = harOf((recorded) => {
      recorded.text = text;
      if (isOf(recorded, 'memberShareList')) recorded.headers['cache-control'] = 'public';
      if (isOf(recorded, 'memberLoanList')) recorded.status = 500;
    });
    const report = await reportOf('http://unused', '--replay', wrong);
    expect(driftOf(report).sort()).toEqual([
      'breaking may-be-stored Cache-Control',
      'breaking refusal-kept Cache-Control',
      'breaking server-error HTTP 500',
    ]);
  },
);

test('what one member was told is held against each other, and not against what another was', async () => {
  const file = harOf((recorded) => {
    if (!isOf(recorded, 'memberOverviewShow') || recorded.status !== 200) return;
    const body = JSON.parse(recorded.text ?? '');
    recorded.text = JSON.stringify({ ...body, period_share_amount: '1.00' });
  });
  expect(driftOf(await reportOf('http://unused', '--replay', file))).toEqual([
    'breaking overview-is-share period_share_amount',
  ]);
});

test.each([
  ['{', 'is no HAR file'],
  ['{"log":{"entries":[]}}', 'no call of the contract is in '],
  ['{"log":{}}', 'is no HAR file'],
])('the recording %s is refused in one sentence', async (text, sentence) => {
  const file = join(directory(), 'calls.har');
  writeFileSync(file, text);
  const { exit, said } = await replayed(file);
  expect(exit).toBe(2);
  expect(said).toMatch(/^could not run: --replay: [^\n]+$/);
  expect(said).toContain(sentence);
});
