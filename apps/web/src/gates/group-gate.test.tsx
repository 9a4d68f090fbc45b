import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { ApiProvider } from '../client/api.tsx';
import { createApi } from '../client/backend.ts';
import { queryClient } from '../feed/query-client.ts';
import { groupSession, memberSession } from '../session/session.ts';
import { groupClock } from '../session/session-clock.ts';
import { SiteProvider } from '../site/site.tsx';
import '../testing/dialogs.ts';
import { fetchFromMock, openWorld, signIn, signInAgency } from '../testing/mock-backend.ts';
import { SITE } from '../testing/render-screen.tsx';
import { GroupGate } from './group-gate.tsx';

const AT = '/membergroup/deduct_result';

/** What another tab has done to the time of the agency's session. */
async function endsIn(ms: number): Promise<void> {
  localStorage.setItem('usermemgroup-end', `1800000 ${Date.now() + ms}`);
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: null })));
}

function Logon() {
  const { pathname, search, state } = useLocation();
  return <p>{`${pathname}${search} ${state?.ended}`}</p>;
}

test('[WEB-08][GRP-12] the end of an agency’s session is announced, put off with one press, and leads back to the form', async () => {
  openWorld();
  const api = createApi(SITE, fetchFromMock);
  await signIn(api, '00001');
  await signInAgency(api, '80010001');
  queryClient.clear();
  render(
    <SiteProvider site={SITE}>
      <ApiProvider api={api}>
        <MemoryRouter initialEntries={[AT]}>
          <QueryClientProvider client={queryClient}>
            <Routes>
              <Route path={AT} element={<GroupGate>ผลการหัก</GroupGate>} />
              <Route path="/membergroup/logon" element={<Logon />} />
            </Routes>
          </QueryClientProvider>
        </MemoryRouter>
      </ApiProvider>
    </SiteProvider>,
  );
  await screen.findByText('ผลการหัก');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await endsIn(60_000);
  await screen.findByRole('alertdialog', { name: 'ท่านยังใช้งานอยู่หรือไม่' });
  await userEvent.click(screen.getByRole('button', { name: 'อยู่ต่อ' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(groupClock.get()?.atMs).toBeGreaterThan(Date.now() + 1_700_000);
  await endsIn(0);
  const logon = await screen.findByText(/^\/membergroup\/logon/);
  expect(logon.textContent).toBe(
    '/membergroup/logon?returnTo=%2Fmembergroup%2Fdeduct_result การเข้าสู่ระบบของท่านสิ้นสุดแล้ว เมื่อเข้าสู่ระบบแล้ว ท่านจะกลับไปยังแบบฟอร์มเดิม',
  );
  expect(groupSession.get()).toBeUndefined();
  expect(memberSession.get()?.membership_no).toBe('00001');
});
