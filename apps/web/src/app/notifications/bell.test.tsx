import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../../testing/dialogs.ts';
import { fetchFromMock, openWorld, signIn } from '../../testing/mock-backend.ts';
import { SITE } from '../../testing/render-screen.tsx';
import { ApiProvider } from '../api.tsx';
import { createApi } from '../backend.ts';
import { feedKey, queryClient } from '../feed.tsx';
import { SiteProvider } from '../site.tsx';
import Bell from './bell.tsx';

const { listHasCome, letListCome } = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { listHasCome: promise, letListCome: resolve };
});
// The list is code of its own; here it is on its way for as long as the test wants.
vi.mock('./centre.tsx', async (original) => {
  await listHasCome;
  return original();
});

test('[MEM-26] what failed while the list was being opened is failed in it, with a retry', async () => {
  const world = openWorld();
  const api = createApi(SITE, fetchFromMock);
  await signIn(api, '00001');
  world.faults.add({ endpoint: 'memberNotificationList', status: 500, body: {} });
  render(
    <SiteProvider site={SITE}>
      <ApiProvider api={api}>
        <QueryClientProvider client={queryClient}>
          <Bell />
        </QueryClientProvider>
      </ApiProvider>
    </SiteProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'การแจ้งเตือน' }));
  const key = feedKey('memberNotificationList', {});
  await waitFor(() => expect(queryClient.getQueryState(key)?.status).toBe('error'));
  letListCome();
  expect((await screen.findByRole('alert')).textContent).toContain('ไม่สามารถเชื่อมต่อได้');
  screen.getByRole('button', { name: 'ลองใหม่' });
});
