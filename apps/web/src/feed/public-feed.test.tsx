import { ApiError } from '@coop/contracts/api-error';
import type { Client } from '@coop/contracts/client';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WrittenAnswer } from '../written/written-page.ts';

const TOPIC = { body: { topic_id: 103 } };

// Whether the cache of feeds is loaded is known to a module, so each test begins with fresh ones.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.doUnmock('./live-feed.ts');
  vi.resetModules();
});

/** A page that came with this answer, and a backend that answers so. */
async function open(written: WrittenAnswer | undefined, answer: unknown = { title: 'จากการถาม' }) {
  const { usePublicFeed } = await import('./public-feed.ts');
  const { findLive, loadLive } = await import('./live.ts');
  const { ApiProvider } = await import('../client/api.tsx');
  const { NOT_WRITTEN, WrittenPageContext } = await import('../written/written-page.ts');
  const api = vi.fn(async (_key: string, _input: unknown) => answer);
  const page = { ...NOT_WRITTEN, at: 1_234, read: () => written };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider api={api as unknown as Client}>
      <WrittenPageContext value={page}>{children}</WrittenPageContext>
    </ApiProvider>
  );
  return { usePublicFeed, findLive, loadLive, api, wrapper };
}

test('[WEB-04] what came with the page is shown as of then; nothing is loaded and nobody asked', async () => {
  const { usePublicFeed, findLive, api, wrapper } = await open({
    data: { title: 'ข่าว' },
    isWhole: true,
  });
  const { result } = renderHook(() => usePublicFeed('infoTopicShow', TOPIC), { wrapper });
  expect(result.current).toMatchObject({
    data: { title: 'ข่าว' },
    isPending: false,
    isFetching: false,
    isError: false,
    dataUpdatedAt: 1_234,
  });
  await act(async () => {});
  expect(findLive()).toBeUndefined();
  expect(api).not.toHaveBeenCalled();
});

test('[WEB-04] what did not come with the page is asked for', async () => {
  const { usePublicFeed, api, wrapper } = await open(undefined);
  const { result } = renderHook(() => usePublicFeed('infoTopicShow', TOPIC), { wrapper });
  expect(result.current).toMatchObject({ isPending: true, isFetching: true });
  await waitFor(() => expect(result.current.data).toEqual({ title: 'จากการถาม' }));
  expect(api).toHaveBeenCalledTimes(1);
  expect(api).toHaveBeenCalledWith('infoTopicShow', expect.objectContaining(TOPIC));
});

test('[WEB-04] a feed without an input waits', async () => {
  const { usePublicFeed, findLive, wrapper } = await open(undefined);
  const { result } = renderHook(() => usePublicFeed('infoTopicShow', undefined), { wrapper });
  await act(async () => {});
  expect(result.current.isPending).toBe(true);
  expect(findLive()).toBeUndefined();
});

test('[WEB-02] a refusal that came with the page stays, also when others ask, until somebody tries again', async () => {
  const error = new ApiError('http', 'infoTopicShow', { status: 404 });
  const { usePublicFeed, loadLive, api, wrapper } = await open({ error, isWhole: true });
  const { result } = renderHook(() => usePublicFeed('infoTopicShow', TOPIC), { wrapper });
  expect(result.current).toMatchObject({ isError: true, error });
  await act(async () => void (await loadLive()));
  expect(result.current).toMatchObject({ isError: true, error });
  expect(api).not.toHaveBeenCalled();
  act(() => void result.current.refetch());
  await waitFor(() => expect(result.current.data).toEqual({ title: 'จากการถาม' }));
  expect(result.current.isError).toBe(false);
  expect(api).toHaveBeenCalledTimes(1);
});

test('[PUB-17] whoever has own posts sees the public part at once, and asks for the rest', async () => {
  const { usePublicFeed, api, wrapper } = await open(
    { data: { rows: [], total: 44 }, isWhole: false },
    { rows: [], total: 45 },
  );
  const input = { body: { page: 1, mine: ['key'] } };
  const { result } = renderHook(() => usePublicFeed('infoBoardList', input), { wrapper });
  expect(result.current.data).toMatchObject({ total: 44 });
  await waitFor(() => expect(result.current.data).toMatchObject({ total: 45 }));
  expect(api).toHaveBeenCalledWith('infoBoardList', expect.objectContaining(input));
});

test('[MEM-26] code that cannot be downloaded is said as a failure, and trying again loads it', async () => {
  let isOffline = true;
  vi.doMock('./live-feed.ts', async (importOriginal) => {
    if (isOffline) throw new Error('offline');
    return importOriginal();
  });
  const { usePublicFeed, api, wrapper } = await open(undefined);
  const { result } = renderHook(() => usePublicFeed('infoTopicShow', TOPIC), { wrapper });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(result.current).toMatchObject({ isPending: false, error: { kind: 'network' } });
  expect(api).not.toHaveBeenCalled();
  isOffline = false;
  act(() => void result.current.refetch());
  expect(result.current).toMatchObject({ isError: false, isPending: true });
  await waitFor(() => expect(result.current.data).toEqual({ title: 'จากการถาม' }));
});
