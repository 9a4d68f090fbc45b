import { ApiError } from '@coop/contracts/api-error';
import type { Response } from '@coop/contracts/endpoints';
import { FailedState } from '@coop/ui/failed-state';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '../client/api.tsx';
import { sayGroupFailure } from '../feed/group-failure.ts';
import { EXPIRED_TEXT } from '../session/expired-text.ts';
import { groupSession, useGroupSession } from '../session/session.ts';
import { groupClock } from '../session/session-clock.ts';
import { expireGroup } from '../session/session-end.ts';
import { paths } from '../site/paths.ts';
import { failureWords } from '../toasts/notify.ts';
import { groupCheck } from './gate-queries.ts';
import { useGroupSignOut } from './group-sign-out.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { SessionGuard } from './session-guard.tsx';
import { ToLogon } from './to-logon.tsx';

/** Statuses that mean the session is over, of the HTTP answer or inside its body. */
const OVER: readonly (number | undefined)[] = [400, 401];

/** Only the statuses of a dead session refuse; the rest of the answer is not documented. */
function isRefusal({ status, data }: Response<'membergroupAuthShow'>): boolean {
  return OVER.includes(status) || Boolean(data?.error);
}

function useGroupCheck(token: string) {
  const check = useQuery(groupCheck(useApi(), token));
  const { error, data } = check;
  const refused = data !== undefined && isRefusal(data);
  useEffect(() => {
    if (refused) expireGroup(token);
  }, [refused, token]);
  useEffect(() => {
    if (!error) return;
    sayGroupFailure(error);
    if (error instanceof ApiError && OVER.includes(error.status)) expireGroup(token);
  }, [error, token]);
  return { ...check, isPassed: check.isSuccess && !refused };
}

/** Lets through an agency whose session the server confirms; shows the loading screen meanwhile. */
export function GroupGate({ children }: { children: ReactNode }) {
  const session = useGroupSession();
  const [atFirst] = useState(session);
  if (!session) {
    return (
      <ToLogon logon={paths.membergroup.logon} store={groupSession} ended={atFirst !== undefined} />
    );
  }
  return <CheckedSession token={session.token}>{children}</CheckedSession>;
}

function CheckedSession({ token, children }: { token: string; children: ReactNode }) {
  const check = useGroupCheck(token);
  if (check.isPassed) {
    return (
      <>
        {children}
        <GroupGuard token={token} />
      </>
    );
  }
  // A failed request neither confirms nor ends the session.
  if (check.isError) {
    return (
      <main id="main" className="stack">
        <FailedState
          detail={failureWords(check.error)}
          onRetry={() => void check.refetch()}
          busy={check.isFetching}
        />
      </main>
    );
  }
  return <LoadingScreen of="membergroup" />;
}

/** Announces the end of the session; one press puts it off. */
function GroupGuard({ token }: { token: string }) {
  const api = useApi();
  const signOut = useGroupSignOut();
  const stay = async () => {
    if (isRefusal(await api('membergroupAuthShow', {}))) expireGroup(token);
  };
  return (
    <SessionGuard
      clock={groupClock}
      onStay={stay}
      onLeave={() => void signOut()}
      onOver={() => expireGroup(token, [EXPIRED_TEXT])}
    />
  );
}
