import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@coop/contracts/endpoints';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { OPTION_NAMES } from './call/options.ts';
import { command } from './command.ts';
import { type BrokenMock, type Defect, startBrokenMock } from './testing/broken-mock.ts';
import { startSelfSigned } from './testing/self-signed.ts';

let mock: BrokenMock;
beforeAll(async () => {
  mock = await startBrokenMock();
});
afterAll(() => mock[Symbol.asyncDispose]());

const directory = () => mkdtempSync(join(tmpdir(), 'contract-'));

/** Runs the command, against the mock unless another address is given. */
async function carryOut(...words: string[]) {
  const lines: string[] = [];
  const complained: string[] = [];
  const parts: string[] = [];
  const to = words.includes('--base-url') ? [] : ['--base-url', mock.baseUrl];
  const exit = await command([...to, ...words], {
    say: (text) => lines.push(text),
    complain: (text) => complained.push(text),
    tell: (text) => parts.push(text),
  });
  return { exit, said: lines.join('\n'), complained: complained.join('\n'), parts };
}

const inWorld = (world: string, ...keys: string[]) => [
  '--world',
  world,
  '--budget',
  '10',
  ...keys.flatMap((key) => ['--only', key]),
];

const lose = (world: string, endpoint: string, missing: string) =>
  mock.control('faults.add', { world, endpoint, missing });

describe('the command exits', () => {
  test('0 when nothing drifts', async () => {
    const { exit, said, complained } = await carryOut('--only', 'memberShareList');
    expect([exit, complained]).toEqual([0, '']);
    expect(said).toMatch(/^CLEAN: 1 of 1 operation × /);
  });

  test('and tells whoever looks on what it is at, part by part', async () => {
    const keys = ['memberShareList', 'memberNoteSave', 'memberDataCopyCreate'];
    const { parts, said } = await carryOut(...inWorld('parts', ...keys));
    expect(parts).toEqual([
      'signing in',
      'everything of each person in one go',
      'reading (1 of 3 operations)',
      'writing (1 of 3 operations)',
      'what is counted as an attempt (1 of 3 operations)',
    ]);
    expect(said).toContain('everything: left out by --only (');
  });

  test('1 when something does, and says all of it', async () => {
    await lose('one', 'memberShareList', 'rows.*.operate_date');
    const { exit, said } = await carryOut(...inWorld('one', 'memberShareList'));
    expect(exit).toBe(1);
    expect(said).toMatch(/^DRIFT: .*; 1 cause of drift \(1 breaking\); /);
    expect(said).toMatch(
      /BREAKING {2}missing {2}rows\.\*\.operate_date {2}in \d answers of 1 operation/,
    );
    expect(said).toContain('contract says  string');
    expect(said).toContain('backend sent   nothing');
    expect(said).toContain('+ rows.*.operate_date: z.optional(string)');
    expect(said).toContain('curl -sS -i -X POST "$BASE/api/member/mem_share"');
  });

  test.each([
    ['without an address', ['--base-url', '']],
    ['for an address that is none', ['--base-url', 'mem_share']],
    ['when nothing answers there', ['--base-url', 'http://127.0.0.1:9']],
    ['for an address with a query', ['--base-url', 'http://127.0.0.1:9/?a=1']],
    ['for a budget that is no whole number', ['--budget', '1.5']],
    ['for a day that no month has', ['--today', '2026-02-30']],
    ['for a name that no world can have', ['--world', 'bad name']],
    ['for a word it does not know', ['--bass-url', 'x']],
    ['for a pattern that fits nothing', ['--only', 'memberNothing*']],
    ['for a number that is none', ['--seed', 'x']],
    ['for a path of no endpoint', ['--path', 'nothing=/x']],
    ['for a target it does not know', ['--target', 'moon']],
    ['when it may not sign in', ['--password', 'wrong', '--only', 'memberShareList']],
    ['for a baseline to write without a file', ['--update-baseline']],
    ['for a place where no report can be written', ['--out', '/dev/null/report']],
    ['for a replay that is none', ['--replay', '/dev/null/calls.ndjson']],
    ['for a list of members that cannot be read', ['--money', '@/dev/null/members']],
    ['for a day that is none', ['--today', 'yesterday']],
  ])('2 %s', async (_, words) => {
    const { exit, complained } = await carryOut(...words);
    expect(exit).toBe(2);
    expect(complained).toMatch(/^could not run: \S/);
    expect(complained).not.toMatch(/\n\s+at /);
  });

  test.each<[string, string, Defect]>([
    [
      'a page in place of the backend',
      'GET /api/member/termofconditional_text is answered with HTTP 200, text/html',
      {
        onAnswer(answered) {
          answered.status = 200;
          answered.headers['content-type'] = 'text/html';
          answered.body = '<h1>It works</h1>';
        },
      },
    ],
    [
      'a path that leads nowhere',
      'GET /api/member/termofconditional_text is answered with HTTP 404, application/json; charset=utf-8',
      {
        onCall(call) {
          call.path = `/elsewhere${call.path}`;
        },
      },
    ],
  ])('2 for %s, in one sentence', async (_, sentence, defect) => {
    const address = await mock.withDefect(defect);
    const { exit, complained } = await carryOut('--base-url', address, '--target', 'backend');
    expect([exit, complained]).toEqual([
      2,
      `could not run: no backend of this contract is at ${address}: ${sentence}`,
    ]);
  });

  test.each([
    [['--bot-token', 'always-fail'], 'the backend did not take the --bot-token'],
    [['--password', 'wrong'], 'the number and password were not taken (HTTP 422 at membership_no)'],
  ])('2 when %j lets nobody in, and says why', async (words, why) => {
    const { exit, complained } = await carryOut('--only', 'memberShareList', ...words);
    expect([exit, complained]).toEqual([2, `could not run: could not sign in as member: ${why}`]);
  });

  test('2 for a name that is no endpoint, and says what was meant', async () => {
    const { complained } = await carryOut('--only', 'memberShareList', '--only', 'infoMenu');
    const meant = 'no endpoint is named infoMenu; did you mean infoMenuShow?';
    expect(complained).toBe(`could not run: ${meant}`);
  });

  test('2 at a certificate that nobody has signed, unless it may be taken', async () => {
    const page: RequestListener = (_, response) => response.end('<h1>It works</h1>');
    await using server = await startSelfSigned(page);
    const words = ['--base-url', server.address, '--target', 'backend'];
    const refused = await carryOut(...words);
    expect(refused.complained).toContain('signed its certificate; --self-signed takes it');
    onTestFinished(() => {
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    });
    const taken = await carryOut(...words, '--self-signed');
    expect(taken.complained).toContain('is answered with HTTP 200');
  });

  test('0 as the member that it is given', async () => {
    const words = ['--only', 'memberShareList', '--member', '00004', '--password', 'demo1234'];
    expect((await carryOut(...words)).exit).toBe(0);
  });

  test('1 when calls take longer than they may', async () => {
    await mock.control('faults.add', { world: 'slow', endpoint: 'memberShareList', delayMs: 20 });
    const { exit, said } = await carryOut(...inWorld('slow', 'memberShareList'), '--max-ms', '10');
    expect(exit).toBe(1);
    expect(said).toContain('95 of 100 calls are answered within 10 ms');
  });

  test.each([
    ['1', 0, ''],
    ['0', 2, 'too many have tried (HTTP 429); --max-wait waits as long as it says'],
  ])(
    'a limit on sign-ins is waited for no longer than --max-wait %s',
    async (seconds, end, why) => {
      let isHeld = false;
      const address = await mock.withDefect({
        onAnswer(answered, call) {
          if (isHeld || call.path !== endpoints.memberAuthLogin.path) return;
          isHeld = true;
          answered.status = 429;
          answered.headers['retry-after'] = '1';
        },
      });
      const words = ['--base-url', address, '--only', 'memberShareList', '--max-wait', seconds];
      const { exit, complained } = await carryOut(...words);
      expect([isHeld, exit]).toEqual([true, end]);
      expect(complained).toContain(why);
    },
  );

  test('0 after saying every law once', async () => {
    const { exit, said } = await carryOut('--laws');
    expect(exit).toBe(0);
    const names = said.split('\n').map((line) => line.split(' ', 1)[0]);
    expect(names).toContain('letter-is-statement');
    expect(names.length).toBeGreaterThan(100);
  });

  test('0 after showing its help', async () => {
    const { exit, said } = await carryOut('--help');
    expect(exit).toBe(0);
    const named = [...said.matchAll(/--([a-z-]+)/g)].map(([, name]) => name);
    const known = [...OPTION_NAMES, 'laws', 'help'];
    expect([...new Set(named)].sort()).toEqual(known.toSorted());
  });
});

describe('a baseline', () => {
  test('lets known drift pass, but not more of it', async () => {
    const file = join(directory(), 'baseline.json');
    const share = inWorld('base', 'memberShareList', 'memberDepositList');
    await lose('base', 'memberShareList', 'as_of');
    const missing = await carryOut(...share, '--baseline', file);
    expect([missing.exit, missing.complained]).toEqual([
      2,
      `could not run: --baseline: ${file} is not there; --update-baseline writes it`,
    ]);
    expect((await carryOut(...share, '--baseline', file, '--update-baseline')).exit).toBe(0);
    const known = await carryOut(...share, '--baseline', file);
    expect(known.exit).toBe(0);
    expect(known.said).toMatch(/^KNOWN DRIFT: .*1 cause of drift \(1 breaking; 1 known\)/);

    // The same cause at another endpoint is growth.
    await lose('base', 'memberDepositList', 'as_of');
    const grown = await carryOut(...share, '--baseline', file);
    expect([grown.exit, grown.said.split(':')[0]]).toEqual([1, 'DRIFT']);
  });

  test('names what is no longer seen, where it was looked for', async () => {
    const file = join(directory(), 'baseline.json');
    const causes = {
      'missing as_of': { severity: 'breaking', endpoints: ['memberShareList'] },
      'missing data': { severity: 'breaking', endpoints: ['memberLastUpdateShow'] },
    };
    writeFileSync(file, JSON.stringify({ contract: 'x', causes }));
    const { exit, said } = await carryOut('--only', 'memberShareList', '--baseline', file);
    expect(exit).toBe(0);
    expect(said).toContain('No longer seen\n  missing as_of\n');
    expect(said).not.toContain('missing data');
  });

  test('that is broken is 2', async () => {
    const file = join(directory(), 'baseline.json');
    writeFileSync(file, '{"causes":[]}');
    const { exit, complained } = await carryOut('--only', 'memberShareList', '--baseline', file);
    expect([exit, complained]).toEqual([2, expect.stringContaining('is no baseline')]);
  });

  test('reads the same whenever it is written', async () => {
    const first = join(directory(), 'a.json');
    const second = join(directory(), 'b.json');
    await lose('twice', 'memberShareList', 'as_of');
    for (const file of [first, second]) {
      const words = inWorld('twice', 'memberShareList');
      await carryOut(...words, '--baseline', file, '--update-baseline');
    }
    expect(readFileSync(second, 'utf8')).toBe(readFileSync(first, 'utf8'));
  });
});
