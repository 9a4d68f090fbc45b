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
  ['a 503', 'memberLoanList', { status: 503 }, 'breaking server-error HTTP 503'],
  ['a 500 of a public call', 'infoMenuShow', { status: 500 }, 'breaking server-error HTTP 500'],
  ['a 500 of a write', 'memberTermsAccept', { status: 500 }, 'breaking server-error HTTP 500'],
  ['a 500 of a sign-in', 'memberAuthLogin', { status: 500 }, 'breaking server-error HTTP 500'],
  ['a 500 of an agency', 'membergroupAuthShow', { status: 500 }, 'breaking server-error HTTP 500'],
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
  [
    'a 401 with a good session',
    'memberShareList',
    { status: 401 },
    'breaking example-refused HTTP 401',
  ],
  [
    'a 403 of one’s own records',
    'memberDepositList',
    { status: 403 },
    'breaking example-refused HTTP 403',
  ],
  ['a 404 of a feed', 'memberGianList', { status: 404 }, 'breaking example-refused HTTP 404'],
  ['a 418', 'memberTermsAccept', { status: 418 }, 'breaking unknown-status HTTP 418'],
  [
    'a 201',
    'memberTermsAccept',
    { status: 201, body: { rc_code: '1', rc_des: 'x' } },
    'breaking unknown-status HTTP 201',
  ],
  ['a cut connection', 'memberCollList', { drop: true }, 'breaking no-answer no whole answer'],
  ['half an answer', 'memberShareList', { truncate: true }, 'breaking no-answer no whole answer'],
  ['JSON that is broken', 'memberInfoShow', { malformed: true }, 'breaking not-json body'],
  [
    'a page in place of JSON',
    'memberWelfareList',
    { text: '<!doctype html><p>' },
    'breaking not-json body',
  ],
  ['an empty answer', 'memberOverviewShow', { text: '' }, 'breaking not-json body'],
  ['null', 'memberShareList', { text: 'null' }, 'breaking wrong-type (body)'],
  [
    'a list in place of an object',
    'memberShareList',
    { body: [share] },
    'breaking wrong-type (body)',
  ],
  ['an empty object', 'memberLastUpdateShow', { body: {} }, 'breaking missing data'],
  [
    'a missing field',
    'memberShareList',
    { missing: 'share_balance' },
    'breaking missing share_balance',
  ],
  [
    'a missing field in every row',
    'memberShareList',
    { missing: 'rows.*.operate_date' },
    'breaking missing rows.*.operate_date',
  ],
  [
    'a missing field in the second row',
    'memberLoanList',
    { missing: 'loans.1.int_rate' },
    'breaking missing loans.*.int_rate',
  ],
  [
    'a missing field of a GET',
    'memberConfirmDataShow',
    { missing: 'checkIsMemberIn' },
    'breaking missing checkIsMemberIn',
  ],
  [
    'a missing list',
    'infoMenuShow',
    { missing: 'list_sub_manu' },
    'breaking missing list_sub_manu',
  ],
  [
    'a missing field of a statement',
    'memberLoanStatementShow',
    { missing: 'schedule' },
    'breaking missing schedule',
  ],
  ['a missing token', 'memberAuthLogin', { missing: 'token' }, 'breaking missing token'],
  [
    'a missing name of an agency',
    'membergroupAuthLogin',
    { missing: 'member_group_name' },
    'breaking missing member_group_name',
  ],
  [
    'a missing rc_code of a write',
    'memberTermsAccept',
    { missing: 'rc_code' },
    'breaking missing rc_code',
  ],
  [
    'an object for a text',
    'memberInfoShow',
    { wrongType: 'member_name' },
    'breaking wrong-type member_name',
  ],
  [
    'a text for a list',
    'memberDepositList',
    { wrongType: 'accounts' },
    'breaking wrong-type accounts',
  ],
  [
    'a text for a whole number',
    'memberLoanList',
    { wrongType: 'loans.*.arrear_periods' },
    'breaking wrong-type loans.*.arrear_periods',
  ],
  [
    'a text for yes or no',
    'memberConfirmDataShow',
    { wrongType: 'status' },
    'breaking wrong-type status',
  ],
  [
    'an object for rc_code',
    'memberTermsShow',
    { wrongType: 'rc_code' },
    'breaking wrong-type rc_code',
  ],
  [
    'an object for the token',
    'memberAuthLogin',
    { wrongType: 'token' },
    'breaking wrong-type token',
  ],
  [
    'a number for money',
    'memberDepositList',
    withAccount({ prncbal: 12.5 }),
    'breaking wrong-type accounts.*.prncbal',
  ],
  [
    'money with commas',
    'memberDepositList',
    withAccount({ prncbal: '12,156.10' }),
    'breaking wrong-value accounts.*.prncbal',
  ],
  [
    'a date of the Buddhist era',
    'memberDepositList',
    withAccount({ open_date: '01/06/2563' }),
    'breaking wrong-value accounts.*.open_date',
  ],
  [
    'a word that the list does not know',
    'memberDepositList',
    withAccount({ account_status: 'พักไว้' }),
    'breaking wrong-value accounts.*.account_status',
  ],
  [
    'a fraction for a sign',
    'memberDepositList',
    withAccount({ sign_status: 0.5 }),
    'breaking wrong-type accounts.*.sign_status',
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
  [
    'rc_code as a number',
    'memberTermsShow',
    { body: { rc_code: 1 } },
    'cosmetic other-form rc_code',
  ],
];

/** A fault with a body of its own answers before session and input are checked, which is reported, too. */
const ANSWERS_EVERYBODY = /auth-not-enforced no session|accepts-invalid|answer-of-another/;

test.each(BREACHES)('%s of %s is reported', async (_, endpoint, fault, reported) => {
  const world = `fault-${BREACHES.findIndex(([, , one]) => one === fault)}`;
  await mock.control('faults.add', { world, endpoint, ...fault });
  const words = ['--world', world, '--only', endpoint, '--budget', '24'];
  const report = await reportOf(mock.baseUrl, ...words);
  expect(driftOf(report).filter((one) => !ANSWERS_EVERYBODY.test(one))).toEqual([reported]);
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

test('there are at least forty, and one is all it takes to fail', () => {
  expect(BREACHES.length).toBeGreaterThanOrEqual(40);
});
