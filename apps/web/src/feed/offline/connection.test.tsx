import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ApiProvider } from '../../client/api.tsx';
import { createApi } from '../../client/backend.ts';
import { fetchFromMock, openWorld, signIn } from '../../testing/mock-backend.ts';
import { SITE } from '../../testing/render-screen.tsx';
import { offlineMode } from '../offline-mode.ts';
import { queryClient } from '../query-client.ts';
import { useFeed } from '../use-feed.ts';
import { watchConnection } from './connection.ts';

watchConnection();
afterEach(() => act(() => offlineMode.set('live')));

const comesBack = () => act(() => void dispatchEvent(new Event('online')));

/** Opens a list that no answer comes for, as without a connection, and counts its calls. */
async function openWithoutConnection() {
  const { faults } = openWorld();
  const calls: string[] = [];
  const api = createApi(SITE, (input, init) => {
    calls.push(String(input));
    return fetchFromMock(input, init);
  });
  await signIn(api, '00001');
  calls.length = 0;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider api={api}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ApiProvider>
  );
  const open = () => renderHook(() => useFeed('memberShareList', {}), { wrapper });
  offlineMode.set('kept');
  faults.add({ endpoint: 'memberShareList', drop: true, times: 1 });
  const shown = open();
  await waitFor(() => expect(shown.result.current.isError).toBe(true));
  return { open, shown, calls };
}

test('[MEM-26] what failed for want of a connection is asked for once as soon as there is one', async () => {
  const { shown, calls } = await openWithoutConnection();
  comesBack();
  await waitFor(() => expect(shown.result.current.data?.share_balance).toBe('480200.00'));
  expect(calls).toHaveLength(2);
});

test.each(['before', 'after'])(
  '[MEM-26] so it is where its page is left %s there is one and opened again',
  async (when) => {
    const { open, shown } = await openWithoutConnection();
    if (when === 'before') shown.unmount();
    comesBack();
    shown.unmount();
    const { result } = open();
    await waitFor(() => expect(result.current.data?.share_balance).toBe('480200.00'));
  },
);
