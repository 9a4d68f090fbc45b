import { useCallback } from 'react';
import { useApi } from './api.tsx';
import { dropAllDrafts } from './drafts.ts';
import { queryClient } from './feed.tsx';
import { notify } from './notify.ts';
import { forgetFigures } from './offline/figures.ts';
import { memberSession } from './session.ts';

/** Signs the member out: tells the server, shows its message if it has one, forgets everything here whatever it says. */
export function useSignOut(): () => Promise<void> {
  const api = useApi();
  return useCallback(async () => {
    const { message } = await api('memberAuthLogout', {}).catch(() => ({ message: undefined }));
    queryClient.clear();
    dropAllDrafts();
    await forgetFigures();
    // The guard of the routes then leads to the logon page.
    memberSession.clear(true);
    if (message) notify.success(message);
  }, [api]);
}
