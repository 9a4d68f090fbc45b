import { ApiError } from '@coop/contracts/api-error';
import type { CallInput } from '@coop/contracts/client';
import type { SignedInDevice } from '@coop/contracts/member/access/session';
import { useApi } from '../../client/api.tsx';
import { CancelDialog } from '../../parts/requests/cancel-dialog.tsx';
import { text } from './text.ts';

/** What is to be ended: one session, or all but this one. */
export type Ending = { readonly one: SignedInDevice } | { readonly all: true };

interface EndDialogProps {
  readonly ending: Ending;
  readonly onClose: () => void;
}

/** Asks once more before sessions are ended; afterwards the list is read again. */
export function EndDialog({ ending, onClose }: EndDialogProps) {
  const api = useApi();
  const isOne = 'one' in ending;
  const body: CallInput<'memberSessionEnd'>['body'] = isOne
    ? { session_id: ending.one.session_id }
    : { all_others: true };
  const end = () =>
    api('memberSessionEnd', { body }).catch((error: unknown) => {
      // A backend that has already forgotten it: what was asked for is so.
      if (error instanceof ApiError && error.status === 404) {
        return { rc_code: '1', rc_des: text.over };
      }
      throw error;
    });
  return (
    <CancelDialog
      title={isOne ? text.askOne : text.askAll}
      words={text.confirm}
      cancel={end}
      feed="memberSessionList"
      onClose={onClose}
    >
      {isOne && (
        <>
          <strong>{ending.one.device || text.unnamed}</strong>
          <br />
        </>
      )}
      {text.askMore}
    </CancelDialog>
  );
}
