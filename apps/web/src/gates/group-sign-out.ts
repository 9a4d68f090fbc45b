import { useCallback } from 'react';
import { useApi } from '../client/api.tsx';
import { sayGroupFailure } from '../feed/group-failure.ts';
import { isGroups, queryClient } from '../feed/query-client.ts';
import { dropAllDrafts } from '../session/drafts.ts';
import { groupSession } from '../session/session.ts';
import { groupClock } from '../session/session-clock.ts';
import { notify } from '../toasts/notify.ts';

/** Signs the agency out: calls the server, shows its message, and drops the session whatever the answer. */
export function useGroupSignOut(): () => Promise<void> {
  const api = useApi();
  return useCallback(async () => {
    groupSession.leave();
    try {
      const { message } = await api('membergroupAuthLogout', {});
      if (message) notify.success(message);
    } catch (error) {
      sayGroupFailure(error);
    }
    dropAllDrafts('group');
    // The gate then redirects to the logon page.
    groupSession.clear();
    groupClock.clear();
    queryClient.removeQueries({ predicate: ({ queryKey }) => isGroups(queryKey) });
  }, [api]);
}
