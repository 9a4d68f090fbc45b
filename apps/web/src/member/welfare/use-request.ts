import { ApiError } from '@coop/contracts/api-error';
import { CANNOT_CONNECT_TH, isSuccess } from '@coop/contracts/errors';
import type { WelfareRight } from '@coop/contracts/member/welfare';
import { useRef, useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { feedKey, queryClient } from '../../feed/feed.tsx';
import { failureWords, notify } from '../../toasts/notify.ts';
import { checkDraft, type FieldErrors, fieldsOf } from './check.ts';
import type { DraftState } from './draft.ts';
import { text } from './text-request.ts';

function dataUrlOf(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}

interface Failure {
  readonly fields: FieldErrors;
  /** Message that belongs to no field. */
  readonly words?: string;
}

function failureOf(error: unknown): Failure {
  if (error instanceof DOMException) return { fields: { files: text.need.readableFile } };
  const fields = error instanceof ApiError ? fieldsOf(error.fields) : {};
  return Object.keys(fields).length > 0 ? { fields } : { fields, words: failureWords(error) };
}

/** Sending the draft. Nothing typed is lost when it fails, and the same draft is never two requests. */
export function useRequest(draft: DraftState, onSent: (requestNo: string) => void) {
  const api = useApi();
  const [failure, setFailure] = useState<Failure>();
  const [failures, setFailures] = useState(0);
  const [busy, setBusy] = useState(false);
  // A ref, because a second click can arrive before the state is rendered.
  const isSending = useRef(false);

  const refuse = (next: Failure) => {
    setFailure(next);
    setFailures((count) => count + 1);
  };
  const post = async (right: WelfareRight) => {
    const { welfare_code, event_date, quantity, note } = draft.values;
    const files = await Promise.all(
      draft.values.files.map(async (file) => ({ name: file.name, data: await dataUrlOf(file) })),
    );
    return api('memberWelfareCreate', {
      body: {
        idempotency_key: draft.values.key,
        welfare_code,
        event_date: right.event_label ? event_date : '',
        quantity: right.unit ? Number(quantity) : 1,
        note,
        files,
      },
    });
  };
  const send = async (right: WelfareRight | undefined) => {
    if (isSending.current) return;
    const fields = checkDraft(draft.values, right);
    if (!right || Object.keys(fields).length > 0) return refuse({ fields });
    isSending.current = true;
    setBusy(true);
    try {
      const { rc_code, rc_des, request_no } = await post(right);
      if (!isSuccess(rc_code)) return refuse({ fields: {}, words: rc_des || CANNOT_CONNECT_TH });
      notify.success(rc_des);
      await queryClient.invalidateQueries({ queryKey: feedKey('memberWelfareList', {}) });
      draft.reset();
      onSent(request_no);
    } catch (error) {
      refuse(failureOf(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return { send, busy, failure, failures };
}
