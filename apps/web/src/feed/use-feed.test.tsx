import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiProvider } from '../client/api.tsx';
import { createApi } from '../client/backend.ts';
import { memberSession } from '../session/session.ts';
import { fetchFromMock, openWorld, signIn } from '../testing/mock-backend.ts';
import { SITE } from '../testing/render-screen.tsx';
import { connectToasts, type Toast } from '../toasts/notify.ts';
import { askWith, fillInto } from './loader.ts';
import { feedKey, queryClient } from './query-client.ts';
import { useFeed } from './use-feed.ts';

let toasts: Toast[] = [];
let calls: string[] = [];
beforeEach(() => {
  toasts = [];
  calls = [];
  connectToasts((toast) => toasts.push(toast));
});

/** A signed-in member's client that counts its calls. */
async function openApi(member = '00001') {
  const world = openWorld();
  const api = createApi(SITE, (input, init) => {
    calls.push(String(input));
    return fetchFromMock(input, init);
  });
  await signIn(api, member);
  calls = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider api={api}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ApiProvider>
  );
  return { api, world, wrapper };
}

test('a feed that was started early is not asked for again by its screen', async () => {
  const { api, wrapper } = await openApi();
  askWith(api, fillInto(queryClient))('memberShareList', {});
  const { result } = renderHook(() => useFeed('memberShareList', {}), { wrapper });
  await waitFor(() => expect(result.current.data?.share_balance).toBe('480200.00'));
  expect(calls).toEqual(['/api/member/mem_share']);
});

test('[MEM-26] a feed that two parts of a page ask for fails with one toast', async () => {
  const { world, wrapper } = await openApi();
  world.faults.add({ endpoint: 'memberShareList', status: 500, body: {} });
  const { result } = renderHook(
    () => [useFeed('memberShareList', {}), useFeed('memberShareList', {})],
    { wrapper },
  );
  await waitFor(() => expect(result.current.every((feed) => feed.isError)).toBe(true));
  expect(toasts.map(({ text }) => text)).toEqual(['ไม่สามารถเชื่อมต่อได้']);
});

test('[MEM-26] a feed that failed before its screen was there is failed there, and not asked for again', async () => {
  const { api, world, wrapper } = await openApi();
  world.faults.add({ endpoint: 'memberShareList', status: 500, body: {}, times: 1 });
  askWith(api, fillInto(queryClient))('memberShareList', {});
  await waitFor(() => expect(toasts).toHaveLength(1));
  const { result } = renderHook(() => useFeed('memberShareList', {}), { wrapper });
  expect(result.current).toMatchObject({ isError: true, isFetching: false });
  expect(calls).toHaveLength(1);
  await result.current.refetch();
  await waitFor(() => expect(result.current.data?.share_balance).toBe('480200.00'));
});

test('[AUTH-08] a feed that failed with its session is asked for in the next', async () => {
  const { api, world, wrapper } = await openApi();
  vi.spyOn(window, 'alert').mockReturnValue();
  world.faults.add({ endpoint: 'memberShareList', status: 401, body: {}, times: 1 });
  askWith(api, fillInto(queryClient))('memberShareList', {});
  await waitFor(() => expect(memberSession.get()).toBeUndefined());
  await signIn(api, '00001');
  const { result } = renderHook(() => useFeed('memberShareList', {}), { wrapper });
  await waitFor(() => expect(result.current.data?.share_balance).toBe('480200.00'));
});

test('[MEM-26] a refresh that fails keeps the figures that were there', async () => {
  const { world, wrapper } = await openApi();
  const { result } = renderHook(() => useFeed('memberShareList', {}), { wrapper });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  world.faults.add({ endpoint: 'memberShareList', status: 500, body: {} });
  await result.current.refetch();
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(result.current.data?.share_balance).toBe('480200.00');
});

test('[ERR-05] a description in an answer is said as a success', async () => {
  const { world, wrapper } = await openApi();
  const body = { data: '2026-11-19', rc_des: 'ปรับปรุงข้อมูลแล้ว' };
  world.faults.add({ endpoint: 'memberLastUpdateShow', body });
  const { result } = renderHook(() => useFeed('memberLastUpdateShow', {}), { wrapper });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(toasts).toMatchObject([{ tone: 'success', text: 'ปรับปรุงข้อมูลแล้ว' }]);
});

test('one member’s figures are never another’s', async () => {
  await openApi('00001');
  const first = feedKey('memberShareList', {});
  await openApi('00002');
  expect(feedKey('memberShareList', {})).not.toEqual(first);
});

test.each([
  ['[ERR-01]', { status: 200, body: [] }, 'ไม่สามารถเชื่อมต่อได้'],
  ['[ERR-02]', { status: 500, body: { error: 'ปิดบัญชีประจำวัน' } }, 'ปิดบัญชีประจำวัน'],
  ['[ERR-02]', { status: 422, body: { error: 'หลัก', errors: { a: ['รอง'] } } }, 'หลัก'],
  ['[ERR-03]', { status: 422, body: { errors: { from: ['ผิด', 'สอง'], to: ['สาม'] } } }, 'ผิด'],
  ['[ERR-03]', { status: 422, body: { errors: ['ปีผิด'] } }, 'ปีผิด'],
  ['[ERR-03]', { status: 503, body: { message: 'Busy' } }, 'ไม่สามารถเชื่อมต่อได้'],
  ['[ERR-03]', { status: 500, body: { error: '', errors: {} } }, 'ไม่สามารถเชื่อมต่อได้'],
])('%s a feed that fails by %j says %s', async (_, fault, words) => {
  const { world, wrapper } = await openApi();
  world.faults.add({ endpoint: 'memberShareList', ...fault });
  const { result } = renderHook(() => useFeed('memberShareList', {}), { wrapper });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(toasts).toMatchObject([{ title: 'Error', text: words }]);
});
