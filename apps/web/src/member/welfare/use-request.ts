import type { WelfareRight } from '@coop/contracts/member/welfare';
import { MOST_WELFARE_FILES } from '@coop/contracts/member/welfare-limits';
import { useRef, useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { feedKey, queryClient } from '../../feed/query-client.ts';
import { dataUrlOf } from '../../parts/form/data-url.ts';
import { sortPapers } from '../../parts/form/paper-files.ts';
import { refusalOf } from '../../parts/form/refusal.ts';
import { refusalWords } from '../../parts/form/refusal-words.ts';
import { useCheckedErrors } from '../../parts/form/use-checked-errors.ts';
import { notify } from '../../toasts/notify.ts';
import { checkDraft, FIELD_IDS, type Field, SUBMIT_ID } from './check.ts';
import { type Draft, type DraftState, draftKey } from './draft.ts';
import { text } from './text-request.ts';

/** A file that cannot be read any more is no failure of the call. */
const failureOf = (error: unknown) =>
  error instanceof DOMException
    ? { fields: { files: text.need.readableFile } }
    : refusalOf(error, FIELD_IDS);

/** Hears of a request that was sent. */
export type OnSent = (requestNo: string, sent: Draft, right: WelfareRight) => void;

/** Sending the draft. Nothing typed is lost when it fails, and the same draft is never two requests. */
export function useRequest(draft: DraftState, onSent: OnSent) {
  const api = useApi();
  const errors = useCheckedErrors(FIELD_IDS, SUBMIT_ID);
  const [busy, setBusy] = useState(false);
  const [reviewed, setReviewed] = useState<WelfareRight>();
  // A ref, because a second click can arrive before the state is rendered.
  const isSending = useRef(false);

  const post = async (right: WelfareRight) => {
    const { welfare_code, event_date, quantity, pay_to, note } = draft.values;
    const files = await Promise.all(
      draft.values.files.map(async (file) => ({ name: file.name, data: await dataUrlOf(file) })),
    );
    return api('memberWelfareCreate', {
      body: {
        idempotency_key: draftKey(draft.values),
        welfare_code,
        event_date: right.event_label ? event_date : '',
        quantity: right.unit ? Number(quantity) : 1,
        pay_to,
        note,
        files,
      },
    });
  };
  /** Checks what was typed, and shows it once more before it is sent. */
  const review = (right: WelfareRight | undefined) => {
    const fields = checkDraft(draft.values, right);
    if (!right || Object.keys(fields).length > 0) return errors.refuse({ fields });
    errors.clear();
    setReviewed(right);
  };
  const refuse: typeof errors.refuse = (refusal) => {
    setReviewed(undefined);
    errors.refuse(refusal);
  };
  const send = async (right: WelfareRight) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      const answer = await post(right);
      const refusal = refusalWords(answer);
      if (refusal !== undefined) return refuse({ words: [refusal] });
      notify.success(answer.rc_des);
      await queryClient.invalidateQueries({ queryKey: feedKey('memberWelfareList', {}) });
      const sent = draft.values;
      draft.reset();
      onSent(answer.request_no, sent, right);
    } catch (error) {
      refuse(failureOf(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  /** Takes the files that can be sent, and says at once which cannot. */
  const choose = (chosen: readonly File[]) => {
    const { files, keptOut } = sortPapers(chosen, MOST_WELFARE_FILES);
    draft.change({ files });
    if (keptOut.length > 0) errors.refuse({ fields: { ...standing(), files: keptOut.join(' ') } });
    else errors.forget('files');
  };
  const standing = () => {
    const names = Object.keys(FIELD_IDS) as Field[];
    return Object.fromEntries(names.map((name) => [name, errors.errorOf(name) ?? '']));
  };
  const unreview = () => setReviewed(undefined);
  return { ...errors, review, reviewed, unreview, send, choose, busy };
}
