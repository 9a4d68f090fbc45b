import { ApiError } from '@coop/contracts/api-error';
import { useCallback } from 'react';
import { useApi } from '../client/api.tsx';
import { sayGroupFailure } from '../feed/group-failure.ts';
import { forgetFigures } from '../feed/offline/figures.ts';
import { isGroups, queryClient } from '../feed/query-client.ts';
import { forgetRead } from '../notifications/kept.ts';
import { endHere } from '../notifications/push-here.ts';
import { dropAllDrafts } from '../session/drafts.ts';
import { EXPIRED_TEXT } from '../session/expired-text.ts';
import { type Area, SESSIONS } from '../session/session-end.ts';
import { notify } from '../toasts/notify.ts';

const CALLS = { member: 'memberAuthLogout', membergroup: 'membergroupAuthLogout' } as const;

function sayFailure(area: Area, error: unknown): void {
  if (area === 'membergroup') sayGroupFailure(error);
  else if (error instanceof ApiError && error.endedSession) window.alert(EXPIRED_TEXT);
}

/** Signs out: calls the server, shows its message, drops all local data of the area whatever the answer. */
export function useSignOut(area: Area = 'member'): () => Promise<void> {
  const api = useApi();
  return useCallback(async () => {
    const { session, clock } = SESSIONS[area];
    session.leave();
    const [answer] = await Promise.allSettled([api(CALLS[area], {})]);
    dropAllDrafts(area);
    if (area === 'member') {
      // Also after a failed call: a device must not show notices of somebody who has left.
      void endHere();
      // In WebKit a page in the page cache may hold their store, until nobody comes back to it.
      void forgetFigures();
    }
    // The gate then redirects to the logon page, and no query of the page that is left runs again.
    session.clear();
    clock.clear();
    if (area === 'member') queryClient.clear();
    else queryClient.removeQueries({ predicate: ({ queryKey }) => isGroups(queryKey) });
    // Last, because the bell would write it again if it were still mounted.
    forgetRead(area);
    if (answer.status === 'rejected') sayFailure(area, answer.reason);
    else if (answer.value.message) notify.success(answer.value.message);
  }, [api, area]);
}
