import { ApiError } from '@coop/contracts/api-error';
import type { Response } from '@coop/contracts/endpoints';
import { isSuccess } from '@coop/contracts/errors';
import { Skeleton } from '@coop/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useApi } from '../client/api.tsx';
import { FailedPlace } from '../feed/failed-place.tsx';
import { sayGroupFailure } from '../feed/group-failure.ts';
import { keepWhileSignedIn, watchConnection } from '../feed/offline/connection.ts';
import { useOfflineMode } from '../feed/offline-mode.ts';
import { hasDrafts } from '../session/drafts.ts';
import { EXPIRED_TEXT } from '../session/expired-text.ts';
import { memberSession } from '../session/session.ts';
import { type Area, expireGroup, expireMember, SESSIONS } from '../session/session-end.ts';
import { paths } from '../site/paths.ts';
import { useIsPrerendered } from '../site/rendered-page.ts';
import { gateQuery, SESSION_CALLS } from './gate-queries.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { useRelativeWatch } from './relative-watch.ts';
import { SessionGuard } from './session-guard.tsx';
import { useSignOut } from './sign-out.ts';

watchConnection();

/** Builds the message here, so that the logon page stays small. */
function endedWords(area: Area): string {
  const typed = hasDrafts(area) ? ' สิ่งที่กรอกไว้และยังไม่ได้ส่งยังอยู่' : '';
  return `การเข้าสู่ระบบของท่านสิ้นสุดแล้ว เมื่อเข้าสู่ระบบแล้ว ท่านจะกลับไปยังหน้าเดิม${typed}`;
}

/**
 * Redirects a visitor without a session, or one whose session has ended, to a logon page, which leads back here; a
 * relative, who has no password, to where relatives enter.
 */
function ToLogon({ area }: { readonly area: Area }) {
  const { pathname, search } = useLocation();
  const { logon } = paths[area];
  const { session } = SESSIONS[area];
  if (session.isLeft()) return <Navigate to={logon} replace />;
  const ended = session.ended();
  if (ended && 'relative' in ended) {
    return <Navigate to={paths.member.relative} state={{ hasEnded: true }} replace />;
  }
  const returnTo = new URLSearchParams({ returnTo: pathname + search });
  const state = ended ? { ended: endedWords(area) } : null;
  return <Navigate to={`${logon}?${returnTo}`} state={state} replace />;
}

type Check = Response<'memberAuthShow'>;

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

const isMaintenance = (error: unknown) =>
  error instanceof ApiError && error.maintenance !== undefined;

/** Statuses that end the session of an agency, of the HTTP answer or inside its body. */
const isOver = (status: number | undefined) => status === 400 || status === 401;

/** Each area's handling of an answer to the check, of a failed check, and of the end (specification 4, 8, 9). */
const RULES = {
  member: {
    isRefusal: ({ rc_code, status, data }: Check) =>
      !isSuccess(rc_code) || (status === 400 && Boolean(data?.error)),
    expire: expireMember,
    // A 401 has already ended the session; 400 also means that it is over; anything else is a failed request.
    // Maintenance that is announced ends nobody's session.
    onFailure(error: unknown, token: string) {
      if (!isMaintenance(error)) expireMember(token, statusOf(error) === 400 ? '' : ' catch');
    },
    onOver: (token: string) => expireMember(token),
  },
  membergroup: {
    isRefusal: ({ status, data }: Check) => isOver(status) || Boolean(data?.error),
    expire: expireGroup,
    onFailure(error: unknown, token: string) {
      sayGroupFailure(error);
      if (isOver(statusOf(error))) expireGroup(token);
    },
    onOver: (token: string) => expireGroup(token, [EXPIRED_TEXT]),
  },
};

interface GateProps {
  readonly area: Area;
  readonly children: ReactNode;
}

/** Renders its children once the server confirms the session; until then, and on the server, the loading screen. */
export function AreaGate({ area, children }: GateProps) {
  const { subscribe, get } = SESSIONS[area].session;
  const token = useSyncExternalStore(
    subscribe,
    () => get()?.token,
    () => undefined,
  );
  if (useIsPrerendered()) return <LoadingScreen of={area} />;
  if (!token) return <ToLogon area={area} />;
  return (
    <CheckedSession area={area} token={token}>
      {children}
    </CheckedSession>
  );
}

function useSessionCheck(area: Area, token: string, enabled: boolean) {
  const { isRefusal, expire, onFailure } = RULES[area];
  const check = useQuery({ ...gateQuery(SESSION_CALLS[area][0], useApi(), token), enabled });
  const { data, error } = check;
  const isRefused = data !== undefined && isRefusal(data);
  useEffect(() => {
    if (isRefused) expire(token);
    if (error) onFailure(error, token);
  }, [isRefused, error, token, expire, onFailure]);
  return { ...check, isPassed: check.isSuccess && !isRefused };
}

function CheckedSession({ area, token, children }: GateProps & { readonly token: string }) {
  const isMember = area === 'member';
  const mode = useOfflineMode();
  // Offline the session cannot be checked: a remembered member sees only the figures stored on this device.
  const check = useSessionCheck(area, token, !isMember || mode === 'live');
  useEffect(() => (isMember ? keepWhileSignedIn() : undefined), [isMember, token]);
  if (check.isPassed || (isMember && mode === 'kept')) {
    return (
      <>
        {children}
        {check.isPassed && <Guard area={area} token={token} />}
      </>
    );
  }
  if (isMember && mode === 'none') return <WithoutConnection />;
  // A failed request neither confirms nor ends the session of an agency.
  if (!check.isError || (isMember && !isMaintenance(check.error)))
    return <LoadingScreen of={area} />;
  return (
    <main id="main" className="stack">
      <FailedPlace
        error={check.error}
        onRetry={() => void check.refetch()}
        busy={check.isFetching}
      />
    </main>
  );
}

// Kept by the service worker of who is remembered.
const OfflinePage = lazy(async () => ({
  default: (await import('../page/messages/offline-page.tsx')).OfflinePage,
}));

/** Waits for a connection, with which the page opens by itself and the session is checked. */
const WithoutConnection = () => (
  <Suspense fallback={<LoadingScreen of="member" />}>
    <OfflinePage />
  </Suspense>
);

/** Announces the end of the session, which a press can put off. */
function Guard({ area, token }: { readonly area: Area; readonly token: string }) {
  const { isRefusal, expire, onOver } = RULES[area];
  const api = useApi();
  const signOut = useSignOut(area);
  const stay = async () => {
    if (isRefusal(await api(SESSION_CALLS[area][0], {}))) expire(token);
  };
  const { pathname, search } = useLocation();
  const isRelative = area === 'member' && memberSession.get()?.relative !== undefined;
  useRelativeWatch(isRelative, pathname + search, stay);
  return (
    <SessionGuard
      clock={SESSIONS[area].clock}
      onStay={stay}
      onLeave={() => void signOut()}
      onOver={() => onOver(token)}
    />
  );
}

/** Lets members through who have accepted the terms; others are redirected to the welcome page. */
export function TermsGate({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const mode = useOfflineMode();
  const { token, relative } = memberSession.get() ?? {};
  // The terms are between the cooperative and the member.
  const enabled = mode === 'live' && !relative;
  const terms = useQuery({ ...gateQuery('memberTermsShow', useApi(), token), enabled });
  if (mode === 'kept' || relative) return children;
  if (terms.isPending) return <Skeleton blocks={['3rem', '10rem', '20rem']} />;
  if (isSuccess(terms.data?.rc_code)) return children;
  const from = pathname + search;
  return <Navigate to={paths.member.welcome} state={{ from }} replace />;
}
