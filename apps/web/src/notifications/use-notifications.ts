import type { NotificationRow } from '@coop/contracts/member/notification';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../client/api.tsx';
import { requestIdle } from '../feed/offline/request-idle.ts';
import { feedKey } from '../feed/query-client.ts';
import { atFirst } from '../page/first-use.ts';
import type { Area } from '../session/session-end.ts';
import { useSite } from '../site/site.tsx';
import { noteAsked, wasRequested } from './kept.ts';
import { askPermission, GESTURES, permission } from './permission.ts';
import type { Listener } from './push.ts';

export const TITLE = 'การแจ้งเตือน';
const CALLS = {
  member: 'memberNotificationList',
  membergroup: 'membergroupNotificationList',
} as const;

/**
 * Returns the notifications, newest first. They are fetched in the background, so a failure raises no toast; the opened
 * list shows it and offers a retry.
 */
export function useNotifications(
  area: Area,
): UseQueryResult<{ readonly rows: readonly NotificationRow[] }> {
  const api = useApi();
  const call = CALLS[area];
  return useQuery({
    queryKey: feedKey(call, {}),
    queryFn: ({ signal }) => api(call, { signal, body: {} }),
    // What was pushed while nobody listened is asked for, however fresh the list seems.
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    meta: { quiet: true },
    // The lazily loaded list must always be rendered with the current state.
    notifyOnChangeProps: 'all',
  });
}

/** Asks for permission at the first gesture if it was never asked; logs when it cannot be asked. */
function useAskOnce(): void {
  useEffect(() => {
    if (permission() === 'unsupported') console.log('Browser does not support notifications.');
    if (permission() === 'denied') console.log('User blocked notifications.');
    if (permission() !== 'default' || wasRequested()) return;
    return atFirst(GESTURES, () => {
      noteAsked();
      void askPermission();
    });
  }, []);
}

/** Stays connected to the push provider, for the bell's list and the open page; pop-ups need a permission besides. */
export function useListening(membershipNo: string): void {
  const api = useApi();
  const site = useSite();
  const queries = useQueryClient();
  useAskOnce();
  useEffect(() => {
    const listener: Listener = {
      membershipNo,
      authorize: (socket_id, channel_name) =>
        api('memberNotificationAuthShow', { body: { socket_id, channel_name } }),
      // A member's own push may be about what the page shows.
      onChange: (isOwn) =>
        void queries.invalidateQueries(isOwn ? {} : { queryKey: [CALLS.member] }, {
          cancelRefetch: false,
        }),
    };
    let stop: (() => void) | undefined;
    let ended = false;
    requestIdle(async () => {
      const { listen } = await import('./push.ts');
      if (!ended) stop = listen(site, listener);
    });
    return () => {
      ended = true;
      stop?.();
    };
  }, [membershipNo, api, site, queries]);
}
