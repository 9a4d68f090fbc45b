import type { WelfareRight } from '@coop/contracts/member/welfare';
import { useRef, useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { feedKey, queryClient } from '../../feed/feed.tsx';
import { dataUrlOf } from '../../parts/form/data-url.ts';
import { refusalOf } from '../../parts/form/refusal.ts';
import { refusalWords } from '../../parts/form/refusal-words.ts';
import { useCheckedErrors } from '../../parts/form/use-checked-errors.ts';
import { notify } from '../../toasts/notify.ts';
import { checkDraft, FIELD_IDS, SUBMIT_ID } from './check.ts';
import type { DraftState } from './draft.ts';
import { text } from './text-request.ts';

/** A file that cannot be read any more is no failure of the call. */
const failureOf = (error: unknown) =>
  error instanceof DOMException
    ? { fields: { files: text.need.readableFile } }
    : refusalOf(error, FIELD_IDS);

/** Sending the draft. Nothing typed is lost when it fails, and the same draft is never two requests. */
export function useRequest(draft: DraftState, onSent: (requestNo: string) => void) {
  const api = useApi();
  const errors = useCheckedErrors(FIELD_IDS, SUBMIT_ID);
  const [busy, setBusy] = useState(false);
  // A ref, because a second click can arrive before the state is rendered.
  const isSending = useRef(false);

  const post = async (right: WelfareRight) => {
    const { welfare_code, event_date, quantity, pay_to, note } = draft.values;
    const files = await Promise.all(
      draft.values.files.map(async (file) => ({ name: file.name, data: await dataUrlOf(file) })),
    );
    return api('memberWelfareCreate', {
      body: {
        idempotency_key: draft.values.key,
        welfare_code,
        event_date: right.event_label ? event_date : '',
        quantity: right.unit ? Number(quantity) : 1,
        pay_to,
        note,
        files,
      },
    });
  };
  const send = async (right: WelfareRight | undefined) => {
    if (isSending.current) return;
    const fields = checkDraft(draft.values, right);
    if (!right || Object.keys(fields).length > 0) {
      return errors.refuse({ fields });
    }
    isSending.current = true;
    setBusy(true);
    try {
      const answer = await post(right);
      const refusal = refusalWords(answer);
      if (refusal !== undefined) return errors.refuse({ words: [refusal] });
      notify.success(answer.rc_des);
      await queryClient.invalidateQueries({ queryKey: feedKey('memberWelfareList', {}) });
      draft.reset();
      onSent(answer.request_no);
    } catch (error) {
      errors.refuse(failureOf(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return { ...errors, send, busy };
}
