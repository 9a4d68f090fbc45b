import { Band } from '@coop/ui/band';
import { Button, type ButtonVariant } from '@coop/ui/button';
import { Dialog } from '@coop/ui/dialog';
import type { ReactNode } from 'react';
import { FailedTitle } from '../page/failed-title.tsx';

/** Brings what is said above a long question into sight. */
const show = (box: HTMLElement | null) => box?.scrollIntoView?.({ block: 'nearest' });

export interface ConfirmDialogProps {
  readonly title: ReactNode;
  readonly words: { readonly yes: string; readonly busy: string; readonly no: string };
  readonly variant?: ButtonVariant;
  readonly busy: boolean;
  /** Reason why the last try failed. The page is inert behind the question, and so are its toasts. */
  readonly failure?: string | undefined;
  /** Heads the failure. */
  readonly failed?: string;
  /** It cannot be left while it is busy. */
  readonly stays?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows once more what is going to be done, and does it or not. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, words, variant = 'primary', busy, failure, stays = false, children } = props;
  const { failed = 'ทำรายการไม่สำเร็จ' } = props;
  const isHeld = busy && stays;
  return (
    <Dialog
      title={title}
      open
      described
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
      <div className="stack">
        {failure !== undefined && (
          <div ref={show}>
            <FailedTitle />
            <Band tone="negative" title={failed} live>
              {failure}
            </Band>
          </div>
        )}
        <div>{children}</div>
      </div>
    </Dialog>
  );
}
