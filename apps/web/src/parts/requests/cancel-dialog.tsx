import type { EndpointKey } from '@coop/contracts/endpoints';
import { isSuccess } from '@coop/contracts/errors';
import { type ReactNode, useState } from 'react';
import { feedKey, queryClient } from '../../feed/query-client.ts';
import { notify } from '../../toasts/notify.ts';
import { sayFailure } from '../../toasts/say-failure.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface CancelDialogProps {
  readonly title: string;
  readonly words: { readonly yes: string; readonly busy: string; readonly keep: string };
  /** Cancels the request. */
  readonly cancel: () => Promise<{ rc_code: string | number; rc_des: string }>;
  /** The feed that lists the request. */
  readonly feed: EndpointKey;
  /** Says that the call failed; as in the member area, if left out. */
  readonly onFailure?: (error: unknown) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for confirmation before a request is cancelled. Stays open when the call fails, for another attempt. */
export function CancelDialog(props: CancelDialogProps) {
  const { title, words, cancel, feed, onFailure = sayFailure, onClose, children } = props;
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      const { rc_code, rc_des } = await cancel();
      if (isSuccess(rc_code)) notify.success(rc_des);
      else notify.error(rc_des);
      await queryClient.invalidateQueries({ queryKey: feedKey(feed, {}) });
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
