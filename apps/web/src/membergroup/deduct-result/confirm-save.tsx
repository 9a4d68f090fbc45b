import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Facts } from '@coop/ui/facts';
import { ConfirmDialog } from '../../parts/requests/confirm-dialog.tsx';
import { text as shared } from '../text.ts';
import { draftTransferSatang } from '../to-transfer.ts';
import { missingSatang } from './shortfalls.ts';
import { text } from './text.ts';
import { type Saved, useSave } from './use-save.ts';
import type { Shortfalls } from './use-shortfalls.ts';

interface ConfirmSaveProps {
  readonly data: GroupDeductResult;
  readonly entries: Shortfalls;
  readonly onSaved: (saved: Saved) => void;
  readonly onClose: () => void;
}

/** Shows the result in figures and asks for confirmation before it is recorded as a whole. */
export function ConfirmSave({ data, entries, onSaved, onClose }: ConfirmSaveProps) {
  const { busy, save } = useSave(data, entries);
  const confirm = async () => {
    const outcome = await save();
    if (outcome === 'failed') return;
    onClose();
    if (outcome !== 'stale') onSaved(outcome);
  };
  const billed = parseBaht(data.billed_amount);
  const missing = missingSatang(entries.shortfalls, data.lines);
  const transfer = draftTransferSatang(data, missing);
  return (
    <ConfirmDialog
      title={text.confirm}
      words={{ yes: text.confirmSave, busy: text.saving, no: text.back }}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Facts
        rows={[
          { term: text.billed, value: <Amount satang={billed} unit="บาท" /> },
          { term: text.missing, value: <Amount satang={missing} unit="บาท" /> },
          { term: shared.toTransfer, value: <Amount satang={transfer} unit="บาท" /> },
          { term: text.byForm, value: text.people(formatCount(entries.shortfalls.length)) },
        ]}
      />
      <p>{text.confirmMore(formatThaiMonth(data.recv_period))}</p>
    </ConfirmDialog>
  );
}
