import { useEffect } from 'react';
import { useApi } from '../client/api.tsx';
import { useMemberSession } from '../session/session.ts';
import { Bell } from './bell.tsx';
import { isPushedHere } from './push-here.ts';
import { useListening } from './use-notifications.ts';

/** The member's bell; while mounted it receives further notifications. */
export default function MemberBell() {
  const session = useMemberSession();
  const membershipNo = session?.membership_no ?? '';
  useRenewed(session?.token, session?.impersonated === true);
  useListening(membershipNo);
  return <Bell area="member" no={membershipNo} />;
}

/** Ties this browser's notices to the current session, unless somebody only looks on. */
function useRenewed(token: string | undefined, isLookedAt: boolean): void {
  const api = useApi();
  useEffect(() => {
    if (token === undefined || isLookedAt || !isPushedHere()) return;
    void import('./renew.ts').then(({ renew }) => renew(api));
  }, [api, token, isLookedAt]);
}
