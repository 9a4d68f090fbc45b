import { endpoints } from '@coop/contracts/endpoints';
import { examples } from '@coop/contracts/examples/examples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { behind } from './testing/backends/cookies.ts';
import { cloudflare, stickyBalancer } from './testing/backends/edges.ts';
import { HARMLESS, oneSession } from './testing/backends/harmless.ts';
import { express, laravel } from './testing/backends/server-sessions.ts';
import { type BrokenMock, type Defect, startBrokenMock } from './testing/broken-mock.ts';
import { driftOf, reportOf } from './testing/report-of.ts';

// Backends that keep something in the browser, as real ones do: healthy, and each wrong in the same ways.

const ONLY = [
  'memberShareList',
  'memberTermsAccept',
  'membergroupAuthLogout',
  'membergroupDashboardShow',
];
const WORDS = ['--budget', '24', ...ONLY.flatMap((key) => ['--only', key])];

let mock: BrokenMock;
beforeAll(async () => {
  mock = await startBrokenMock();
});
afterAll(() => mock[Symbol.asyncDispose]());

const BACKENDS: Readonly<Record<string, () => Defect>> = {
  'Laravel, its CSRF token bound to its session': laravel,
  'a token behind Cloudflare': cloudflare,
  'servers behind a sticky balancer': stickyBalancer,
  'Express with its session in a cookie': express,
  'one session for each person': oneSession,
};

/** Opens records to whoever has no session: with the first one of the same world. */
function openToAll(): Defect {
  const seen = new Map<string, string>();
  return {
    onCall({ path, headers }) {
      if (path !== endpoints.memberShareList.path) return;
      const world = headers['x-mock-world'] ?? '';
      const first = seen.get(world);
      if (!headers.authorization && first) headers.authorization = first;
      if (headers.authorization && !first) seen.set(world, headers.authorization);
    },
  };
}

/** Takes a call without its CSRF token. */
const withoutCsrf = (): Defect => ({
  onCall({ headers }) {
    if (headers['x-csrf-token']) return;
    headers['x-csrf-token'] = 'any';
    headers.cookie = `XSRF-TOKEN=any; ${headers.cookie ?? ''}`;
  },
});

const LOGOUT = endpoints.membergroupAuthLogout.path;

/** Says that a session has ended, and leaves it. */
function survivesLogout(): Defect {
  const spared = new WeakSet<object>();
  return {
    onCall(call) {
      if (call.path !== LOGOUT) return;
      call.path = endpoints.membergroupAuthShow.path;
      spared.add(call);
    },
    onAnswer(answered, call) {
      if (answered.status === 200 && spared.has(call))
        answered.body = JSON.stringify(examples.membergroupAuthLogout.response);
    },
  };
}

const BREACHES: Readonly<Record<string, readonly [wrong: () => Defect, told: string]>> = {
  'opens records without a session': [openToAll, 'auth-not-enforced no session → 200'],
  'takes calls without a CSRF token': [withoutCsrf, 'accepts-invalid no CSRF token → 200'],
  'ends no session at logout': [survivesLogout, 'token-survives after logout → 200'],
};

/** Breaches that a page of a stranger profits from, too, where a cookie is the session. */
const FOLLOWS = [
  'foreign-page-answered stranger’s page → 200',
  'planted-csrf-taken stranger’s page → 200',
];

test.each(Object.entries(HARMLESS))('%s is lived with: nothing drifts', async (_, backend) => {
  const report = await reportOf(await mock.withDefect(backend()), ...WORDS, '--max-wait', '2');
  expect([driftOf(report), [...report.unstable]]).toEqual([[], []]);
  const taken = report.run.log.calls.filter(
    ({ family, status }) => family === 'example' && status === 200,
  );
  expect(new Set(taken.map(({ endpoint }) => endpoint))).toEqual(
    new Set(['memberAuthLogin', 'membergroupAuthLogin', ...ONLY]),
  );
});

test.each(
  Object.entries(BACKENDS).flatMap(([name, backend]) =>
    Object.entries(BREACHES).map(([wrong, [defect, finding]]) => ({
      name,
      wrong,
      backend,
      defect,
      told: finding,
    })),
  ),
)('$name that $wrong is told', async ({ backend, defect, told }) => {
  const report = await reportOf(await mock.withDefect(behind(backend(), defect())), ...WORDS);
  const found = report.compared.map(({ cause }) => `${cause.kind} ${cause.path}`);
  expect(found.filter((text) => !FOLLOWS.includes(text))).toEqual([told]);
});

test('one session for each person is said once, and lived with in a world that is put back', async () => {
  const only = [
    'memberAuthLogin',
    'memberAuthLogout',
    'memberNoteSave',
    'memberPasswordUpdate',
    'memberRelativeInvite',
    'memberTermsAccept',
  ];
  const words = ['--budget', '8', ...only.flatMap((key) => ['--only', key])];
  const report = await reportOf(await mock.withDefect(oneSession()), ...words);
  expect([driftOf(report), [...report.unstable]]).toEqual([[], []]);
  expect(report.run.log.quirks.get('sessions at once')).toEqual(new Map([['one', 1]]));
  expect(report.notExercised.map(({ why }) => why).join()).not.toContain('sign in');
});

/** Ends every session of whoever signs out. */
function logoutEndsAll(): Defect {
  const owners = new Map<string, string>();
  const ended = new Set<string>();
  return {
    onCall({ headers }) {
      if (ended.has(headers.authorization ?? '')) headers.authorization = 'Bearer ended';
    },
    onAnswer({ status, body }, { path, headers }) {
      if (status !== 200) return;
      if (path === endpoints.memberAuthLogin.path) {
        const { token, membership_no } = JSON.parse(body);
        owners.set(`Bearer ${token}`, membership_no);
      }
      if (path !== endpoints.memberAuthLogout.path) return;
      const no = owners.get(headers.authorization ?? '');
      for (const [token, owner] of owners) if (owner === no) ended.add(token);
    },
  };
}

test('a logout that ends all sessions of a person is no habit of signing in', async () => {
  const words = ['--budget', '8', '--only', 'memberAuthLogout', '--only', 'memberTermsAccept'];
  const report = await reportOf(await mock.withDefect(logoutEndsAll()), ...words);
  expect(driftOf(report)).toEqual([]);
  expect(report.run.log.quirks.get('sessions at once')).toEqual(
    new Map([['end with one another', 1]]),
  );
});

test('sessions in cookies that are counted are told', async () => {
  let last = 0;
  const counted = () => {
    last += 1;
    return `9f2c41d07be84a53c1${last.toString().padStart(6, '0')}`;
  };
  const report = await reportOf(await mock.withDefect(express(counted)), ...WORDS);
  expect(report.compared.map(({ cause }) => cause.kind)).toEqual(['guessable-token']);
});

test('a list of no form, which an input is fitted to, ends no run', async () => {
  const { path } = endpoints.membergroupDashboardShow;
  const listless: Defect = {
    onAnswer(answered, call) {
      if (call.path === path) answered.body = '{}';
    },
  };
  const words = ['--only', 'membergroupTransferCreate', '--budget', '2'];
  const report = await reportOf(await mock.withDefect(listless), ...words);
  expect(report.exercised).toContain('membergroupTransferCreate');
});
