import { CSRF_COOKIE } from '@coop/contracts/csrf';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../testing/refusals.ts';
import { startMock } from '../testing/start-mock.ts';

const RIGHT = {
  admin: 'admin',
  password: 'demo1234',
  membership_no: '4',
  reason: 'สมาชิกแจ้งยอดไม่ตรง',
  token: 'token',
};

async function send(change: Partial<typeof RIGHT>) {
  await using mock = await startMock();
  return mock.app.inject({
    method: 'POST',
    url: '/admin/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    cookies: { [CSRF_COOKIE]: 'token' },
    payload: new URLSearchParams({ ...RIGHT, ...change }).toString(),
  });
}

describe('the administrator’s sign-in', () => {
  test('[AUTH-11] takes a number without its zeros', async () => {
    const answer = await send({});
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/member/impersonate']);
  });

  test.each([
    [{ password: 'ผิด' }, 'ชื่อหรือรหัสผ่านไม่ถูกต้อง'],
    [{ membership_no: '99999999' }, 'ไม่พบเลขทะเบียนสมาชิกนี้'],
    [{ reason: ' เก้าตัวอ ' }, 'กรุณาระบุเหตุผลอย่างน้อย 10 ตัวอักษร'],
    [{ reason: '' }, 'กรุณากรอกให้ครบทุกช่อง'],
  ])('[AUTH-11] refuses %j, and keeps everything typed but the password', async (change, words) => {
    const typed = { ...RIGHT, ...change };
    const { statusCode, body } = await send(change);
    expect(statusCode).toBe(422);
    expect(body).toContain(`<p role="alert">${words}</p>`);
    for (const name of ['admin', 'membership_no', 'reason'] as const) {
      expect(body).toContain(`name="${name}" value="${typed[name]}"`);
    }
    expect(body).not.toContain(typed.password);
  });

  test('[AUTH-11] writes what was typed as text, never as markup', async () => {
    const { body } = await send({ reason: '"><script>', membership_no: '<b>' });
    expect(body).not.toMatch(/<script>|<b>/);
  });

  test('[AUTH-11] is ended by the administrator, and everything that was opened with it', async () => {
    await using mock = await startMock();
    const post = (url: string, fields: object, cookies: Record<string, string> = {}) =>
      mock.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        cookies: { [CSRF_COOKIE]: 'token', ...cookies },
        payload: new URLSearchParams({ ...fields }).toString(),
      });
    const signedIn = await post('/admin/login', RIGHT);
    const cookies = { admin_session: signedIn.cookies[0]?.value ?? '' };
    const see = () => mock.app.inject({ url: '/admin/login', cookies });
    const open = () => mock.app.inject({ url: '/admin/impersonate/auth/member', cookies });
    const { token } = (await open()).json();
    const member = await mock.caller({ token });
    expect((await see()).body).toContain('ดูในนามสมาชิกเลขทะเบียน 0004 ได้');
    expect((await post('/admin/logout', { token: 'forged' }, cookies)).statusCode).toBe(419);
    await member.ok('memberAuthShow');
    const ended = await post('/admin/logout', { token: 'token' }, cookies);
    expect([ended.statusCode, ended.headers.location]).toEqual([303, '/admin/login']);
    expect((await open()).statusCode).toBe(401);
    expectRefusal(await member.call('memberAuthShow'), 401);
    expect((await see()).body).not.toContain('ออกจากระบบผู้ดูแล');
  });

  test('[AUTH-11] behind https its cookie is kept from sister domains and from lines without TLS', async () => {
    await using mock = await startMock({ trustedProxies: ['127.0.0.1'] });
    const tls = { 'x-forwarded-proto': 'https' };
    const post = (url: string, cookies: Record<string, string> = {}) =>
      mock.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...tls },
        cookies: { [CSRF_COOKIE]: 'token', ...cookies },
        payload: new URLSearchParams(RIGHT).toString(),
      });
    const signedIn = await post('/admin/login');
    const [cookie = expect.fail()] = signedIn.cookies;
    expect(cookie).toMatchObject({
      name: '__Host-admin_session',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    });
    const open = (name: string) =>
      mock.app.inject({
        url: '/admin/impersonate/auth/member',
        headers: tls,
        cookies: { [name]: cookie.value },
      });
    expect((await open('admin_session')).statusCode).toBe(401);
    expect((await open('__Host-admin_session')).statusCode).toBe(200);
    await post('/admin/logout', { '__Host-admin_session': cookie.value });
    expect((await open('__Host-admin_session')).statusCode).toBe(401);
  });

  test.each([
    { origin: 'https://sister.example.org' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
  ])('[AUTH-11] takes no form of a page of another origin: %j', async (headers) => {
    await using mock = await startMock();
    const post = (more: object) =>
      mock.app.inject({
        method: 'POST',
        url: '/admin/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...more },
        cookies: { [CSRF_COOKIE]: 'token' },
        payload: new URLSearchParams(RIGHT).toString(),
      });
    expect((await post(headers)).statusCode).toBe(419);
    expect((await post({ origin: 'http://localhost:80' })).statusCode).toBe(303);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303);
  });

  test('[AUTH-11] counts what is wrong, and only that', async () => {
    await using mock = await startMock();
    const statusOf = async (change: Partial<typeof RIGHT>) => {
      const { statusCode } = await mock.app.inject({
        method: 'POST',
        url: '/admin/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        cookies: { [CSRF_COOKIE]: 'token' },
        payload: new URLSearchParams({ ...RIGHT, ...change }).toString(),
      });
      return statusCode;
    };
    for (let i = 0; i < 25; i += 1) expect(await statusOf({})).toBe(303);
    for (let i = 0; i < 10; i += 1) expect(await statusOf({ password: 'ผิด' })).toBe(422);
    expect(await statusOf({ password: 'ผิด' })).toBe(429);
    expect(await statusOf({})).toBe(429);
  });
});
