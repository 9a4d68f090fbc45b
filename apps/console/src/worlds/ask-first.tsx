import { Button } from '@coop/ui/button';
import { Dialog } from '@coop/ui/dialog';
import type { ReactNode } from 'react';

interface AskFirstProps {
  readonly label: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function AskFirst({ label, onConfirm, onClose, children }: AskFirstProps) {
  return (
    <Dialog
      title={label}
      open
      described
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" onClick={onConfirm}>
            {label}
          </Button>
          <Button onClick={onClose}>ยกเลิก</Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
