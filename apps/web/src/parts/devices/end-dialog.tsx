import { ApiError } from '@coop/contracts/api-error';
import type { Body, Response } from '@coop/contracts/endpoints';
import type { SignedInDevice } from '@coop/contracts/member/access/session';
import { CancelDialog } from '../requests/cancel-dialog.tsx';
import { text } from './text.ts';

/** What is to be ended: one session, or all but this one. */
export type Ending = { readonly one: SignedInDevice } | { readonly all: true };

/** The calls of an area. */
export interface DeviceCalls {
  readonly call: 'memberSessionEnd' | 'membergroupSessionEnd';
  readonly end: (body: Body<'memberSessionEnd'>) => Promise<Response<'memberSessionEnd'>>;
  /** Says that a call failed; as in the member area, if left out. */
  readonly onFailure?: (error: unknown) => void;
}

interface EndDialogProps {
  readonly ending: Ending;
  readonly calls: DeviceCalls;
  readonly onClose: () => void;
}

/** Asks once more before sessions are ended; afterwards the list is read again. */
export function EndDialog({ ending, calls, onClose }: EndDialogProps) {
  const isOne = 'one' in ending;
  const end = () =>
    calls
      .end(isOne ? { session_id: ending.one.session_id } : { all_others: true })
      .catch((error: unknown) => {
        // A backend that has already forgotten it: what was asked for is so.
        if (error instanceof ApiError && error.status === 404) {
          return { rc_code: '1' as const, rc_des: text.over };
        }
        throw error;
      });
  return (
    <CancelDialog
      title={isOne ? text.askOne : text.askAll}
      words={text.confirm}
      cancel={end}
      call={calls.call}
      {...(calls.onFailure && { onFailure: calls.onFailure })}
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
