import type { Client } from '@coop/contracts/client';
import type { World } from '@coop/mock-api/world/world';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { groupSession, memberSession } from '../session/session.ts';
import { groupClock, memberClock } from '../session/session-clock.ts';
import { fetchFromMock, openWorld, signIn } from '../testing/mock-backend.ts';
import { SITE } from '../testing/render-screen.tsx';
import { createApi } from './backend.ts';

const EXPIRED = 'ขออภัย การเข้าสู่ระบบของท่านหมดอายุแล้ว กรุณาเข้าสู่ระบบใหม่อีกครั้ง';

let alerts: unknown[] = [];
let world: World;
let api: Client;
beforeEach(() => {
  alerts = [];
  vi.spyOn(window, 'alert').mockImplementation((words) => void alerts.push(words));
  world = openWorld();
  api = createApi(SITE, fetchFromMock);
});

test('[AUTH-08] parallel calls with a dead session end it once, with one alert', async () => {
  await signIn(api, '00001');
  world.sessions.endAll('member', '00001');
  const calls = await Promise.allSettled([
    api('memberShareList', {}),
    api('memberLoanList', {}),
    api('memberDepositList', {}),
  ]);
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(localStorage.getItem('user')).toBeNull();
  expect(alerts).toEqual([EXPIRED]);
});

test('a 401 that comes after a new sign-in leaves the new session alone', async () => {
  await signIn(api, '00001');
  world.sessions.endAll('member', '00001');
  const late = api('memberShareList', {});
  // The member signs in again in another tab while the call is on its way.
  const before = memberSession.get();
  if (!before) throw new Error('not signed in');
  memberSession.set({ ...before, token: 'a-newer-token' });
  await expect(late).rejects.toMatchObject({ status: 401 });
  expect(memberSession.get()?.token).toBe('a-newer-token');
  expect(alerts).toEqual([]);
});

test('[AUTH-03] a wrong password is no dead session', async () => {
  await signIn(api, '00002');
  const body = {
    membership_no: '00001',
    mem_password: 'wrong',
    remember: false,
    recaptcha: 'always-pass',
  };
  await expect(api('memberAuthLogin', { body })).rejects.toMatchObject({
    status: 422,
    text: 'เลขทะเบียนหรือรหัสผ่านไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่',
  });
  expect(memberSession.get()?.membership_no).toBe('00002');
  expect(alerts).toEqual([]);
});

test('[GRP-12][GRP-13] a 401 on an agency’s call ends the agency’s session only', async () => {
  await signIn(api, '00001');
  groupSession.set({ token: 'dead', member_group_no: '80010001', member_group_name: 'โรงเรียน' });
  await expect(api('membergroupAuthShow', {})).rejects.toMatchObject({ status: 401 });
  expect(groupSession.get()).toBeUndefined();
  expect(memberSession.get()?.membership_no).toBe('00001');
  expect(alerts).toEqual([]);
});

test('[AUTH-10] every call carries the headers, the CSRF token and the bearer of its area', async () => {
  const seen: { url: string; headers: Headers; credentials: unknown }[] = [];
  const watched: typeof fetch = (input, init) => {
    const { credentials } = init ?? {};
    seen.push({ url: String(input), headers: new Headers(init?.headers), credentials });
    return fetchFromMock(input, init);
  };
  const watchedApi = createApi(SITE, watched);
  await signIn(watchedApi, '00001');
  groupSession.set({ token: 'g', member_group_no: '80010001', member_group_name: 'โรงเรียน' });
  await watchedApi('memberShareList', {});
  await watchedApi('membergroupAuthShow', {}).catch(() => undefined);
  const [member, group] = seen.slice(-2);
  expect(member?.url).toBe('/api/member/mem_share');
  expect(Object.fromEntries(member?.headers ?? [])).toMatchObject({
    accept: 'application/json, text/plain, */*',
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    authorization: `Bearer ${memberSession.get()?.token}`,
  });
  expect(document.cookie).toContain(`XSRF-TOKEN=${member?.headers.get('x-csrf-token')}`);
  expect(member?.credentials).toBe('include');
  expect(group?.headers.get('authorization')).toBe('Bearer g');
});

test('where a cookie holds the token, no call carries what is kept in its place', async () => {
  const bearers: (string | null)[] = [];
  const watched: typeof fetch = (input, init) => {
    bearers.push(new Headers(init?.headers).get('authorization'));
    return fetchFromMock(input, init);
  };
  memberSession.set({
    token: 'cookie-0.1',
    membership_no: '00001',
    member: { prename: 'นาย', member_name: 'สมชาย', member_surname: 'ใจงาม' },
  });
  const cookieApi = createApi({ ...SITE, session: 'cookie' }, watched);
  // The mock of this test has no cookie: the session ends as any other does.
  await expect(cookieApi('memberShareList', {})).rejects.toMatchObject({ status: 401 });
  expect(new Set(bearers)).toEqual(new Set([null]));
  expect(memberSession.get()).toBeUndefined();
  expect(alerts).toEqual([EXPIRED]);
});

test('[LAY-07] a deployment may send calls elsewhere and take the CSRF token from a meta tag', async () => {
  const meta = document.createElement('meta');
  meta.name = 'csrf-token';
  meta.content = 'from-the-page';
  document.head.append(meta);
  const seen: string[] = [];
  const elsewhere = createApi(
    {
      ...SITE,
      api: {
        baseUrl: 'https://api.coop.example',
        paths: { memberShareList: '/v2/shares' },
        csrf: { source: 'meta', name: 'csrf-token' },
      },
    },
    async (input, init) => {
      seen.push(`${init?.method} ${input} ${new Headers(init?.headers).get('x-csrf-token')}`);
      return Response.json({ error: 'ยังไม่เปิด' }, { status: 503 });
    },
  );
  await elsewhere('memberShareList', {}).catch(() => undefined);
  meta.remove();
  expect(seen).toEqual(['POST https://api.coop.example/v2/shares from-the-page']);
});

test('[WEB-08] sign-in, check and every answered call of a session move its end; others do not', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  await signIn(api, '00001');
  expect(memberClock.get()).toEqual({ lifetimeMs: 1_800_000, atMs: 2_800_000 });
  vi.setSystemTime(1_060_000);
  await api('infoMenuShow', {});
  expect(memberClock.get()?.atMs).toBe(2_800_000);
  await api('memberShareList', {});
  expect(memberClock.get()?.atMs).toBe(2_860_000);
  vi.setSystemTime(1_120_000);
  world.faults.add({ endpoint: 'memberShareList', status: 422, body: {}, times: 1 });
  await expect(api('memberShareList', {})).rejects.toMatchObject({ status: 422 });
  expect(memberClock.get()?.atMs).toBe(2_920_000);
  world.faults.add({ endpoint: 'memberShareList', status: 500, times: 1 });
  vi.setSystemTime(1_180_000);
  await expect(api('memberShareList', {})).rejects.toMatchObject({ status: 500 });
  expect(memberClock.get()?.atMs).toBe(2_920_000);
  expect(groupClock.get()).toBeUndefined();
  world.sessions.endAll('member', '00001');
  await expect(api('memberAuthShow', {})).rejects.toMatchObject({ status: 401 });
  expect(memberClock.get()).toBeUndefined();
});

test('[WEB-08] a backend that says nothing about the time of a session is believed', async () => {
  await signIn(api, '00001');
  memberClock.clear();
  world.faults.add({ endpoint: 'memberAuthShow', body: { rc_code: '1' } });
  await api('memberAuthShow', {});
  expect(memberClock.get()).toBeUndefined();
});
