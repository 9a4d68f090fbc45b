import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiProvider } from '../client/api.tsx';
import { createApi } from '../client/backend.ts';
import { feedKey, queryClient } from '../feed/query-client.ts';
import { SiteProvider } from '../site/site.tsx';
import { fetchFromMock, openWorld, signIn } from '../testing/mock-backend.ts';
import { SITE } from '../testing/render-screen.tsx';
import * as push from './push.ts';
import { useListening, useNotifications } from './use-notifications.ts';

afterEach(() => sessionStorage.clear());

/** Does what the page of a member does where the browser has this permission, and gives that answer when asked. */
function listenWith(permission?: NotificationPermission, answer = permission) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const listen = vi.spyOn(push, 'listen').mockReturnValue(() => undefined);
  const Stub = {
    permission,
    requestPermission: vi.fn(async () => {
      Stub.permission = answer;
      return answer;
    }),
  };
  if (permission) vi.stubGlobal('Notification', Stub);
  else Reflect.deleteProperty(window, 'Notification');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider site={SITE}>
      <ApiProvider api={createApi(SITE, fetchFromMock)}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </ApiProvider>
    </SiteProvider>
  );
  renderHook(() => useListening('00001'), { wrapper });
  return { log, listen, asked: Stub.requestPermission };
}

test('[RT-02] permission is asked for at the first gesture, once', async () => {
  const { asked } = listenWith('default', 'granted');
  expect(asked).not.toHaveBeenCalled();
  fireEvent.pointerUp(document.body);
  fireEvent.keyDown(document.body);
  expect(asked).toHaveBeenCalledOnce();
});

test.each(['granted', 'default', 'denied', undefined] as const)(
  '[RT-02] the bell listens, whatever the permission: %s',
  async (permission) => {
    const { listen } = listenWith(permission);
    await waitFor(() => expect(listen).toHaveBeenCalledOnce());
  },
);

test('[RT-05] a push to the member alone has the page that is open read anew, too', async () => {
  const key = feedKey('memberConfirmLetterShow', {});
  queryClient.setQueryData(key, {});
  const { listen } = listenWith('granted');
  await waitFor(() => expect(listen).toHaveBeenCalledOnce());
  const isRead = (isOwn: boolean) => {
    listen.mock.calls[0]?.[1].onChange(isOwn);
    return queryClient.getQueryState(key)?.isInvalidated;
  };
  expect([isRead(false), isRead(true)]).toEqual([false, true]);
});

test('[RT-02] a refusal is logged', async () => {
  const { log } = listenWith('default', 'denied');
  fireEvent.pointerUp(document.body);
  await waitFor(() => expect(log.mock.calls).toEqual([['User blocked notifications.']]));
});

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
    const feed = useNotifications('member');
    return { feed, count: feed.data?.rows.length };
  };
  const { result } = renderHook(useBell, { wrapper });
  const key = feedKey('memberNotificationList', {});
  await waitFor(() => expect(queryClient.getQueryState(key)?.status).toBe('error'));
  // Read only now, as by a list whose code has just come.
  await waitFor(() => expect(result.current.feed.isError).toBe(true));
});

test('[RT-05] a push that was missed is read when the page comes to the front', async () => {
  const world = openWorld();
  const api = createApi(SITE, fetchFromMock);
  await signIn(api, '00001');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider api={api}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ApiProvider>
  );
  const { result } = renderHook(() => useNotifications('member'), { wrapper });
  await waitFor(() => expect(result.current.data).toBeDefined());
  const row = { notification_id: 999_999, title: 'ใหม่' };
  world.faults.add({ endpoint: 'memberNotificationList', body: { rows: [row] } });
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(result.current.data?.rows[0]?.title).toBe('ใหม่'));
});
