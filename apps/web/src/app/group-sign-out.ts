import { useCallback } from 'react';
import { useApi } from './api.tsx';
import { dropAllDrafts } from './drafts.ts';
import { queryClient } from './feed.tsx';
import { sayGroupFailure } from './group-failure.ts';
import { notify } from './notify.ts';
import { groupSession } from './session.ts';

/** Signs the agency out: tells the server, shows its message, and forgets the session whatever it says. */
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
    // The guard of the routes then leads to the logon page.
    groupSession.clear();
    queryClient.removeQueries({ predicate: ({ queryKey }) => isGroups(queryKey) });
  }, [api]);
}

/** Whether something in the cache belongs to the agency and not to a member beside it. */
function isGroups([key]: readonly unknown[]): boolean {
  return typeof key === 'string' && key.startsWith('membergroup');
}
