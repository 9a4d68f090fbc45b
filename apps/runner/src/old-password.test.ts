import { endpoints } from '@coop/contracts/endpoints';
import { examples } from '@coop/contracts/examples/examples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWire } from './call/wire.ts';
import { type BrokenMock, type Defect, startBrokenMock } from './testing/broken-mock.ts';
import { driftOf, reportOf } from './testing/report-of.ts';

let mock: BrokenMock;
beforeAll(async () => {
  mock = await startBrokenMock();
});
afterAll(() => mock[Symbol.asyncDispose]());

const WORDS = ['--target', 'backend', '--allow-writes', '--only', 'memberPasswordUpdate'];
const NAMED = ['--write-member', '00002'];
const CHANGES = endpoints.memberPasswordUpdate.path;

async function stillOpens(no: string): Promise<boolean> {
  const wire = await openWire({ baseUrl: mock.baseUrl, timeoutMs: 15_000, world: undefined });
  const { status } = await wire.send({
    method: 'POST',
    path: endpoints.memberAuthLogin.path,
    headers: {
      ...wire.headers,
      ...wire.visitor.headersFor('/'),
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      membership_no: no,
      mem_password: 'demo1234',
      remember: false,
      recaptcha: 'always-pass',
    }),
  });
  return status === 200;
}

const notTested = (report: Awaited<ReturnType<typeof reportOf>>) =>
  report.notExercised.filter(({ what }) => what.startsWith('the old password'));

test('without a member who may be written to, the old password is listed as not tested', async () => {
  const report = await reportOf(await mock.withDefect({}), ...WORDS);
  expect(notTested(report)).toEqual([
    {
      what: 'the old password after a change',
      why: 'no --write-member was named, whose password may be changed and changed back',
      endpoints: ['memberPasswordUpdate'],
    },
  ]);
});

test('with a wrong password of that member it is not tested, and says so', async () => {
  const report = await reportOf(
    await mock.withDefect({}),
    ...WORDS,
    ...NAMED,
    '--write-password',
    'wrong-1234',
  );
  expect(notTested(report).map(({ why }) => why)).toEqual([
    'could not sign in as --write-member: the number and password were not taken (HTTP 422 at membership_no)',
  ]);
});

test('that it cannot be changed back is said with what it is now', async () => {
  const address = await mock.withDefect({
    onCall(call) {
      if (call.path === CHANGES) call.body = call.body.replace('"demo1234-Run9"}', '"wrong"}');
    },
  });
  const report = await reportOf(address, ...WORDS, '--write-member', '00004');
  expect(notTested(report).map(({ why }) => why)).toEqual([
    'the password of --write-member could not be changed back (refused by rc_code): it is now --write-password with -Run9 after it',
  ]);
  expect(await stillOpens('00004')).toBe(false);
});

test('a changed password is changed back, and the old one opened nothing meanwhile', async () => {
  const report = await reportOf(await mock.withDefect({}), ...WORDS, ...NAMED);
  expect(driftOf(report)).toEqual([]);
  expect(notTested(report)).toEqual([]);
  expect(report.run.log.calls.map(({ name }) => name)).toContain('the old password after a change');
  expect(await stillOpens('00002')).toBe(true);
});

test.each<[string, string, Defect]>([
  [
    'takes a wrong old password',
    'breaking old-password-not-checked wrong secret → 200',
    {
      onCall(call) {
        if (call.path === CHANGES) call.body = call.body.replace('"demo1234-not"', '"demo1234"');
      },
    },
  ],
  [
    'still opens to the old password',
    'breaking old-password-still-opens wrong secret → 200',
    {
      onAnswer(answered, { path, body }) {
        if (path !== endpoints.memberAuthLogin.path || answered.status !== 422) return;
        if (!body.includes('"demo1234"')) return;
        answered.status = 200;
        answered.body = JSON.stringify(examples.memberAuthLogin.response);
      },
    },
  ],
])('a backend that %s is told, and left with the password it had', async (_, finding, defect) => {
  const report = await reportOf(await mock.withDefect(defect), ...WORDS, ...NAMED);
  expect(driftOf(report)).toContain(finding);
  expect(await stillOpens('00002')).toBe(true);
});
