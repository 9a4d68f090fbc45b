import { ApiError } from '@coop/contracts/api-error';
import { CANNOT_CONNECT_TH, isSuccess } from '@coop/contracts/errors';
import type { RequestLimit } from '@coop/contracts/member/requestpromoney';
import { parseBaht, toWire } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { Dialog } from '@coop/ui/dialog';
import { Facts } from '@coop/ui/facts';
import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import { useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { feedKey, queryClient } from '../../feed/feed.tsx';
import { failureWords, notify } from '../../toasts/notify.ts';
import { refWords } from './ref-words.ts';
import { forgetDraft, type RequestDraft } from './request-draft.ts';
import { text } from './text.ts';

interface ConfirmRequestProps {
  readonly draft: RequestDraft;
  readonly limit: RequestLimit;
  readonly onClose: () => void;
  readonly onSent: () => void;
  /** Field name → what the server refuses. */
  readonly onRefused: (problems: Record<string, string>) => void;
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
      const { rc_code, rc_des } = await api('memberRequestpromoneyCreate', {
        body: {
          idempotency_key: draft.key,
          request_type: limit.request_type,
          ref_no: limit.ref_no,
          amount: toWire(limit.request_type === 'SUBSCRIBE' ? 0 : satang),
          reason: draft.reason,
        },
      });
      if (!isSuccess(rc_code)) return onRefused({ amount: rc_des || CANNOT_CONNECT_TH });
      notify.success(rc_des);
      forgetDraft();
      await queryClient.invalidateQueries({ queryKey: feedKey('memberRequestpromoneyList', {}) });
      onSent();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      if (Object.keys(fields).length > 0) onRefused(fields);
      // The dialogue stays open: pressing again sends the same request with the same key.
      else notify.error(failureWords(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={text.confirmTitle}
      open
      onClose={onClose}
      footer={
        <>
          <Button
            variant="primary"
            busy={busy}
            busyLabel={text.sending}
            onClick={() => void send()}
          >
            {text.confirm}
          </Button>
          <Button onClick={onClose}>{text.back}</Button>
        </>
      }
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
    </Dialog>
  );
}
