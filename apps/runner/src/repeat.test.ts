import { afterAll, beforeAll, expect, test } from 'vitest';
import { terminalText } from './report/terminal.ts';
import { type BrokenMock, type Defect, startBrokenMock } from './testing/broken-mock.ts';
import { driftOf, reportOf } from './testing/report-of.ts';

// What comes and goes is no drift: everything is asked again before it is said.

let mock: BrokenMock;
beforeAll(async () => {
  mock = await startBrokenMock();
});
afterAll(() => mock[Symbol.asyncDispose]());

/** Spoils the first answers of a path. */
function atFirst(path: string, times: number, status: number): Defect {
  let left = times;
  return {
    onAnswer(answered, call) {
      if (!call.path.endsWith(path) || answered.status !== 200 || left === 0) return;
      left -= 1;
      answered.status = status;
    },
  };
}

const SHARES = ['--only', 'memberShareList', '--budget', '8'];

test.each([
  ['a mock, in a fresh world', []],
  ['the world of a mock that was named, in a copy', ['--world', 'named']],
  ['a backend, after a pause', ['--target', 'backend', '--pause', '0']],
] as const)('[QAT-01] drift that does not show again is unstable: of %s', async (_, words) => {
  const report = await reportOf(
    await mock.withDefect(atFirst('/mem_share', 1, 500)),
    ...SHARES,
    ...words,
  );
  expect([driftOf(report), report.isClean]).toEqual([[], true]);
  expect([...report.unstable]).toEqual([['server-error HTTP 500', ['memberShareList']]]);
  expect(terminalText(report)).toContain('server-error HTTP 500 (memberShareList)');
});

test('drift that shows again is told, and only once', async () => {
  const report = await reportOf(await mock.withDefect(atFirst('/mem_share', 99, 500)), ...SHARES);
  expect(driftOf(report)).toEqual(['breaking server-error HTTP 500']);
  expect(report.unstable.size).toBe(0);
});

/** Asks for the bot check from the first number of nobody on, whatever number comes then. */
function botCheckFromNobodyOn(isForNobodyOnly: boolean): Defect {
  let isAsking = false;
  return {
    onAnswer(answered, { path, body }) {
      const isAttempt = path.endsWith('/register_check') && answered.status === 200;
      if (!isAttempt || body.includes('"recaptcha"')) return;
      const isNobody = body.includes('"9999');
      isAsking ||= isNobody;
      if (!isAsking || (isForNobodyOnly && !isNobody)) return;
      answered.status = 422;
      answered.body = JSON.stringify({
        error: 'ยืนยันว่าไม่ใช่บอต',
        errors: { recaptcha: ['ยืนยันว่าไม่ใช่บอต'] },
      });
    },
  };
}

test.each([
  ['between two numbers is none', false, []],
  ['at numbers of nobody alone is one', true, ['breaking tells-who-is-a-member status']],
] as const)('a bot check that begins %s', async (_, isForNobodyOnly, findings) => {
  const address = await mock.withDefect(botCheckFromNobodyOn(isForNobodyOnly));
  const report = await reportOf(address, '--only', 'memberRegisterCheck', '--budget', '2');
  expect(driftOf(report)).toEqual(findings);
  expect([...report.unstable]).toEqual([]);
});
