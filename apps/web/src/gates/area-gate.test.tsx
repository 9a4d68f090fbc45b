import type { Client } from '@coop/contracts/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiProvider } from '../client/api.tsx';
import { createApi } from '../client/backend.ts';
import { offlineMode } from '../feed/offline-mode.ts';
import { queryClient } from '../feed/query-client.ts';
import { groupOwner, keepDraft } from '../session/drafts.ts';
import { EXPIRED_TEXT } from '../session/expired-text.ts';
import { groupSession, memberSession } from '../session/session.ts';
import { groupClock } from '../session/session-clock.ts';
import { type Area, expireMember } from '../session/session-end.ts';
import { SiteProvider } from '../site/site.tsx';
import '../testing/dialogs.ts';
import { fetchFromMock, openWorld, signIn, signInAgency } from '../testing/mock-backend.ts';
import { SITE } from '../testing/render-screen.tsx';
import { connectToasts } from '../toasts/notify.ts';
import { AreaGate, TermsGate } from './area-gate.tsx';

afterEach(() => act(() => offlineMode.set('live')));

const AT = '/membergroup/deduct_result';

/** Sets the end of the agency's session, as another tab would. */
async function endsIn(ms: number): Promise<void> {
  localStorage.setItem('usermemgroup-end', `1800000 ${Date.now() + ms}`);
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: null })));
}

function Logon() {
  const { pathname, search, state } = useLocation();
  return <p>{`${pathname}${search} ${state?.ended}`}</p>;
}

/** Opens the gate of an area around a word, with a logon page to redirect to. */
function openGate(area: Area, path: string, api = createApi(SITE, fetchFromMock)) {
  queryClient.clear();
  render(
    <SiteProvider site={SITE}>
      <ApiProvider api={api}>
        <MemoryRouter initialEntries={[path]}>
          <QueryClientProvider client={queryClient}>
            <Routes>
              <Route path={path} element={<AreaGate area={area}>ข้อมูล</AreaGate>} />
              <Route path={`/${area}/logon`} element={<Logon />} />
            </Routes>
          </QueryClientProvider>
        </MemoryRouter>
      </ApiProvider>
    </SiteProvider>,
  );
}

/** Answers of a session check that end a member's session, and those that end an agency's. */
const REFUSALS = [
  ['a 401', { status: 401, body: { error: 'หมดอายุ', message: 'หมดอายุ' } }, true, true],
  ['a 400', { status: 400, body: { data: { error: 'หมดอายุ' } } }, true, true],
  [
    'a 400 in a body of 200',
    { status: 200, body: { rc_code: '1', status: 400, data: { error: 'หมดอายุ' } } },
    true,
    true,
  ],
  ['a 401 in a body of 200', { status: 200, body: { rc_code: '1', status: 401 } }, false, true],
  ['no yes', { status: 200, body: { rc_code: '0', rc_des: 'ไม่พบ' } }, true, false],
  ['nothing', { status: 200, body: {} }, true, false],
  ['a yes in a number', { status: 200, body: { rc_code: 1 } }, false, false],
  [
    'an error in a body of 200',
    { status: 200, body: { rc_code: '1', data: { error: 'x' } } },
    false,
    true,
  ],
  ['a failure', { status: 500, body: {} }, true, false],
] as const;

const isChecking = () => screen.getByRole('status').textContent === 'กำลังตรวจสอบการเข้าสู่ระบบ';

describe.each(REFUSALS)(
  '%s to the check of a session',
  (_, { status, body }, endsMember, endsGroup) => {
    test('[WEB-08][AUTH-06][AUTH-07] leads a member to the logon page with one alert unless it says yes', async () => {
      const { faults } = openWorld();
      const alert = vi.spyOn(window, 'alert').mockReturnValue();
      const api = createApi(SITE, fetchFromMock);
      await signIn(api, '00001');
      faults.add({ endpoint: 'memberAuthShow', status, body });
      openGate('member', '/member/share', api);
      expect(isChecking()).toBe(true);
      const word = endsMember
        ? /^\/member\/logon\?returnTo=%2Fmember%2Fshare .* ท่านจะกลับไปยังหน้าเดิม$/
        : 'ข้อมูล';
      await screen.findByText(word);
      expect(memberSession.get() === undefined).toBe(endsMember);
      const words = status === 500 ? `${EXPIRED_TEXT} catch` : EXPIRED_TEXT;
      expect(alert.mock.calls).toEqual(endsMember ? [[words]] : []);
    });

    test('[GRP-12] leads an agency there only if it says that the session is over', async () => {
      const { faults } = openWorld();
      const api = createApi(SITE, fetchFromMock);
      await signInAgency(api, '80010001');
      faults.add({ endpoint: 'membergroupAuthShow', status, body });
      openGate('membergroup', AT, api);
      expect(isChecking()).toBe(true);
      if (endsGroup) await screen.findByText(/^\/membergroup\/logon/);
      else await screen.findByText(status === 500 ? 'ยังโหลดข้อมูลส่วนนี้ไม่ได้' : 'ข้อมูล');
      expect(groupSession.get() === undefined).toBe(endsGroup);
    });
  },
);

test('[WEB-08] without a session, the logon page leads back and says nothing of an end', async () => {
  openWorld();
  // Earlier tests have had sessions on this page.
  vi.spyOn(memberSession, 'ended').mockReturnValue(undefined);
  openGate('member', '/member/share');
  await screen.findByText('/member/logon?returnTo=%2Fmember%2Fshare undefined');
});

test.each([
  [false, 'ท่านจะกลับไปยังหน้าเดิม'],
  [true, 'ท่านจะกลับไปยังหน้าเดิม สิ่งที่กรอกไว้และยังไม่ได้ส่งยังอยู่'],
])(
  '[WEB-08] a session that was over before the gate is opened, with a draft %s, is told, too: %s',
  async (hasDraft, words) => {
    openWorld();
    vi.spyOn(window, 'alert').mockReturnValue();
    const api = createApi(SITE, fetchFromMock);
    await signIn(api, '00001');
    keepDraft('agency', {}, groupOwner('80010001'));
    if (hasDraft) keepDraft('note/kep', { note: 'ถามเจ้าหน้าที่' });
    expireMember(memberSession.get()?.token);
    openGate('member', '/member/share', api);
    await screen.findByText(
      `/member/logon?returnTo=%2Fmember%2Fshare การเข้าสู่ระบบของท่านสิ้นสุดแล้ว เมื่อเข้าสู่ระบบแล้ว ${words}`,
    );
  },
);

test('[AUTH-09] whoever signs out is not led back', async () => {
  openWorld();
  const api = createApi(SITE, fetchFromMock);
  await signIn(api, '00001');
  openGate('member', '/member/share', api);
  await screen.findByText('ข้อมูล');
  memberSession.leave();
  act(() => memberSession.clear());
  await screen.findByText('/member/logon undefined');
});

test('[GRP-12] an agency whose check failed can have it tried again', async () => {
  const { faults } = openWorld();
  const api = createApi(SITE, fetchFromMock);
  await signInAgency(api, '80010001');
  faults.add({ endpoint: 'membergroupAuthShow', status: 500, body: {}, times: 1 });
  openGate('membergroup', AT, api);
  await userEvent.click(await screen.findByRole('button', { name: 'ลองใหม่' }));
  await screen.findByText('ข้อมูล');
});

describe('without a connection', () => {
  test.each([
    ['kept', true],
    ['asking', false],
  ] as const)('a member sees what is %s on the device, unchecked: %s', async (mode, isShown) => {
    openWorld();
    const api = createApi(SITE, fetchFromMock);
    await signIn(api, '00001');
    offlineMode.set(mode);
    openGate('member', '/member/share', api);
    expect(screen.queryByText('ข้อมูล') !== null).toBe(isShown);
    expect(queryClient.isFetching()).toBe(0);
  });

  test('[AUTH-07] a member of whom nothing is kept waits for a connection; the session is then checked, not ended', async () => {
    openWorld();
    const api = createApi(SITE, fetchFromMock);
    await signIn(api, '00001');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    offlineMode.set('none');
    openGate('member', '/member/share', api);
    expect(await screen.findByText(/ไม่มีการเชื่อมต่ออินเทอร์เน็ต/)).toBeDefined();
    expect(queryClient.isFetching()).toBe(0);
    expect(memberSession.get()?.membership_no).toBe('00001');
    act(() => offlineMode.set('live'));
    expect(await screen.findByText('ข้อมูล')).toBeDefined();
  });

  test.each([
    ['member', '00001', true],
    ['membergroup', '80010001', false],
  ] as const)('[MEM-26] what a %s reads is kept on the device: %s %s', async (area, no, isKept) => {
    openWorld();
    const api = createApi(SITE, fetchFromMock);
    await (area === 'member' ? signIn : signInAgency)(api, no);
    const listens = vi.spyOn(queryClient.getQueryCache(), 'subscribe');
    const path = area === 'member' ? '/member/share' : AT;
    openGate(area, path, api);
    await screen.findByText('ข้อมูล');
    expect(listens.mock.calls.length > 0).toBe(isKept);
  });

  test('an agency is checked all the same, and nothing of it is shown before', async () => {
    openWorld();
    const api = createApi(SITE, fetchFromMock);
    await signInAgency(api, '80010001');
    offlineMode.set('kept');
    openGate('membergroup', AT, api);
    expect(isChecking()).toBe(true);
    await screen.findByText('ข้อมูล');
  });
});

test('[WEB-08][GRP-12] the end of an agency’s session is announced, put off with one press, and leads back to the form', async () => {
  openWorld();
  const api = createApi(SITE, fetchFromMock);
  await signIn(api, '00001');
  await signInAgency(api, '80010001');
  openGate('membergroup', AT, api);
  await screen.findByText('ข้อมูล');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await endsIn(60_000);
  await screen.findByRole('alertdialog', { name: 'ท่านยังใช้งานอยู่หรือไม่' });
  await userEvent.click(screen.getByRole('button', { name: 'อยู่ต่อ' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(groupClock.get()?.atMs).toBeGreaterThan(Date.now() + 1_700_000);
  const sentences: string[] = [];
  connectToasts(({ text }) => sentences.push(text));
  await endsIn(0);
  const logon = await screen.findByText(/^\/membergroup\/logon/);
  expect(logon.textContent).toBe(
    '/membergroup/logon?returnTo=%2Fmembergroup%2Fdeduct_result การเข้าสู่ระบบของท่านสิ้นสุดแล้ว เมื่อเข้าสู่ระบบแล้ว ท่านจะกลับไปยังหน้าเดิม',
  );
  expect(groupSession.get()).toBeUndefined();
  expect(sentences).toEqual([EXPIRED_TEXT]);
  expect(memberSession.get()?.membership_no).toBe('00001');
});

function Welcome() {
  return <p>/member/welcome from {useLocation().state?.from}</p>;
}

/** Opens the gate of the terms around a word, with a welcome page to redirect to. */
function openTerms(api: Client) {
  queryClient.clear();
  render(
    <ApiProvider api={api}>
      <MemoryRouter initialEntries={['/member/share?year=2569']}>
        <QueryClientProvider client={queryClient}>
          <Routes>
            <Route path="/member/share" element={<TermsGate>ข้อมูล</TermsGate>} />
            <Route path="/member/welcome" element={<Welcome />} />
          </Routes>
        </QueryClientProvider>
      </MemoryRouter>
    </ApiProvider>,
  );
}

const refusal = (rc_code: string | number) => ({ body: { rc_code } });

test.each([
  ['00008', undefined, '/member/welcome'],
  ['00001', undefined, 'ข้อมูล'],
  ['00008', refusal(1), 'ข้อมูล'],
  ['00008', refusal('1'), 'ข้อมูล'],
  ['00001', refusal('0'), '/member/welcome'],
  ['00001', refusal(2), '/member/welcome'],
  // Whatever is not a readable success leads to where the terms can be accepted.
  ['00001', { status: 500 }, '/member/welcome'],
  ['00001', { drop: true }, '/member/welcome'],
  ['00001', { text: '{"rc_code": "1' }, '/member/welcome'],
  ['00001', { body: { rc_code: ['1'] } }, '/member/welcome'],
  ['00001', { body: {} }, '/member/welcome'],
])(
  '[AUTH-14][ERR-07] the terms let member %s, answered %j, through to %s',
  async (no, fault, word) => {
    const { faults } = openWorld();
    const api = createApi(SITE, fetchFromMock);
    await signIn(api, no);
    if (fault) faults.add({ endpoint: 'memberTermsShow', ...fault });
    openTerms(api);
    expect(screen.queryByText('ข้อมูล')).toBeNull();
    await screen.findByText(word === 'ข้อมูล' ? word : `${word} from /member/share?year=2569`);
  },
);

test.each([
  ['a relative', 'live', { name: 'ลูกสาว', until: '2026-12-20 09:00:00' }],
  ['a member without a connection', 'kept', undefined],
] as const)('[AUTH-14] %s is not asked for the terms', async (_, mode, relative) => {
  openWorld();
  const api = createApi(SITE, fetchFromMock);
  await signIn(api, '00008');
  const session = memberSession.get();
  if (session && relative) memberSession.set({ ...session, relative });
  offlineMode.set(mode);
  openTerms(api);
  expect(screen.getByText('ข้อมูล')).toBeDefined();
  expect(queryClient.isFetching()).toBe(0);
});

test('[AUTH-14] without a session, too, the welcome page comes before the page', async () => {
  openWorld();
  openTerms(createApi(SITE, fetchFromMock));
  await screen.findByText('/member/welcome from /member/share?year=2569');
});

test('[GRP-12] the end of an agency’s session says error and message of the answer, each in a toast', async () => {
  const { faults } = openWorld();
  const api = createApi(SITE, fetchFromMock);
  await signInAgency(api, '80010001');
  const sentences: string[] = [];
  connectToasts(({ title, text }) => sentences.push(`${title}: ${text}`));
  const body = { error: 'เซสชันไม่ถูกต้อง', message: 'กรุณาเข้าใหม่' };
  faults.add({ endpoint: 'membergroupAuthShow', status: 400, body });
  openGate('membergroup', AT, api);
  await screen.findByText(/^\/membergroup\/logon/);
  expect(sentences).toEqual(['Error: เซสชันไม่ถูกต้อง', 'Error: กรุณาเข้าใหม่']);
});

const CLOSED = { message: 'ปิดปรับปรุงระบบ', maintenance_until: '2026-11-20T22:00:00+07:00' };

test.each([
  ['member', '/member/status', 'memberAuthShow'],
  ['membergroup', AT, 'membergroupAuthShow'],
] as const)(
  '[ABI-17] maintenance that is announced ends no session of a %s',
  async (area, path, endpoint) => {
    const api = createApi(SITE, fetchFromMock);
    const { faults } = openWorld();
    await (area === 'member' ? signIn(api, '00001') : signInAgency(api, '80010001'));
    faults.add({ endpoint, status: 503, body: CLOSED, times: 1 });
    openGate(area, path, api);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('ปิดปรับปรุงระบบ คาดว่าเปิดให้บริการ');
    await userEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    await screen.findByText('ข้อมูล');
  },
);
