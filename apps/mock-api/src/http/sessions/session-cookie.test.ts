import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../../testing/refusals.ts';
import { PASSWORD, startMock } from '../../testing/start-mock.ts';
import { isForeign } from './session-cookie.ts';

test.each([
  ['https://coop.example', undefined, 'coop.example', false],
  ['https://coop.example:443', undefined, 'coop.example', false],
  ['https://coop.example', undefined, 'coop.example:443', false],
  ['https://sister.coop.example', undefined, 'coop.example', true],
  ['null', undefined, 'coop.example', true],
  [undefined, undefined, 'coop.example', false],
  ['https://evil.example', 'same-origin', 'coop.example', false],
  ['https://coop.example', 'same-site', 'coop.example', true],
  ['https://coop.example', 'cross-site', 'coop.example', true],
])('a page of %s, %s, is foreign to %s: %s', (origin, site, host, expected) => {
  const request = { host, headers: { origin, 'sec-fetch-site': site } };
  expect(isForeign(request as unknown as FastifyRequest)).toBe(expected);
});

const login = (remember = false) => ({
  membership_no: '00001',
  mem_password: PASSWORD,
  remember,
  recaptcha: 'always-pass',
});

/** Returns the cookie of this name in an answer. */
const cookieOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }, name: string) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((text) => text.startsWith(`${name}=`));

const sentIn = (cookie: string | undefined) => cookie?.split(';', 1)[0]?.split('=')[1] ?? '';

describe('with the token in a cookie', () => {
  test('signing in gives it to the browser and to no script', async () => {
    await using mock = await startMock({ sessionCookie: true });
    const answer = await (await mock.caller()).call('memberAuthLogin', { body: login() });
    const cookie = cookieOf(answer, '__Host-member');
    expect(cookie).toMatch(/^__Host-member=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(answer.body).toMatchObject({ token: 'cookie', membership_no: '00001' });
    expect(answer.text).not.toContain(sentIn(cookie));
    const signedIn = await mock.caller({ cookies: { '__Host-member': sentIn(cookie) } });
    await signedIn.ok('memberShareList');
  });

  test('it is remembered for thirty days when that was asked for, anew with every check', async () => {
    await using mock = await startMock({ sessionCookie: true });
    const answer = await (await mock.caller()).call('memberAuthLogin', { body: login(true) });
    const cookie = cookieOf(answer, '__Host-member');
    expect(cookie).toContain('Max-Age=2592000');
    const signedIn = await mock.caller({ cookies: { '__Host-member': sentIn(cookie) } });
    expect(cookieOf(await signedIn.call('memberAuthShow'), '__Host-member')).toBe(cookie);
    expect(cookieOf(await signedIn.call('memberShareList'), '__Host-member')).toBeUndefined();
  });

  test('[GRP-13] an agency has a cookie of its own, which opens nothing of a member', async () => {
    await using mock = await startMock({ sessionCookie: true });
    const body = { member_group_no: '80010001', member_group_pass: PASSWORD, remember: false };
    const answer = await (await mock.caller()).call('membergroupAuthLogin', { body });
    const token = sentIn(cookieOf(answer, '__Host-group'));
    const agency = await mock.caller({ cookies: { '__Host-group': token } });
    await agency.ok('membergroupAuthShow');
    expectRefusal(await agency.call('memberShareList'), 401);
    const wrong = await mock.caller({ cookies: { '__Host-member': token } });
    expectRefusal(await wrong.call('memberShareList'), 401);
  });

  test('the cookie alone changes nothing: the CSRF token is asked for as ever', async () => {
    await using mock = await startMock({ sessionCookie: true });
    const answer = await (await mock.caller()).call('memberAuthLogin', { body: login() });
    const token = sentIn(cookieOf(answer, '__Host-member'));
    const signedIn = await mock.caller({ cookies: { '__Host-member': token } });
    const forged = await signedIn.call('memberAuthLogout', { headers: { 'x-csrf-token': '' } });
    expectRefusal(forged, 419);
    await signedIn.ok('memberAuthShow');
  });

  test('a page of a sister domain, which could plant that token, has no session', async () => {
    await using mock = await startMock({ sessionCookie: true });
    const answer = await (await mock.caller()).call('memberAuthLogin', { body: login() });
    const token = sentIn(cookieOf(answer, '__Host-member'));
    const signedIn = await mock.caller({ cookies: { '__Host-member': token } });
    const from = (site: string) => ({ headers: { 'sec-fetch-site': site } });
    await signedIn.ok('memberAuthShow', from('same-origin'));
    expectRefusal(await signedIn.call('memberAuthLogout', from('same-site')), 401);
    await signedIn.ok('memberAuthShow');
  });

  test.each(['https://sister.example.org', 'http://localhost:81', 'null'])(
    'a browser that only says its origin, %s, has none either',
    async (origin) => {
      await using mock = await startMock({ sessionCookie: true });
      const answer = await (await mock.caller()).call('memberAuthLogin', { body: login() });
      const token = sentIn(cookieOf(answer, '__Host-member'));
      const signedIn = await mock.caller({ cookies: { '__Host-member': token } });
      const from = (text: string) => ({ headers: { origin: text } });
      expectRefusal(await signedIn.call('memberAuthLogout', from(origin)), 401);
      await signedIn.ok('memberAuthShow', from('http://localhost:80'));
    },
  );

  test('a CSRF token that was planted is none, not even one that this server gave to somebody else', async () => {
    await using mock = await startMock({ sessionCookie: true });
    const stranger = await mock.caller();
    const answer = await stranger.call('memberAuthLogin', { body: login() });
    const session = `__Host-member=${sentIn(cookieOf(answer, '__Host-member'))}`;
    const token = stranger.headers['x-csrf-token'] ?? '';
    for (const planted of ['planted', token]) {
      const headers = { cookie: `XSRF-TOKEN=${planted}; ${session}`, 'x-csrf-token': planted };
      expectRefusal(await stranger.call('memberAuthLogout', { headers }), 419);
    }
    // The next GET gives the browser one of its own.
    const cookie = `XSRF-TOKEN=${token}; ${session}`;
    const primed = await stranger.send('GET', '/api/info/manu', { headers: { cookie } });
    const ownToken = sentIn(cookieOf(primed, 'XSRF-TOKEN'));
    const headers = { cookie: `XSRF-TOKEN=${ownToken}; ${session}`, 'x-csrf-token': ownToken };
    expect((await stranger.call('memberAuthLogout', { headers })).status).toBe(200);
  });
});

test('without the setting a cookie of that name is nobody’s session', async () => {
  await using mock = await startMock();
  const { token = '' } = await mock.signIn('00001');
  const caller = await mock.caller({ cookies: { '__Host-member': token } });
  expectRefusal(await caller.call('memberShareList'), 401);
});
