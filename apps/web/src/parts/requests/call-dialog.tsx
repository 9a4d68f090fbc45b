import type { FollowedKey } from '@coop/contracts/endpoints';
import type { Result } from '@coop/contracts/entry/wire';
import { useState } from 'react';
import { refreshAfter, refreshUnanswered } from '../../feed/refresh-after.ts';
import { notify } from '../../toasts/notify.ts';
import { failureToSay } from '../../toasts/say-failure.ts';
import { refusalWords } from '../form/refusal-words.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

interface CallDialogProps
  extends Omit<ConfirmDialogProps, 'busy' | 'stays' | 'failure' | 'onConfirm'> {
  readonly call: FollowedKey;
  readonly send: () => Promise<Result>;
  /** Says besides the dialog that the call failed. */
  readonly onFailure?: (error: unknown) => void;
}

/** Asks for confirmation before a call is made. Stays open when it fails, for another attempt. */
export function CallDialog(props: CallDialogProps) {
  const { call, send, onFailure, ...dialog } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await send();
      const refused = refusalWords(answer);
      if (refused === undefined) notify.success(answer.rc_des);
      else notify.error(refused);
      await refreshAfter(call);
      dialog.onClose();
    } catch (error) {
      refreshUnanswered(call, error);
      onFailure?.(error);
      setFailure(failureToSay(error));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      variant="danger"
      {...dialog}
      busy={busy}
      failure={failure}
      onConfirm={() => void confirm()}
    />
  );
}
