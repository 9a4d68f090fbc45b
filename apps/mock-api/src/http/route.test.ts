import { endpoints } from '@coop/contracts/endpoints';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Handlers } from '../call/handler.ts';
import { handlers } from '../handlers.ts';
import { expectFieldErrors, expectRefusal } from '../testing/refusals.ts';
import { type Mock, startMock } from '../testing/start-mock.ts';
import { registerEndpoints } from './route.ts';

const EXPIRED = 'การเข้าสู่ระบบหมดอายุแล้ว กรุณาเข้าสู่ระบบใหม่อีกครั้ง';

/** Opens a member's session without the form. */
function memberToken({ world }: Mock, changes: object = {}): string {
  const session = { kind: 'member', subject: '00001', remember: false, ...changes } as const;
  return world.sessions.open(session, world.clock.now());
}

describe('a session', () => {
  test.each([
    [(token: string) => `Bearer ${token}`, 200],
    [(token: string) => `bearer ${token}`, 401],
    [(token: string) => `Bearer  ${token}`, 401],
    [(token: string) => `Bearer ${token} x`, 401],
    [(token: string) => `x Bearer ${token}`, 401],
    [() => 'Bearer nobody', 401],
    [() => '', 401],
  ])('is named by one bearer, %s: %i', async (authorization, status) => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const headers = { authorization: authorization(memberToken(mock)) };
    const answer = await caller.call('memberShareList', { headers });
    expect(answer.status).toBe(status);
    if (status === 401) expect(answer.body).toEqual({ error: EXPIRED, message: EXPIRED });
  });

  test('of an administrator is in a signed cookie, and in no bearer', async () => {
    await using mock = await startMock();
    const { world, app } = mock;
    const admin = { kind: 'admin', subject: 'admin', remember: false, viewing: '00003' } as const;
    const token = world.sessions.open(admin, world.clock.now());
    const look = async (identity: object) =>
      (await (await mock.caller(identity)).call('adminImpersonateShow')).status;
    expect(await look({ cookies: { admin_session: app.signCookie(token) } })).toBe(200);
    expect(await look({ cookies: { admin_session: token } })).toBe(401);
    expect(await look({ cookies: { admin_session: `${token}.x` } })).toBe(401);
    expect(await look({ token })).toBe(401);
    expect(await look({})).toBe(401);
  });

  test.each(['admin', 'relative'])('of an %s in a member’s place changes nothing', async (kind) => {
    await using mock = await startMock();
    const { sessions, clock } = mock.world;
    const relative = { id: 'r1', name: 'ลูกสาว' };
    const until = clock.now() + 60_000;
    const token =
      kind === 'admin'
        ? (await (await mock.admin('00001')).ok('adminImpersonateShow')).token
        : sessions.openRelative('00001', relative, until, clock.now());
    const caller = await mock.caller({ token });
    await caller.ok('memberShareList');
    const body = { mem_password: 'another-9', mem_oldpassword: 'demo1234' };
    expectRefusal(await caller.call('memberPasswordUpdate', { body }), 403);
  });
});

test.each([
  ['memberShareList', 'no-store'],
  ['memberAuthLogin', 'no-store'],
  ['infoVerifyShow', 'no-store'],
  ['infoMenuShow', undefined],
] as const)('%s may be kept: cache-control is %s', async (key, expected) => {
  await using mock = await startMock();
  const { headers } = await (await mock.caller()).call(key);
  expect(headers['cache-control']).toBe(expected);
});

test('body and path are held against their schemas', async () => {
  await using mock = await startMock();
  const caller = await mock.caller({ token: memberToken(mock) });
  expectFieldErrors(await caller.call('memberKepShow', { body: { recv_period: '1' } }), [
    'recv_period',
  ]);
  expectFieldErrors(await caller.call('memberKepShow'), ['recv_period']);
  const year = { params: { year: 'x' } };
  expectFieldErrors(await caller.call('memberConfirmDataShow', year), ['year']);
});

test.each([
  [true, 'list_manu (invalid_type), list_sub_manu (invalid_type),'],
  [false, undefined],
])(
  'an answer against the contract is not sent where answers are checked: %s',
  async (checkResponses, place) => {
    await using mock = await startMock();
    const app = Fastify();
    await app.register(cookie, { secret: 'a-secret-for-tests' });
    await registerEndpoints(app, {
      worlds: mock.worlds,
      handlers: { ...handlers, infoMenuShow: () => ({ menus: 1 }) } as unknown as Handlers,
      checkResponses,
      sessionCookie: false,
      control: false,
      backend: undefined,
    });
    const { statusCode, body } = await app.inject(endpoints.infoMenuShow.path);
    expect(statusCode).toBe(place ? 500 : 200);
    if (place) expect(body).toContain(`infoMenuShow answered against its contract: ${place}`);
    await app.close();
  },
);

describe('a fault', () => {
  const SHARES = 'memberShareList';

  test('comes before token and session are asked for', async () => {
    await using mock = await startMock();
    mock.world.faults.add({ endpoint: SHARES, status: 503, times: 1 });
    const nobody = await mock.caller();
    const headers = { 'x-csrf-token': '' };
    expect((await nobody.call(SHARES, { headers })).status).toBe(503);
    // Once it is used up, and where it is for somebody else, all is asked for as ever.
    expectRefusal(await nobody.call(SHARES, { headers }), 419);
    mock.world.faults.add({ endpoint: SHARES, status: 503, subject: '00002' });
    expectRefusal(await nobody.call(SHARES, { headers }), 419);
    expectRefusal(await nobody.call(SHARES), 401);
    await (await mock.caller({ token: memberToken(mock) })).ok(SHARES);
  });

  test.each([true, false])(
    'that cuts the connection is in the journal, if there is one: %s',
    async (control) => {
      await using mock = await startMock({ control });
      const caller = await mock.caller();
      mock.world.journal.clear();
      mock.world.faults.add({ endpoint: SHARES, drop: true });
      await expect(caller.call(SHARES)).rejects.toThrow();
      const cut = { endpoint: SHARES, status: 0, response: '', fault: 'f1' };
      expect(mock.world.journal.list()).toMatchObject(control ? [cut] : []);
    },
  );

  test.each([
    ['recording', true],
    [undefined, false],
  ] as const)(
    'from a %s hands out the token that a later call needs: %s',
    async (from, isGiven) => {
      await using mock = await startMock();
      mock.world.faults.add({ endpoint: SHARES, status: 200, body: {}, ...(from && { from }) });
      const { method, path } = endpoints[SHARES];
      const { cookies } = await mock.app.inject({ method, url: path, payload: {} });
      expect(cookies.some(({ name }) => name === 'XSRF-TOKEN')).toBe(isGiven);
    },
  );
});
