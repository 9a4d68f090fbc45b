import { CSRF_COOKIE } from '@coop/contracts/csrf';
import { expect, test } from 'vitest';
import { expectRefusal } from '../testing/refusals.ts';
import { type Mock, startMock } from '../testing/start-mock.ts';

/** Signs an administrator's browser in to view a member. */
async function lookAt(mock: Mock, membership_no: string, reason = 'สมาชิกแจ้งยอดไม่ตรง') {
  const post = (url: string, fields: object, more: Record<string, string> = {}) =>
    mock.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      cookies: { [CSRF_COOKIE]: 'token', ...more },
      payload: new URLSearchParams({ token: 'token', ...fields }).toString(),
    });
  const form = { admin: 'admin', password: 'demo1234', membership_no, reason };
  const { cookies } = await post('/admin/login', form);
  const cookie = { admin_session: cookies[0]?.value ?? '' };
  const page = async () => (await mock.app.inject({ url: '/admin/login', cookies: cookie })).body;
  const open = () => mock.app.inject({ url: '/admin/impersonate/auth/member', cookies: cookie });
  /** Presses the button with these words, optionally with another page's token. */
  const end = async (words: string, token = 'token') => {
    const forms = (await page()).split('<form ').filter((part) => part.includes(words));
    const [, id = ''] = /name="id" value="([^"]*)"/.exec(forms[0] ?? '') ?? [];
    expect(id).not.toBe('');
    return post('/admin/end', { id, token }, cookie);
  };
  return { page, open, end };
}

const GRANT = 'สิ้นสุดสิทธิ์ดู';
const SIGN_IN = 'สิ้นสุดการดู';

test('[AUTH-11] an administrator sees what is open on all devices, and ends one sign-in or a leave with all of it', async () => {
  await using mock = await startMock();
  const office = await lookAt(mock, '4');
  const home = await lookAt(mock, '3', 'ตรวจ <b>เรื่อง</b> ร้องเรียน');
  const { token } = (await office.open()).json();
  const member = await mock.caller({ token });
  const seen = await office.page();
  for (const words of [`${GRANT} 0004`, `${GRANT} 0003`, `${SIGN_IN} 0004`]) {
    expect(seen).toContain(`${words}</button>`);
  }
  expect(seen).toContain('ตรวจ &#60;b&#62;เรื่อง&#60;/b&#62; ร้องเรียน');
  expect(seen).toContain('20 พ.ย. 2569 10:30 น.');
  expect(seen).not.toContain(token);

  expect((await office.end(`${SIGN_IN} 0004`, 'forged')).statusCode).toBe(419);
  await member.ok('memberAuthShow');
  const ended = await office.end(`${SIGN_IN} 0004`);
  expect([ended.statusCode, ended.headers.location]).toEqual([303, '/admin/login']);
  expectRefusal(await member.call('memberAuthShow'), 401);
  expect(await office.page()).toContain(`${GRANT} 0004`);

  const again = await mock.caller({ token: (await home.open()).json().token });
  await office.end(`${GRANT} 0003`);
  expectRefusal(await again.call('memberAuthShow'), 401);
  expect((await home.open()).statusCode).toBe(401);
  expect(await office.page()).not.toContain('0003');
});

test('[AUTH-11] who is not signed in sees nothing and ends nothing, and nobody ends a member’s own sign-in', async () => {
  await using mock = await startMock();
  const office = await lookAt(mock, '4');
  const caller = await mock.signIn('00004');
  const [id = ''] =
    mock.world.sessions.dump(mock.world.clock.now()).find(([, other]) => other.kind === 'member') ??
    [];
  const post = (cookies: Record<string, string>) =>
    mock.app.inject({
      method: 'POST',
      url: '/admin/end',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      cookies: { [CSRF_COOKIE]: 'token', ...cookies },
      payload: new URLSearchParams({ token: 'token', id }).toString(),
    });
  expect((await post({})).statusCode).toBe(303);
  const admin = { kind: 'admin', subject: 'admin', remember: false, viewing: '00004' } as const;
  const session = mock.world.sessions.open(admin, mock.world.clock.now());
  expect((await post({ admin_session: mock.app.signCookie(session) })).statusCode).toBe(303);
  await caller.ok('memberAuthShow');
  expect(await office.page()).not.toContain(SIGN_IN);
  expect((await mock.app.inject({ url: '/admin/login' })).body).not.toContain('ที่เปิดอยู่ตอนนี้');
});
