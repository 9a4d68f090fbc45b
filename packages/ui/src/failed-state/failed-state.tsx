import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';

export type FailedStateProps = {
  title?: string;
  /** Meaning for the member, and what to do. */
  detail?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
};

export function FailedState({
  title = 'ยังโหลดข้อมูลส่วนนี้ไม่ได้',
  detail = 'ข้อมูลของท่านไม่ได้หายไป กรุณาตรวจสอบสัญญาณอินเทอร์เน็ตแล้วลองใหม่',
  onRetry,
  busy = false,
}: FailedStateProps) {
  const retry = onRetry ? (
    <Button icon={<RotateCw />} onClick={onRetry} busy={busy} busyLabel="กำลังโหลด…">
      ลองใหม่
    </Button>
  ) : null;
  return (
    <div role="alert">
      <EmptyState title={title} action={retry} icon={<CloudOff />}>
        {detail}
      </EmptyState>
    </div>
  );
}
