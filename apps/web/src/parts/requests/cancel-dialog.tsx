import type { FollowedKey } from '@coop/contracts/endpoints';
import { isSuccess } from '@coop/contracts/errors';
import { type ReactNode, useState } from 'react';
import { refreshAfter } from '../../feed/refresh-after.ts';
import { notify } from '../../toasts/notify.ts';
import { sayFailure } from '../../toasts/say-failure.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface CancelDialogProps {
  readonly title: string;
  readonly words: { readonly yes: string; readonly busy: string; readonly keep: string };
  readonly call: FollowedKey;
  /** Makes the call. */
  readonly cancel: () => Promise<{ rc_code: string | number; rc_des: string }>;
  /** Says that the call failed; as in the member area, if left out. */
  readonly onFailure?: (error: unknown) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for confirmation before a request is cancelled. Stays open when the call fails, for another attempt. */
export function CancelDialog(props: CancelDialogProps) {
  const { title, words, call, cancel, onFailure = sayFailure, onClose, children } = props;
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      const { rc_code, rc_des } = await cancel();
      if (isSuccess(rc_code)) notify.success(rc_des);
      else notify.error(rc_des);
      await refreshAfter(call);
      onClose();
    } catch (error) {
      onFailure(error);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={title}
      words={{ yes: words.yes, busy: words.busy, no: words.keep }}
      variant="danger"
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
