import { Button } from '@coop/ui/button';
import BellIcon from 'lucide-react/icons/bell';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useMemberSession } from '../session/session.ts';
import { useLastRead } from './kept.ts';
import { text } from './text.ts';
import { useListening, useNotifications } from './use-notifications.ts';

const Centre = lazy(() => import('./centre.tsx'));

/** Opens the notifications and tells how many are new; while it stands here the page listens for more. */
export default function Bell() {
  const [open, setOpen] = useState(false);
  const membershipNo = useMemberSession()?.membership_no ?? '';
  const feed = useNotifications();
  const loaded = feed.data?.rows;
  const rows = loaded ?? [];
  const [kept, setLastRead] = useLastRead(membershipNo);
  const lastRead = kept ?? Number.POSITIVE_INFINITY;
  // What was new when the list was opened stays marked while one reads it.
  const [readBefore, setReadBefore] = useState(lastRead);
  useListening(membershipNo);
  const newest = rows[0]?.notification_id ?? 0;
  // What was there before this device was first used is no news to it.
  useEffect(() => {
    if (loaded && kept === undefined) setLastRead(newest);
  });
  const unread = rows.filter((row) => row.notification_id > lastRead).length;
  const show = () => {
    setReadBefore(lastRead);
    if (newest > lastRead) setLastRead(newest);
    setOpen(true);
  };
  return (
    <>
      <Button variant="quiet" icon={<BellIcon />} onClick={show}>
        {text.open(unread)}
      </Button>
      {open && (
        <Suspense>
          <Centre feed={feed} readBefore={readBefore} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
