import { Button, type ButtonVariant } from '@coop/ui/button';
import { Dialog } from '@coop/ui/dialog';
import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly words: { readonly yes: string; readonly busy: string; readonly no: string };
  readonly variant?: ButtonVariant;
  readonly busy: boolean;
  /** It cannot be left while it is busy. */
  readonly stays?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows once more what is going to be done, and does it or not. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, words, variant = 'primary', busy, stays = false, children } = props;
  const isHeld = busy && stays;
  return (
    <Dialog
      title={title}
      open
      onClose={isHeld ? undefined : props.onClose}
      footer={
        <>
          <Button variant={variant} busy={busy} busyLabel={words.busy} onClick={props.onConfirm}>
            {words.yes}
          </Button>
          <Button onClick={props.onClose} disabled={isHeld}>
            {words.no}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
