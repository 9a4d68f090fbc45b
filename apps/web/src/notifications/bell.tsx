import { BarTool } from '@coop/ui/bar-tool';
import BellIcon from 'lucide-react/icons/bell';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useApi } from '../client/api.tsx';
import { useMemberSession } from '../session/session.ts';
import { useLastRead } from './kept.ts';
import { isPushedHere } from './push-here.ts';
import { TITLE, useListening, useNotifications } from './use-notifications.ts';

const Centre = lazy(() => import('./centre.tsx'));

/** The button that opens the notifications, with the number of new ones; while mounted it receives further ones. */
export default function Bell() {
  const [open, setOpen] = useState(false);
  const session = useMemberSession();
  const membershipNo = session?.membership_no ?? '';
  useRenewed(session?.token, session?.impersonated === true);
  const feed = useNotifications();
  const loaded = feed.data?.rows;
  const rows = loaded ?? [];
  const [kept, setLastRead] = useLastRead(membershipNo);
  const lastRead = kept ?? Number.POSITIVE_INFINITY;
  // Entries that were new when the list was opened stay marked while it is open.
  const [readBefore, setReadBefore] = useState(lastRead);
  useListening(membershipNo);
  const newest = rows[0]?.notification_id ?? 0;
  // On the first use of a device nothing counts as new.
  useEffect(() => {
    if (loaded && kept === undefined) setLastRead(newest);
    // What comes while the list is open has been seen, too.
    if (open && newest > lastRead) setLastRead(newest);
  });
  const unread = rows.filter((row) => row.notification_id > lastRead).length;
  const show = () => {
    setReadBefore(lastRead);
    // A push may have been missed.
    void feed.refetch();
    setOpen(true);
  };
  return (
    <>
      <BarTool
        icon={BellIcon}
        label={TITLE}
        count={unread}
        detail={unread > 0 ? `ใหม่ ${unread} รายการ` : undefined}
        onClick={show}
      />
      {open && (
        <Suspense>
          <Centre feed={feed} readBefore={readBefore} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Ties this browser's notices to the current session, unless somebody only looks on. */
function useRenewed(token: string | undefined, isLookedAt: boolean): void {
  const api = useApi();
  useEffect(() => {
    if (token === undefined || isLookedAt || !isPushedHere()) return;
    void import('./renew.ts').then(({ renew }) => renew(api));
  }, [api, token, isLookedAt]);
}
