import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { DateField } from '@coop/ui/date-field';
import { Facts } from '@coop/ui/facts';
import { FileField } from '@coop/ui/file-field';
import { TextField } from '@coop/ui/text-field';
import { FormSummary } from '../../../parts/form/form-summary.tsx';
import { ConfirmDialog } from '../../../parts/requests/confirm-dialog.tsx';
import styles from '../deduct-result.module.css';
import { text } from '../text.ts';
import { LONGEST_REFERENCE, SLIP_TYPES, TRANSFER_IDS, type Transfer } from './transfer.ts';
import { type Question, useTransfer } from './use-transfer.ts';

const words = text.transfer;

interface TransferFormProps {
  readonly data: GroupDeductResult;
  readonly onSent: (sent: Transfer) => void;
}

/** Says that the money has been transferred: day, amount, reference, picture of the bank's slip. */
export function TransferForm({ data, onSent }: TransferFormProps) {
  const { typed, change, send, busy, errorOf, summary, question } = useTransfer(data, onSent);
  return (
    <form noValidate className={styles.transfer} onSubmit={send}>
      <FormSummary title={words.failed} {...summary} />
      <DateField
        id={TRANSFER_IDS.transferred_date}
        name="transferred_date"
        label={words.date}
        error={errorOf('transferred_date')}
        value={typed.transferred_date}
        onChange={(transferred_date) => change({ transferred_date })}
      />
      <TextField
        id={TRANSFER_IDS.amount}
        name="amount"
        label={words.amount}
        inputMode="decimal"
        autoComplete="off"
        error={errorOf('amount')}
        value={typed.amount}
        onChange={(event) => change({ amount: event.target.value })}
      />
      <TextField
        id={TRANSFER_IDS.reference}
        name="reference"
        label={words.reference}
        hint={words.referenceHint}
        autoComplete="off"
        maxLength={LONGEST_REFERENCE}
        error={errorOf('reference')}
        value={typed.reference}
        onChange={(event) => change({ reference: event.target.value })}
      />
      <FileField
        id={TRANSFER_IDS.slip}
        label={words.slip}
        hint={words.slipHint}
        accept={SLIP_TYPES.join(',')}
        files={typed.file ? [typed.file] : []}
        // One slip a transfer: the last chosen file counts.
        onChange={(files) => change({ file: files.at(-1) })}
        sizeText={(bytes) => text.kb(formatCount(Math.ceil(bytes / 1_000)))}
        error={errorOf('slip')}
      />
      <Button type="submit" variant="primary" busy={busy} busyLabel={words.sending}>
        {words.send}
      </Button>
      {question && <AskAboutSum {...question} />}
    </form>
  );
}

/** Asks before less than the sum is sent; what is missing stays the agency's debt. */
function AskAboutSum({ satang, left, answer }: Question) {
  const { ask } = words;
  return (
    <ConfirmDialog
      title={ask.title}
      words={{ yes: ask.yes, busy: words.sending, no: text.back }}
      busy={false}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <Facts
        rows={[
          { term: words.left, value: <Amount satang={left} unit="บาท" /> },
          { term: words.amount, value: <Amount satang={satang} unit="บาท" /> },
          { term: ask.missing, value: <Amount satang={left - satang} unit="บาท" /> },
        ]}
      />
    </ConfirmDialog>
  );
}
