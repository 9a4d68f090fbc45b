import { Navigate, useLocation } from 'react-router';
import type { SessionStore } from '../session/session.ts';
import { endedWords } from './ended-words.ts';

interface ToLogonProps {
  /** Address of the logon page. */
  readonly logon: string;
  readonly store: Pick<SessionStore<unknown>, 'isLeft'>;
  /** Whether a session has ended, which the logon page then says. */
  readonly ended: boolean;
}

/** Redirects a visitor without a session to a logon page, which leads back here afterwards. */
export function ToLogon({ logon, store, ended }: ToLogonProps) {
  const { pathname, search } = useLocation();
  if (store.isLeft()) return <Navigate to={logon} replace />;
  const returnTo = new URLSearchParams({ returnTo: pathname + search });
  const state = ended ? { ended: endedWords(pathname) } : null;
  return <Navigate to={`${logon}?${returnTo}`} state={state} replace />;
}
