import { BarTool } from '@coop/ui/bar-tool';
import BellIcon from 'lucide-react/icons/bell';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Area } from '../session/session-end.ts';
import { useLastRead } from './kept.ts';
import { TITLE, useNotifications } from './use-notifications.ts';

const Centre = lazy(() => import('./centre.tsx'));

interface BellProps {
  readonly area: Area;
  /** Number of the member or agency that is signed in. */
  readonly no: string;
}

/** The button that opens the notifications of an area, with the number of new ones. */
export function Bell({ area, no }: BellProps) {
  const [open, setOpen] = useState(false);
  const feed = useNotifications(area);
  const loaded = feed.data?.rows;
  const rows = loaded ?? [];
  const [kept, setLastRead] = useLastRead(area, no);
  const lastRead = kept ?? Number.POSITIVE_INFINITY;
  // Entries that were new when the list was opened stay marked while it is open.
  const [readBefore, setReadBefore] = useState(lastRead);
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
    // A push may have been missed, and agencies get none.
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
          <Centre area={area} feed={feed} readBefore={readBefore} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
