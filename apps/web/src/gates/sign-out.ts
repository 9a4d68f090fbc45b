import { ApiError } from '@coop/contracts/api-error';
import { useCallback } from 'react';
import { useApi } from '../client/api.tsx';
import { queryClient } from '../feed/query-client.ts';
import { forgetRead } from '../notifications/kept.ts';
import { endHere } from '../notifications/push-here.ts';
import { forgetFigures } from '../offline/figures.ts';
import { dropAllDrafts } from '../session/drafts.ts';
import { EXPIRED_TEXT } from '../session/expired-text.ts';
import { memberSession } from '../session/session.ts';
import { memberClock } from '../session/session-clock.ts';
import { notify } from '../toasts/notify.ts';

/**
 * Signs the member out: calls the server, shows its message if it has one, drops all local data whatever the answer.
 */
export function useSignOut(): () => Promise<void> {
  const api = useApi();
  return useCallback(async () => {
    memberSession.leave();
    let wasOver = false;
    const { message } = await api('memberAuthLogout', {}).catch((error: unknown) => {
      wasOver = error instanceof ApiError && error.endedSession;
      return { message: undefined };
    });
    // Also where the call has failed: nobody is told on a device that somebody has left.
    void endHere();
    dropAllDrafts();
    await forgetFigures();
    // The gate then redirects to the logon page, and no query of the page that is left runs again.
    memberSession.clear();
    memberClock.clear();
    queryClient.clear();
    // Written again by the bell, if it were still there to see it.
    forgetRead();
    if (message) notify.success(message);
    if (wasOver) window.alert(EXPIRED_TEXT);
  }, [api]);
}
