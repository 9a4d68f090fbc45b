import { type EndpointKey, endpointKeys, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { exampleInput } from '@coop/contracts/examples/inputs';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { openCaller } from '../testing/caller.ts';
import { AGENCY, MEMBER } from '../testing/happy.ts';
import { expectFieldErrors, expectRefusal } from '../testing/refusals.ts';
import { PASSWORD, startMock } from '../testing/start-mock.ts';

// Attacks that no single feature is responsible for. docs/security.md names each of these tests.

const sessionOf = (key: EndpointKey) => (endpoints[key] as Endpoint).session;
const fieldsOf = (key: EndpointKey) => Object.keys((endpoints[key] as Endpoint).body?.shape ?? {});

describe('session fixation', () => {
  test('a token chosen before signing in is never taken over', async () => {
    await using mock = await startMock();
    const planted = 'A'.repeat(43);
    const victim = await mock.caller({ token: planted });
    const body = {
      membership_no: MEMBER,
      mem_password: PASSWORD,
      remember: false,
      recaptcha: 'always-pass',
    };
    const { token } = await victim.ok('memberAuthLogin', { body });
    expect(token).not.toBe(planted);
    expectRefusal(await victim.call('memberShareList'), 401);
  });

  test('signing in again is another session, and ending one does not end or revive the other', async () => {
    await using mock = await startMock();
    const first = await mock.signIn(MEMBER);
    const second = await mock.signIn(MEMBER);
    expect(second.token).not.toBe(first.token);
    await first.ok('memberAuthLogout');
    expectRefusal(await first.call('memberShareList'), 401);
    await second.ok('memberShareList');
  });

  test('an administrator’s cookie that this server did not sign is none', async () => {
    await using mock = await startMock();
    const session = { kind: 'admin', subject: 'admin', remember: false, viewing: MEMBER } as const;
    const token = mock.world.sessions.open(session, mock.world.clock.now());
    for (const cookie of [token, `${token}.forged`]) {
      const caller = await mock.caller({ cookies: { admin_session: cookie } });
      expectRefusal(await caller.call('adminImpersonateShow'), 401);
    }
  });
});

describe('records of others', () => {
  test('no call of a member names whose records it wants: the token does', () => {
    const members = endpointKeys.filter((key) => sessionOf(key) === 'member');
    expect(members.length).toBeGreaterThan(15);
    // Checking a guarantor reveals only a masked name and yes or no; each attempt is counted.
    const naming = members.filter((key) => fieldsOf(key).includes('membership_no'));
    expect(naming).toEqual(['memberGuarantorCheck']);
  });

  const AGENCIES = endpointKeys.filter(
    (key) => sessionOf(key) === 'membergroup' && fieldsOf(key).includes('member_group_no'),
  );
  test.each(AGENCIES)('%s with the number of another agency gives nothing', async (key) => {
    await using mock = await startMock();
    const caller = await mock.signInAgency(AGENCY);
    const body = exampleInput(key).body;
    const answer = await caller.call(key, { body: { ...body, member_group_no: '80010003' } });
    expect([404, 422]).toContain(answer.status);
    expect(answer.text).not.toContain('"lines"');
  });
});

const UP = ['..%2f', '..%5c', '%2e%2e%2f', '%252e%252e%252f', '..%c0%af', '....%2f%2f', '..%00%2f'];
const FOLDERS = ['', 'membergroup/', 'election/', 'images/Utils/icon/'];
const PATHS = [
  ...FOLDERS.flatMap((folder) => UP.map((up) => `${folder}${up.repeat(6)}package.json`)),
  '%2fetc%2fpasswd',
  'C:%5cwindows%5cwin.ini',
  'office-1.jpg%00.pdf',
  'office-1.jpg%2f..%2f..%2fpackage.json',
  'images/Utils/content_default/..%2f..%2fpictures.ts',
];

test.each(PATHS)('mediafiles/%s is no way out of its folder', async (path) => {
  await using mock = await startMock({ control: true });
  for (const root of ['/mediafiles/', '/__console/assets/']) {
    const answer = await (await mock.caller()).send('GET', `${root}${path}`);
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toMatch(/devDependencies|root:|import /);
  }
});

describe('what is written into logs', () => {
  const FORGED = '\r\n{"level":30,"msg":"forged"}\u001b[2J\u0000';

  test('stays one line of JSON each, whatever a request or a failure says', async () => {
    await using mock = await startMock();
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const app = await buildApp({ worlds: mock.worlds, cookieSecret: 'a-secret-for-tests', log });
    const broken = {
      ...mock.world,
      records: () => {
        throw new TypeError(FORGED);
      },
    };
    mock.worlds.get = () => broken;
    const { token } = await mock.signIn(MEMBER);
    const caller = await openCaller(app, { token });
    const path = `${endpoints.memberInfoShow.path}?x=${encodeURIComponent(FORGED)}`;
    expectRefusal(await caller.send('POST', path), 500);
    await app.close();
    expect(lines).toHaveLength(1);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(lines[0]?.trimEnd()).not.toMatch(/[\u0000-\u001f]/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50 });
  });

  test('a number with a line break is refused before anything is said about it', async () => {
    await using mock = await startMock();
    const body = { membership_no: `00012${FORGED}`, mem_password: 'x', remember: false };
    const answer = await (await mock.caller()).call('memberAuthLogin', { body });
    expectFieldErrors(answer, ['membership_no', 'recaptcha']);
  });
});

describe('pages of the mock’s own', () => {
  test.each([
    '/admin/login',
    '/__control/enter?member=1',
    '/__console',
    '/mediafiles/office-1.jpg',
  ])('%s runs nothing from elsewhere and stands in no frame', async (path) => {
    await using mock = await startMock({ control: true });
    const { headers } = await (await mock.caller()).send('GET', path);
    // The console exists only if it has been built.
    if (path === '/__console' && headers['content-type'] !== 'text/html; charset=utf-8') return;
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/);
  });

  test('a sign-in and the place where a person votes are kept in no cache', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const recaptcha = 'always-pass';
    const answers = [
      await caller.call('memberAuthLogin', {
        body: { membership_no: MEMBER, mem_password: PASSWORD, remember: false, recaptcha },
      }),
      await caller.call('infoElectionVoterCheck', { body: { no: '1', recaptcha } }),
    ];
    for (const { status, headers } of answers) {
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    }
  });

  test.each([
    ['rebound.evil.example', {}],
    ['127.0.0.1:4000', { 'x-forwarded-host': 'rebound.evil.example' }],
    ['localhost.evil.example', {}],
  ])('the control plane does not answer %j %j', async (host, headers) => {
    await using mock = await startMock({ control: true });
    const app = await buildApp({
      worlds: mock.worlds,
      control: true,
      controlHosts: ['demo.coop.example'],
      cookieSecret: 'a-secret-for-tests',
    });
    const statusOf = async (url: string, sent: Record<string, string>) =>
      (await app.inject({ url, headers: sent })).statusCode;
    for (const url of ['/__control/personas.list', '/__control/enter?member=1', '/__console']) {
      expect(await statusOf(url, { host, ...headers })).toBe(421);
      for (const hostName of [
        '127.0.0.1:4000',
        '[::1]:4000',
        'localhost',
        'mock-api',
        'demo.coop.example',
      ]) {
        expect(await statusOf(url, { host: hostName })).not.toBe(421);
      }
    }
    expect(await statusOf('/api/info/manu', { host, ...headers })).toBe(200);
    await app.close();
  });

  test('records of a person are kept in no cache', async () => {
    await using mock = await startMock();
    const { headers } = await (await mock.signIn(MEMBER)).call('memberShareList');
    expect(headers['cache-control']).toBe('no-store');
  });
});
