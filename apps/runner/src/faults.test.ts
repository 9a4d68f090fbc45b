import type { EndpointKey } from '@coop/contracts/endpoints';
import { examples } from '@coop/contracts/examples/examples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrokenMock, startBrokenMock } from './testing/broken-mock.ts';
import { driftOf, reportOf } from './testing/report-of.ts';

// Breaches made by the control plane, each in a world of its own.

let mock: BrokenMock;
beforeAll(async () => {
  mock = await startBrokenMock();
});
afterAll(() => mock[Symbol.asyncDispose]());

type Breach = [what: string, endpoint: EndpointKey, fault: object, reported: string];

const share = examples.memberShareList.response;
const deposit = examples.memberDepositList.response;
const [account, ...others] = deposit.accounts;
const withAccount = (field: object) => ({
  body: { ...deposit, accounts: [{ ...account, ...field }, ...others] },
});

const BREACHES: Breach[] = [
  ['a 500', 'memberShareList', { status: 500 }, 'breaking server-error HTTP 500'],
  ['a 503 of a sign-in', 'memberAuthLogin', { status: 503 }, 'breaking server-error HTTP 503'],
  [
    'a 500 for the administrator',
    'adminImpersonateShow',
    { status: 500 },
    'breaking server-error HTTP 500',
  ],
  [
    'a 500 in one of five',
    'memberKepShow',
    { status: 500, percent: 20, seed: '7' },
    'breaking server-error HTTP 500',
  ],
  ['a 401 in a session', 'memberShareList', { status: 401 }, 'breaking example-refused HTTP 401'],
  ['a 418', 'memberTermsAccept', { status: 418 }, 'breaking unknown-status HTTP 418'],
  ['a cut connection', 'memberCollList', { drop: true }, 'breaking no-answer no whole answer'],
  ['half an answer', 'memberShareList', { truncate: true }, 'breaking no-answer no whole answer'],
  ['broken JSON', 'memberInfoShow', { malformed: true }, 'breaking not-json body'],
  ['an empty answer', 'memberOverviewShow', { text: '' }, 'breaking not-json body'],
  ['a list', 'memberShareList', { body: [share] }, 'breaking wrong-type (body)'],
  [
    'a missing field of a row',
    'memberLoanList',
    { missing: 'loans.1.int_rate' },
    'breaking missing loans.*.int_rate',
  ],
  ['a missing token', 'memberAuthLogin', { missing: 'token' }, 'breaking missing token'],
  [
    'a text for a list',
    'memberDepositList',
    { wrongType: 'accounts' },
    'breaking wrong-type accounts',
  ],
  [
    'money with commas',
    'memberDepositList',
    withAccount({ prncbal: '12,156.10' }),
    'breaking wrong-value accounts.*.prncbal',
  ],
  [
    'null for a text',
    'memberDepositList',
    withAccount({ deptaccount_name: null }),
    'breaking wrong-type accounts.*.deptaccount_name',
  ],
  [
    'another field in a row',
    'memberDepositList',
    withAccount({ branch: 'สาขา 2' }),
    'additive extra accounts.*.branch',
  ],
];

/** A fault with a body of its own answers before session and input are checked, which is reported, too. */
const ANSWERS_EVERYBODY = /auth-not-enforced no session|accepts-invalid|answer-of-another/;

test.each(BREACHES)('%s of %s is reported', async (_, endpoint, fault, reported) => {
  const world = `fault-${BREACHES.findIndex(([, , breach]) => breach === fault)}`;
  await mock.control('faults.add', { world, endpoint, ...fault });
  const words = ['--world', world, '--only', endpoint, '--budget', '24'];
  const report = await reportOf(mock.baseUrl, ...words);
  expect(driftOf(report).filter((text) => !ANSWERS_EVERYBODY.test(text))).toEqual([reported]);
  const cause = report.compared[driftOf(report).indexOf(reported)]?.cause;
  expect([...(cause?.endpoints.keys() ?? [])]).toEqual([endpoint]);
  expect(report.isClean).toBe(false);
});

test('an answer that does not come is reported', async () => {
  await using far = await startBrokenMock('demo', { sockets: true });
  const world = 'late';
  await far.control('faults.add', { world, endpoint: 'memberTermsShow', delayMs: 6_000 });
  const words = ['--world', world, '--only', 'memberTermsShow', '--budget', '1', '--timeout', '5'];
  const report = await reportOf(far.baseUrl, ...words);
  expect(driftOf(report)).toEqual(['breaking no-answer no whole answer']);
});

test('a 500 at the seventh call is unstable', async () => {
  await mock.control('faults.add', {
    world: 'once',
    endpoint: 'memberKepShow',
    status: 500,
    nth: 7,
  });
  const words = ['--world', 'once', '--only', 'memberKepShow', '--budget', '24'];
  const report = await reportOf(mock.baseUrl, ...words);
  expect([...report.unstable.keys()]).toEqual(['server-error HTTP 500']);
});
