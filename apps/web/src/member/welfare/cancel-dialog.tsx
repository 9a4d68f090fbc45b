import { isSuccess } from '@coop/contracts/errors';
import type { WelfareRequest } from '@coop/contracts/member/welfare';
import { Button } from '@coop/ui/button';
import { Dialog } from '@coop/ui/dialog';
import { useState } from 'react';
import { useApi } from '../../app/api.tsx';
import { feedKey, queryClient } from '../../app/feed.tsx';
import { failureWords, notify } from '../../app/notify.ts';
import { text } from './text.ts';

interface CancelDialogProps {
  readonly request: WelfareRequest;
  readonly onClose: () => void;
}

/** Asks once more before a request is taken back. */
export function CancelDialog({ request, onClose }: CancelDialogProps) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const { request_no, welfare_name } = request;

  const cancel = async () => {
    setBusy(true);
    try {
      const { rc_code, rc_des } = await api('memberWelfareCancel', { body: { request_no } });
      if (isSuccess(rc_code)) notify.success(rc_des);
      else notify.error(rc_des);
    } catch (error) {
      notify.error(failureWords(error));
    }
    await queryClient.invalidateQueries({ queryKey: feedKey('memberWelfareList', {}) });
    onClose();
  };
  return (
    <Dialog
      title={text.cancelTitle}
      open
      onClose={onClose}
      footer={
        <>
          <Button
            variant="danger"
            busy={busy}
            busyLabel={text.cancelBusy}
            onClick={() => void cancel()}
          >
            {text.cancelYes}
          </Button>
          <Button onClick={onClose}>{text.cancelKeep}</Button>
        </>
      }
    >
      <p>{text.cancelMore(welfare_name, request_no)}</p>
    </Dialog>
  );
}
