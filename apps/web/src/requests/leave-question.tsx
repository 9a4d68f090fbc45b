import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Blocker, useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveQuestionProps {
  readonly isTyped: boolean;
  /** Words about what becomes of what was typed. */
  readonly children?: string;
}

function followHistory(listener: () => void) {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/** Asks before a page is left or closed while something is typed on it and not sent. */
export function LeaveQuestion({
  isTyped,
  children = 'สิ่งที่ท่านกรอกไว้ยังไม่ได้ส่ง หากออกจากหน้านี้ต้องกรอกใหม่',
}: LeaveQuestionProps) {
  // The browser asks in its own words before the tab is closed.
  useBeforeUnload((event) => {
    if (isTyped) event.preventDefault();
  });
  const blocker = useBlocker(
    // What was sent, and a session that has ended, lead on in place of the page.
    ({ historyAction, currentLocation, nextLocation }) =>
      isTyped && historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname,
  );
  // A question stands in the history, too, as an entry over that of the page (packages/ui, dialog): it comes when a router
  // that was kept from going back is at the page again, and is gone before the router goes on.
  const isBack = useSyncExternalStore(
    followHistory,
    () => location.pathname !== blocker.location?.pathname,
    () => true,
  );
  const [leaving, setLeaving] = useState<Blocker>();
  useEffect(() => leaving?.proceed?.(), [leaving]);
  if (blocker.state !== 'blocked' || leaving === blocker || !isBack) return null;
  return (
    <ConfirmDialog
      title="ออกจากหน้านี้หรือไม่"
      words={{ yes: 'ออกจากหน้านี้', busy: 'กำลังออกจากหน้านี้', no: 'กรอกต่อ' }}
      busy={false}
      onConfirm={() => setLeaving(blocker)}
      onClose={blocker.reset}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
