import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { command } from './command.ts';
import { oneSession } from './testing/backends/harmless.ts';
import { type BrokenMock, startBrokenMock } from './testing/broken-mock.ts';
import { driftOf, reportOf } from './testing/report-of.ts';

// Against a healthy real backend: other seeds, one session per person, and run as the documentation's CI example does.

let mock: BrokenMock;
beforeAll(async () => {
  mock = await startBrokenMock();
});
afterAll(() => mock[Symbol.asyncDispose]());
afterEach(() => vi.unstubAllEnvs());

const ROOT = resolve(import.meta.dirname, '../../..');
const directory = () => mkdtempSync(join(tmpdir(), 'contract-'));

const READING = ['--target', 'backend'] as const;

/** By day one of them, as each costs some fifteen seconds. */
const SEEDS = process.env.CASES === 'all' ? [1, 2, 3, 4, 5] : [5];

test.each(SEEDS)('[QAT-01] a healthy mock of seed %i has no drift', async (seed) => {
  await using server = await startBrokenMock(`seed-${seed}`);
  const words = ['--seed', String(seed), '--budget', '2', '--today', '2026-11-20'];
  const money = Array.from({ length: 6 }, (_, index) =>
    String(1_000 + seed * 97 + index).padStart(5, '0'),
  );
  const report = await reportOf(server.baseUrl, ...words, ...READING, '--money', money.join(','));
  expect(driftOf(report)).toEqual([]);
  // Some members are not registered.
  const walked = report.run.log.signIns.filter(({ no }) => money.includes(no));
  expect(walked.length).toBeGreaterThanOrEqual(3);
});

test('[QAT-01] one session for each person is recognised and lived with', async () => {
  const address = await mock.withDefect(oneSession());
  const report = await reportOf(
    address,
    '--target',
    'backend',
    '--budget',
    '6',
    '--only',
    'member*',
    '--money',
    '00001',
  );
  expect(driftOf(report)).toEqual([]);
  expect(report.run.log.quirks.get('sessions at once')?.get('one')).toBe(1);
});

test('the money of whoever is named is walked, and told where it is wrong', async () => {
  const address = await mock.withDefect({
    onAnswer(answered, { path }) {
      if (!path.endsWith('/mem_dep') || answered.status !== 200) return;
      const body = JSON.parse(answered.body);
      if (body.accounts[0]?.deptaccount_name.includes('สมชาย')) return;
      answered.body = JSON.stringify({ ...body, sum_balance: '0.01' });
    },
  });
  const only = ['--only', 'memberDepositList', '--only', 'memberDepositStatementShow'];
  const words = ['--budget', '2', '--other-member', '', ...only];
  expect(driftOf(await reportOf(address, ...words))).toEqual([]);
  const drift = driftOf(await reportOf(address, ...words, '--money', '00002,00004'));
  expect(drift).toEqual(['breaking deposit-sum sum_balance']);
});

/** Returns the command of the documentation's CI example, with the workflow's variables filled in. */
function ciWords(values: Readonly<Record<string, string>>): string[] {
  const guide = readFileSync(join(ROOT, 'docs/contract-runner.md'), 'utf8');
  const [, block = ''] = /run: >\n([\s\S]*?)\n {4}- /.exec(guide) ?? [];
  const filled = block.replace(
    /\$\{\{ (?:vars|secrets)\.(\w+) \}\}/g,
    (_, name: string) => values[name] ?? '',
  );
  const words = filled.replaceAll('"', ' ').split(/\s+/).filter(Boolean);
  expect(words.slice(0, 4)).toEqual(['npm', 'run', 'contract', '--']);
  return words.slice(4).map((word) => (word === "''" ? '' : word));
}

test('the CI example of the documentation runs as it stands against a backend', async () => {
  const guide = readFileSync(join(ROOT, 'docs/contract-runner.md'), 'utf8');
  const secrets = {
    MEMBER: '00001',
    PASSWORD: 'demo1234',
    OTHER_MEMBER: '00003',
    OTHER_PASSWORD: 'demo1234',
    BOT_TOKEN: 'always-pass',
  };
  for (const [, name = '', secret = ''] of guide.matchAll(
    /(CONTRACT_\w+): \$\{\{ secrets\.(\w+) \}\}/g,
  )) {
    vi.stubEnv(name, secrets[secret as keyof typeof secrets]);
  }
  const words = ciWords({ STAGING_URL: await mock.withDefect({}) });
  const here = directory();
  const baseline = join(here, 'contract-baseline.json');
  const placed = words.map((word) =>
    word === 'contract-baseline.json'
      ? baseline
      : word === 'contract-report'
        ? join(here, word)
        : word,
  );
  const output = { say: () => {}, complain: (text: string) => expect(text).toBe('') };
  expect(await command([...placed, '--target', 'backend', '--update-baseline'], output)).toBe(0);
  expect(await command([...placed, '--target', 'backend'], output)).toBe(0);
  const har = JSON.parse(readFileSync(join(here, 'contract-report/calls.har'), 'utf8'));
  expect(har.log.entries.length).toBeGreaterThan(100);
});

test('the proposed patch is one that git applies', async () => {
  const address = await mock.withDefect({
    onAnswer(answered, { path }) {
      if (path.endsWith('/mem_share'))
        answered.body = answered.body.replace(/"share_begin":"[\d.]+",/, '');
    },
  });
  const out = directory();
  const output = { say: () => {}, complain: () => {} };
  const words = ['--base-url', address, '--only', 'memberShareList', '--budget', '3'];
  expect(await command([...words, '--out', out], output)).toBe(1);
  const patch = readFileSync(join(out, 'contract.patch'), 'utf8');
  expect(patch).toMatch(/^\+ {2}share_begin: titled\('.+', z\.optional\(Money\)\),$/m);
  execFileSync('git', ['apply', '--check', join(out, 'contract.patch')], { cwd: ROOT });

  // The same calls again, and no others.
  const again = await reportOf(address, ...words.slice(2), '--replay', join(out, 'calls.ndjson'));
  expect(driftOf(again)).toEqual(['breaking missing share_begin']);
});
