import { ApiError } from '@coop/contracts/api-error';
import type { RequestLimit } from '@coop/contracts/member/requestpromoney';
import { parseBaht, toWire } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Facts } from '@coop/ui/facts';
import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import { useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { feedKey, queryClient } from '../../feed/feed.tsx';
import { type Refusal, refusalOf } from '../../parts/form/refusal.ts';
import { refusalWords } from '../../parts/form/refusal-words.ts';
import { ConfirmDialog } from '../../parts/requests/confirm-dialog.tsx';
import { failureWords, notify } from '../../toasts/notify.ts';
import { FIELD_IDS, type Field } from './field-ids.ts';
import { refWords } from './ref-words.ts';
import { forgetDraft, type RequestDraft } from './request-draft.ts';
import { text } from './text.ts';

interface ConfirmRequestProps {
  readonly draft: RequestDraft;
  readonly limit: RequestLimit;
  readonly onClose: () => void;
  readonly onSent: () => void;
  readonly onRefused: (refusal: Refusal<Field>) => void;
}

/** The typed amount, shown even while amounts are hidden, because the member has to check it. */
function Typed({ satang }: { satang: number }) {
  return (
    <HideAmountsProvider hidden={false}>
      <Amount satang={satang} size="l" unit="บาท" />
    </HideAmountsProvider>
  );
}

/** The confirmation before a request is sent. */
export function ConfirmRequest({ draft, limit, onClose, onSent, onRefused }: ConfirmRequestProps) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const satang = parseBaht(draft.amount) ?? 0;

  const send = async () => {
    setBusy(true);
    try {
      const answer = await api('memberRequestpromoneyCreate', {
        body: {
          idempotency_key: draft.key,
          request_type: limit.request_type,
          ref_no: limit.ref_no,
          amount: toWire(limit.request_type === 'SUBSCRIBE' ? 0 : satang),
          reason: draft.reason,
        },
      });
      const refusal = refusalWords(answer);
      if (refusal !== undefined) return onRefused({ fields: { amount: refusal } });
      notify.success(answer.rc_des);
      forgetDraft();
      await queryClient.invalidateQueries({ queryKey: feedKey('memberRequestpromoneyList', {}) });
      onSent();
    } catch (error) {
      const isTold = error instanceof ApiError && Object.keys(error.fields).length > 0;
      if (isTold) onRefused(refusalOf(error, FIELD_IDS));
      // The dialogue stays open: pressing again sends the same request with the same key.
      else notify.error(failureWords(error));
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
      <Facts
        rows={[
          { term: text.columns.type, value: text.types[limit.request_type] ?? limit.request_type },
          { term: text.columns.ref, value: refWords(limit) },
          ...(limit.request_type === 'SUBSCRIBE'
            ? []
            : [{ term: text.columns.amount, value: <Typed satang={satang} /> }]),
          ...(draft.reason ? [{ term: text.reason, value: draft.reason }] : []),
        ]}
      />
    </ConfirmDialog>
  );
}
