import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readOptions } from './call/options.ts';
import { type BrokenMock, type Defect, startBrokenMock } from './testing/broken-mock.ts';
import { driftOf, reportOf } from './testing/report-of.ts';

let mock: BrokenMock;
beforeAll(async () => {
  mock = await startBrokenMock();
});
afterAll(() => mock[Symbol.asyncDispose]());

/** Backend whose bot check accepts the tokens `t1` to `t99`, each once. */
function singleUse() {
  const used = new Set<string>();
  const defect: Defect = {
    onCall(call) {
      call.body = call.body.replace(/"recaptcha":"([^"]*)"/, (_, token: string) => {
        const isGood = /^t\d{1,2}$/.test(token) && !used.has(token);
        used.add(token);
        return `"recaptcha":"always-${isGood ? 'pass' : 'fail'}"`;
      });
    },
  };
  return { used, defect };
}

const tokens = (count: number) => Array.from({ length: count }, (_, index) => `t${index + 1}`);
const WORDS = ['--target', 'backend', '--agency', '', '--only', 'memberAuth*', '--budget', '9'];

test('single-use bot tokens are used once each, from words and from a file', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'contract-')), 'tokens.txt');
  writeFileSync(file, `${tokens(30).slice(2).join('\n')}\n`);
  const { used, defect } = singleUse();
  const address = await mock.withDefect(defect);
  const report = await reportOf(address, ...WORDS, '--bot-token', `t1,t2,@${file}`);
  expect(driftOf(report)).toEqual([]);
  expect([...used].slice(0, 3)).toEqual(['t1', 't2', 't3']);
  expect(report.notExercised.filter(({ why }) => why.includes('bot token'))).toEqual([]);
});

test('when they run out it is said once, with the number that is needed, and is no drift', async () => {
  const { defect } = singleUse();
  const address = await mock.withDefect(defect);
  vi.stubEnv('CONTRACT_BOT_TOKENS', 't1,t2');
  const report = await reportOf(address, ...WORDS);
  vi.unstubAllEnvs();
  expect(driftOf(report)).toEqual([]);
  const skipped = report.notExercised.filter(({ why }) => why.includes('ran out'));
  expect(skipped).toHaveLength(1);
  const needs = /^the 2 single-use bot tokens ran out; the same run needs at least (\d+)$/.exec(
    skipped[0]?.why ?? '',
  );
  // Enough tokens, including the four that measuring the time of refusals may take.
  const again = singleUse();
  const list = tokens(Number(needs?.[1]) + 4).join(',');
  const whole = await reportOf(await mock.withDefect(again.defect), ...WORDS, '--bot-token', list);
  expect(driftOf(whole)).toEqual([]);
  expect(whole.notExercised.filter(({ why }) => why.includes('ran out'))).toEqual([]);
});

test('one word passes every call, and a list of none is refused', () => {
  const { botTokens } = readOptions(['--base-url', 'http://a', '--bot-token', 'word']);
  expect(botTokens).toEqual({ words: ['word'], isSingleUse: false });
  const empty = ['--base-url', 'http://a', '--bot-token', ','];
  expect(() => readOptions(empty)).toThrow('--bot-token: the list of tokens names none');
});
