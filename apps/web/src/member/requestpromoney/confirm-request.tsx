import { ApiError } from '@coop/contracts/api-error';
import { toWire } from '@coop/format/money';
import { Facts } from '@coop/ui/facts';
import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import { useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { feedKey, queryClient } from '../../feed/query-client.ts';
import { FailedTitle } from '../../page/failed-title.tsx';
import { type Refusal, refusalOf } from '../../parts/form/refusal.ts';
import { refusalWords } from '../../parts/form/refusal-words.ts';
import { ConfirmDialog } from '../../parts/requests/confirm-dialog.tsx';
import { notify } from '../../toasts/notify.ts';
import { sayFailure } from '../../toasts/say-failure.ts';
import { FIELD_IDS, type Field } from './field-ids.ts';
import { forgetDraft, requestKey } from './request-draft.ts';
import { factsOf, type Reviewed } from './reviewed.tsx';
import { text } from './text.ts';

interface ConfirmRequestProps {
  readonly reviewed: Reviewed;
  readonly onClose: () => void;
  readonly onSent: (requestNo: string) => void;
  readonly onRefused: (refusal: Refusal<Field>) => void;
}

/** The confirmation before a request is sent. */
export function ConfirmRequest(props: ConfirmRequestProps) {
  const { reviewed, onClose, onSent, onRefused } = props;
  const { limit, satang, reason } = reviewed;
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const send = async () => {
    setBusy(true);
    const { request_type, ref_no } = limit;
    const request = { request_type, ref_no, amount: toWire(satang), reason };
    try {
      const answer = await api('memberRequestpromoneyCreate', {
        body: { ...request, idempotency_key: requestKey(request) },
      });
      const refusal = refusalWords(answer);
      if (refusal !== undefined) return onRefused({ fields: { amount: refusal } });
      notify.success(answer.rc_des);
      forgetDraft();
      await queryClient.invalidateQueries({ queryKey: feedKey('memberRequestpromoneyList', {}) });
      onSent(answer.request_no ?? '');
    } catch (error) {
      const isTold = error instanceof ApiError && Object.keys(error.fields).length > 0;
      if (isTold) return onRefused(refusalOf(error, FIELD_IDS));
      // The dialogue stays open: pressing again sends the same request with the same key.
      setHasFailed(true);
      sayFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      title={text.confirmTitle}
      words={{ yes: text.confirm, busy: text.sending, no: text.back }}
      busy={busy}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {hasFailed && <FailedTitle />}
      {/* Shown even while amounts are hidden. */}
      <HideAmountsProvider hidden={false}>
        <Facts rows={factsOf(reviewed)} />
      </HideAmountsProvider>
    </ConfirmDialog>
  );
}
