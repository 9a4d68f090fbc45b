import type { NotificationRow } from '@coop/contracts/member/notification';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../client/api.tsx';
import { feedKey } from '../feed/feed.tsx';
import { useSite } from '../site/site.tsx';
import { noteAsked, wasAsked } from './kept.ts';
import { askPermission, atNextGesture, permission, usePermission } from './permission.ts';
import type { Listener } from './push.ts';

const KEY = 'memberNotificationList';

/**
 * The notifications that were sent, newest first. They are read in the background, so a failure raises no toast: whoever
 * opens the list is told, and can ask again.
 */
export function useNotifications(): UseQueryResult<{ readonly rows: readonly NotificationRow[] }> {
  const api = useApi();
  return useQuery({
    queryKey: feedKey(KEY, {}),
    queryFn: ({ signal }) => api(KEY, { signal, body: {} }),
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    meta: { quiet: true },
    // The list is loaded when it is opened, and must not meanwhile be handed what was true before.
    notifyOnChangeProps: 'all',
  });
}

/** Asks for permission at the first gesture where it was never asked, and says in the log where it cannot be. */
function useAskOnce(): void {
  useEffect(() => {
    if (permission() === 'unsupported') console.log('Browser does not support notifications.');
    if (permission() === 'denied') console.log('User blocked notifications.');
    if (permission() !== 'default' || wasAsked()) return;
    return atNextGesture(() => {
      noteAsked();
      void askPermission();
    });
  }, []);
}

/** Connects to the push provider as soon as the person has allowed notifications, and for as long. */
export function useListening(membershipNo: string): void {
  const api = useApi();
  const site = useSite();
  const queries = useQueryClient();
  const granted = usePermission() === 'granted';
  useAskOnce();
  useEffect(() => {
    if (!granted) return;
    const listener: Listener = {
      membershipNo,
      authorize: (socket_id, channel_name) =>
        api('memberNotificationAuthShow', { body: { socket_id, channel_name } }),
      onChange: () => void queries.invalidateQueries({ queryKey: [KEY] }),
    };
    let stop: (() => void) | undefined;
    let ended = false;
    void import('./push.ts').then(({ listen }) => {
      if (!ended) stop = listen(site, listener);
    });
    return () => {
      ended = true;
      stop?.();
    };
  }, [granted, membershipNo, api, site, queries]);
}
