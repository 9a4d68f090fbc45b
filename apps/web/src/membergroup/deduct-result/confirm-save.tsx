import { isSuccess } from '@coop/contracts/errors';
import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Facts } from '@coop/ui/facts';
import { useState } from 'react';
import { useApi } from '../../client/api.tsx';
import { queryClient } from '../../feed/feed.tsx';
import { sayGroupFailure } from '../../feed/group-failure.ts';
import { ConfirmDialog } from '../../parts/requests/confirm-dialog.tsx';
import { notify } from '../../toasts/notify.ts';
import { answersOf, missingSatang } from './shorts.ts';
import { text } from './text.ts';
import type { Shorts } from './use-shorts.ts';

interface ConfirmSaveProps {
  readonly data: GroupDeductResult;
  readonly entries: Shorts;
  readonly onClose: () => void;
}

/** Feeds that change with the result. */
const FOLLOWING = [
  'membergroupDeductResultShow',
  'membergroupDeliveryBookShow',
  'membergroupSummarizeRepShow',
  'membergroupKeeprepShow',
  'membergroupDashboardShow',
];

/** Shows the result in figures and asks for confirmation before it is recorded as a whole. */
export function ConfirmSave({ data, entries, onClose }: ConfirmSaveProps) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const billed = parseBaht(data.billed_amount) ?? 0;
  const missing = missingSatang(entries.shorts, data.lines);
  const save = async () => {
    setBusy(true);
    try {
      const { member_group_no, recv_period } = data;
      const body = { member_group_no, recv_period, lines: answersOf(data, entries.shorts) };
      const { rc_code, rc_des } = await api('membergroupDeductResultCreate', { body });
      if (!isSuccess(rc_code)) return notify.error(rc_des);
      entries.forget();
      notify.success(rc_des, undefined, 'Success');
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [key] }) => FOLLOWING.some((one) => one === key),
      });
      onClose();
    } catch (error) {
      sayGroupFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title={text.confirm}
      words={{ yes: text.confirmSave, busy: text.saving, no: text.back }}
      busy={busy}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Facts
        rows={[
          { term: text.billed, value: <Amount satang={billed} unit="บาท" /> },
          { term: text.missing, value: <Amount satang={missing} unit="บาท" /> },
          { term: text.remitted, value: <Amount satang={billed - missing} unit="บาท" /> },
          { term: text.byForm, value: text.people(formatCount(entries.shorts.length)) },
        ]}
      />
      <p>{text.confirmMore(formatThaiMonth(data.recv_period))}</p>
    </ConfirmDialog>
  );
}
