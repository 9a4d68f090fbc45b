import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FAMILIES } from './cases/case.ts';
import { verdictLine } from './report/verdict.ts';
import { DEEDS } from './run/deeds.ts';
import { type BrokenMock, startBrokenMock } from './testing/broken-mock.ts';
import { driftOf, reportOf } from './testing/report-of.ts';

let mock: BrokenMock;
beforeAll(async () => {
  mock = await startBrokenMock('demo', { sockets: true });
});
afterAll(() => mock[Symbol.asyncDispose]());

test('[QAT-01] the healthy mock has no drift at any endpoint, in any kind of case', async () => {
  const report = await reportOf(mock.baseUrl, '--seed', '7', '--budget', '40');
  expect(driftOf(report)).toEqual([]);
  expect([...report.exercised].sort()).toEqual(endpointKeys.toSorted());
  expect(report.families).toEqual(FAMILIES);
  expect(report.heldBack.size).toBe(0);
  expect(report.run.log.calls.length).toBeGreaterThan(1_000);
  expect(verdictLine(report)).toMatch(
    /^CLEAN: (\d+) of \1 operations × 24 kinds of case = [\d,]+ calls in [\d.]+ s; no drift; /,
  );
});

test('a backend is only read, and not more often than its limits allow', async () => {
  const received: string[] = [];
  const address = await mock.withDefect({
    onCall: ({ method, path }) => received.push(`${method} ${path}`),
  });
  const report = await reportOf(address, '--target', 'backend');
  expect(driftOf(report)).toEqual([]);
  const reading = endpointKeys.filter((key) => {
    const { changes, lifecycle }: Endpoint = endpoints[key];
    return !changes || lifecycle;
  });
  const allowed = reading.map((key) => `POST ${endpoints[key].path}`);
  const sent = new Set(received.filter((text) => !/^(GET|HEAD|OPTIONS) /.test(text)));
  expect([...sent].filter((text) => !allowed.includes(text))).toEqual([]);
  const logins = received.filter((text) => text === `POST ${endpoints.memberAuthLogin.path}`);
  expect(logins.length).toBeLessThanOrEqual(10);
  expect(report.notExercised.map(({ why }) => why)).toEqual(
    expect.arrayContaining([
      'it changes records, and --allow-writes was not given',
      'each would count as an attempt at a password',
      'no --admin-cookie was given',
    ]),
  );
});

test('with --allow-writes a backend is written to, but no password is changed', async () => {
  const received: string[] = [];
  const address = await mock.withDefect({ onCall: ({ path }) => received.push(path) });
  await reportOf(
    address,
    '--target',
    'backend',
    '--allow-writes',
    '--only',
    'member*Update',
    '--only',
    'memberTermsAccept',
  );
  expect(received).toContain(endpoints.memberTermsAccept.path);
  expect(received).not.toContain(endpoints.memberPasswordUpdate.path);
  expect(received).not.toContain(endpoints.memberPasswordResetUpdate.path);
});

test('an application that is refused because one is open is no drift', async () => {
  const address = await mock.withDefect({});
  const words = ['--target', 'backend', '--allow-writes', '--only', 'memberLoanApplyCreate'];
  const report = await reportOf(address, ...words);
  expect(driftOf(report)).toEqual([]);
  expect(report.run.log.calls.map(({ family }) => family)).toContain('negative amount');
});

test('every write that another call shows is taken where it is open, and read back', async () => {
  const report = await reportOf(mock.baseUrl, '--budget', '1');
  const { calls } = report.run.log;
  const readBack = new Set(
    calls.filter(({ family }) => family === 'read after write').map(({ name }) => name),
  );
  const shown = endpointKeys.filter((key) => DEEDS[key] !== undefined);
  expect(shown.length).toBeGreaterThan(30);
  expect(shown.filter((key) => !readBack.has(key))).toEqual([]);
  const untaken = report.notExercised.filter(({ what }) => what === 'a success');
  expect(untaken.flatMap(({ endpoints: keys }) => keys).toSorted()).toEqual([
    // A code comes by SMS, which nobody here receives.
    'memberForgetCreate',
    'memberRegisterCreate',
    'membergroupDeductResultCheck',
    'membergroupForgetCreate',
    'membergroupRegisterCreate',
  ]);
});

test('of a backend, who is free to write is found among the people that are named', async () => {
  const address = await mock.withDefect({});
  const keys = ['memberConfirmCreate', 'memberGuaranteeAskAnswer', 'memberPasskeyLogin'];
  const words = ['--target', 'backend', '--allow-writes', '--budget', '1'];
  const only = keys.flatMap((key) => ['--only', key]);
  const alone = await reportOf(address, ...words, ...only, '--portal', 'http://localhost:5173');
  expect(driftOf(alone)).toEqual([]);
  expect(alone.notExercised).toContainEqual(
    expect.objectContaining({
      why: expect.stringMatching(/; it takes a member with a letter that waits for an answer$/),
      endpoints: ['memberConfirmCreate'],
    }),
  );
  const more = await reportOf(address, ...words, ...only, '--money', '00004,00005');
  expect(driftOf(more)).toEqual([]);
  const taken = more.run.log.calls.filter(
    ({ family, endpoint, status }) =>
      family === 'example' && status === 200 && keys.includes(endpoint),
  );
  expect(taken.map(({ endpoint }) => endpoint)).toEqual(keys);
});

test('a run leaves the world of the mock as it was', async () => {
  const words = [
    '--world',
    'kept',
    '--only',
    'memberPasswordUpdate',
    '--only',
    'memberTermsAccept',
  ];
  const first = await reportOf(mock.baseUrl, ...words);
  const second = await reportOf(mock.baseUrl, ...words);
  expect([driftOf(first), driftOf(second)]).toEqual([[], []]);
});

test('what was not exercised is counted with its reason', async () => {
  const report = await reportOf(mock.baseUrl, '--only', 'memberWelfareCreate', '--budget', '10');
  expect(report.notExercised).toContainEqual({
    what: expect.stringMatching(/^\d+ cases$/),
    why: 'over --budget 10',
    endpoints: ['memberWelfareCreate'],
  });
  // Calls before the cases do not count towards the budget.
  const before = ['example', 'together', 'sent twice', 'read after write'];
  expect(report.run.log.calls.filter(({ family }) => !before.includes(family))).toHaveLength(10);
});
