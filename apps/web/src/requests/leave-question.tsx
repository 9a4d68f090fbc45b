import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before a page is left whose form is kept nowhere, while something is typed and not sent. */
export function LeaveQuestion({ isTyped }: { readonly isTyped: boolean }) {
  const { state, proceed, reset } = useBlocker(
    // What was sent, and a session that has ended, lead on in place of the page.
    ({ historyAction }) => isTyped && historyAction !== 'REPLACE',
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
      <p>สิ่งที่ท่านกรอกไว้ยังไม่ได้ส่ง หากออกจากหน้านี้ต้องกรอกใหม่</p>
    </ConfirmDialog>
  );
}
