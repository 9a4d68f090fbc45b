import { useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface LeaveQuestionProps {
  readonly isTyped: boolean;
  /** Words about what becomes of what was typed. */
  readonly children?: string;
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
  const { state, proceed, reset } = useBlocker(
    // What was sent, and a session that has ended, lead on in place of the page.
    ({ historyAction, currentLocation, nextLocation }) =>
      isTyped && historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname,
  );
  if (state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="ออกจากหน้านี้หรือไม่"
      words={{ yes: 'ออกจากหน้านี้', busy: 'กำลังออกจากหน้านี้', no: 'กรอกต่อ' }}
      busy={false}
      onConfirm={proceed}
      onClose={reset}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
