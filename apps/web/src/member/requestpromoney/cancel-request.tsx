import { isSuccess } from '@coop/contracts/errors';
import { Button } from '@coop/ui/button';
import { Dialog } from '@coop/ui/dialog';
import { useState } from 'react';
import { useApi } from '../../app/api.tsx';
import { feedKey, queryClient } from '../../app/feed.tsx';
import { failureWords, notify } from '../../app/notify.ts';
import { text } from './text.ts';

/** Asks once more before a request is taken back. */
export function CancelRequest({ requestNo, onClose }: { requestNo: string; onClose: () => void }) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      const { rc_code, rc_des } = await api('memberRequestpromoneyCancel', {
        body: { request_no: requestNo },
      });
      if (isSuccess(rc_code)) notify.success(rc_des);
      else notify.error(rc_des);
      await queryClient.invalidateQueries({ queryKey: feedKey('memberRequestpromoneyList', {}) });
      onClose();
    } catch (error) {
      notify.error(failureWords(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={text.cancelTitle(requestNo)}
      open
      onClose={onClose}
      footer={
        <>
          <Button
            variant="danger"
            busy={busy}
            busyLabel={text.cancelling}
            onClick={() => void cancel()}
          >
            {text.cancel}
          </Button>
          <Button onClick={onClose}>{text.keep}</Button>
        </>
      }
    >
      <p>{text.cancelMore}</p>
    </Dialog>
  );
}
