import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ApiProvider } from '../client/api.tsx';
import { createApi } from '../client/backend.ts';
import { feedKey, queryClient } from '../feed/query-client.ts';
import { fetchFromMock, openWorld, signIn } from '../testing/mock-backend.ts';
import { SITE } from '../testing/render-screen.tsx';
import { useNotifications } from './use-notifications.ts';

test('[MEM-26] what failed while the list was still being loaded is handed to it as failed', async () => {
  const world = openWorld();
  const api = createApi(SITE, fetchFromMock);
  await signIn(api, '00001');
  world.faults.add({ endpoint: 'memberNotificationList', status: 500, body: {} });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider api={api}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ApiProvider>
  );
  // The bell itself reads the rows alone, to count the new ones.
  const useBell = () => {
    const feed = useNotifications();
    return { feed, count: feed.data?.rows.length };
  };
  const { result } = renderHook(useBell, { wrapper });
  const key = feedKey('memberNotificationList', {});
  await waitFor(() => expect(queryClient.getQueryState(key)?.status).toBe('error'));
  // Read only now, as by a list whose code has just come.
  await waitFor(() => expect(result.current.feed.isError).toBe(true));
});
