import { ApiError } from '@coop/contracts/api-error';
import type { MemberRequestpromoney, RequestLimit } from '@coop/contracts/member/requestpromoney';
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
import { outlookOf } from './outlook.tsx';
import { refWords } from './ref-words.ts';
import { forgetDraft, type RequestDraft } from './request-draft.ts';
import { text } from './text.ts';

interface ConfirmRequestProps {
  readonly draft: RequestDraft;
  readonly data: MemberRequestpromoney;
  readonly limit: RequestLimit;
  readonly onClose: () => void;
  readonly onSent: () => void;
  readonly onRefused: (refusal: Refusal<Field>) => void;
}

/** The confirmation before a request is sent. */
export function ConfirmRequest(props: ConfirmRequestProps) {
  const { draft, data, limit, onClose, onSent, onRefused } = props;
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
      <Reviewed draft={draft} data={data} limit={limit} satang={satang} />
    </ConfirmDialog>
  );
}

type ReviewedProps = Pick<ConfirmRequestProps, 'draft' | 'data' | 'limit'> & {
  readonly satang: number;
};

/** What is asked for and what will come of it; shown even while amounts are hidden. */
function Reviewed({ draft, data, limit, satang }: ReviewedProps) {
  return (
    <HideAmountsProvider hidden={false}>
      <Facts
        rows={[
          { term: text.columns.type, value: text.types[limit.request_type] ?? limit.request_type },
          { term: text.columns.ref, value: refWords(limit) },
          ...(limit.request_type === 'SUBSCRIBE'
            ? []
            : [
                {
                  term: text.amountTerm,
                  value: <Amount satang={satang} size="l" unit="บาท" />,
                },
              ]),
          ...(draft.reason ? [{ term: text.reasonTerm, value: draft.reason }] : []),
          ...outlookOf(data, limit, satang),
        ]}
      />
    </HideAmountsProvider>
  );
}
