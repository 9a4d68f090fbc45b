import { ApiError } from '@coop/contracts/api-error';
import type { Response } from '@coop/contracts/endpoints';
import { isSuccess } from '@coop/contracts/errors';
import { Skeleton } from '@coop/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useApi } from '../client/api.tsx';
import { useOfflineMode } from '../feed/offline-mode.ts';
import { keepWhileSignedIn, watchConnection } from '../offline/connection.ts';
import { memberSession, useMemberSession } from '../session/session.ts';
import { memberClock } from '../session/session-clock.ts';
import { expireMember } from '../session/session-end.ts';
import { paths } from '../site/paths.ts';
import { memberCheck, memberTerms } from './gate-queries.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { SessionGuard } from './session-guard.tsx';
import { useSignOut } from './sign-out.ts';
import { ToLogon } from './to-logon.tsx';

watchConnection();

function useTerms() {
  // The terms are between the cooperative and the member.
  const enabled = useOfflineMode() === 'live' && !memberSession.get()?.relative;
  return useQuery({ ...memberTerms(useApi(), memberSession.get()?.token), enabled });
}

/** The status of an invalid session, of the HTTP answer or inside its body (specification 9). */
const SESSION_INVALID = 400;

/** A refusal of the session check: 400 with data.error, or any code but success (specification 4). */
function isRefusal({ rc_code, status, data }: Response<'memberAuthShow'>): boolean {
  return !isSuccess(rc_code) || (status === SESSION_INVALID && Boolean(data?.error));
}

function useSessionCheck(token: string, enabled: boolean) {
  const check = useQuery({ ...memberCheck(useApi(), token), enabled });
  const refused = check.data !== undefined && isRefusal(check.data);
  useEffect(() => {
    if (refused) expireMember(token);
  }, [refused, token]);
  useEffect(() => {
    if (!check.error) return;
    // A 401 has already ended the session; 400 also means that it is over; anything else is a failed request.
    const isOver = check.error instanceof ApiError && check.error.status === SESSION_INVALID;
    expireMember(token, isOver ? '' : ' catch');
  }, [check.error, token]);
  return check.isSuccess && !refused;
}

/** Lets through a member whose session the server confirms; shows the loading screen meanwhile. */
export function MemberGate({ children }: { children: ReactNode }) {
  const session = useMemberSession();
  const [atFirst] = useState(session);
  if (!session) {
    return (
      <ToLogon logon={paths.member.logon} store={memberSession} ended={atFirst !== undefined} />
    );
  }
  return <CheckedSession token={session.token}>{children}</CheckedSession>;
}

function CheckedSession({ token, children }: { token: string; children: ReactNode }) {
  useTerms();
  const mode = useOfflineMode();
  // Offline the session cannot be checked: a remembered member sees only the figures stored on this device.
  const isConfirmed = useSessionCheck(token, mode === 'live');
  useEffect(keepWhileSignedIn, [token]);
  if (!isConfirmed && mode !== 'kept') return <LoadingScreen />;
  return (
    <>
      {children}
      {isConfirmed && <MemberGuard token={token} />}
    </>
  );
}

/** Announces the end of the session; one press puts it off. */
function MemberGuard({ token }: { token: string }) {
  const api = useApi();
  const signOut = useSignOut();
  const stay = async () => {
    if (isRefusal(await api('memberAuthShow', {}))) expireMember(token);
  };
  return (
    <SessionGuard
      clock={memberClock}
      onStay={stay}
      onLeave={() => void signOut()}
      onOver={() => expireMember(token)}
    />
  );
}

/** Lets through a member who has accepted the terms; anything else leads to the welcome page. */
export function TermsGate({ children }: { children: ReactNode }) {
  const terms = useTerms();
  const { pathname, search } = useLocation();
  const mode = useOfflineMode();
  if (mode === 'kept' || memberSession.get()?.relative) return children;
  if (terms.isPending) return <Skeleton blocks={['3rem', '10rem', '20rem']} />;
  if (isSuccess(terms.data?.rc_code)) return children;
  const from = pathname + search;
  return <Navigate to={paths.member.welcome} state={{ from }} replace />;
}
