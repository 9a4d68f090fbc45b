import type { WelfareRight } from '@coop/contracts/member/welfare';
import { formatCount, formatNumber, parseBaht } from '@coop/format/money';
import { digitsOnly } from '@coop/format/thai-digits';
import { Amount } from '@coop/ui/amount';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DateField } from '@coop/ui/date-field';
import { EmptyState } from '@coop/ui/empty-state';
import { ErrorSummary } from '@coop/ui/error-summary';
import { FileField } from '@coop/ui/file-field';
import { SelectField } from '@coop/ui/select-field';
import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import { FIELDS, type Field, type FieldErrors } from './check.ts';
import type { DraftState } from './draft.ts';
import { text } from './text-request.ts';
import { useRequest } from './use-request.ts';
import styles from './welfare.module.css';

interface RequestFormProps {
  /** What the member can ask for now. */
  readonly rights: readonly WelfareRight[];
  readonly draft: DraftState;
  readonly onSent: (requestNo: string) => void;
}

const idOf = (field: Field) => `welfare-${field}`;

function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024
    ? text.kilobytes(formatCount(kilobytes))
    : text.megabytes(formatNumber(Math.round((kilobytes / 1024) * 10) / 10));
}

/** Asking for a welfare payment, with the papers it wants. */
export function RequestForm({ rights, draft, onSent }: RequestFormProps) {
  const { send, busy, failure, failures } = useRequest(draft, onSent);
  const right = rights.find((one) => one.welfare_code === draft.values.welfare_code);
  if (rights.length === 0) {
    return (
      <Card>
        <EmptyState title={text.nothingToAsk}>{text.nothingToAskMore}</EmptyState>
      </Card>
    );
  }
  const errors = failure?.fields ?? {};
  const summary = [
    ...(failure?.words ? [{ fieldId: 'welfare-submit', message: failure.words }] : []),
    ...FIELDS.flatMap((field) => {
      const message = errors[field];
      return message ? [{ fieldId: idOf(field), message }] : [];
    }),
  ];
  return (
    <Card title={text.formTitle}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send(right);
        }}
      >
        {summary.length > 0 && <ErrorSummary key={failures} title={text.failed} errors={summary} />}
        <Kind rights={rights} right={right} draft={draft} error={errors.welfare_code} />
        {right && <Details right={right} draft={draft} errors={errors} />}
        <FileField
          id={idOf('files')}
          name="files"
          label={text.attachments}
          hint={
            <>
              {text.attachmentsHint}
              {right && right.papers.length > 0 && <br />}
              {right && right.papers.length > 0 && text.papers(right.papers.join(', '))}
            </>
          }
          error={errors.files}
          accept="application/pdf,image/jpeg,image/png"
          files={draft.values.files}
          onChange={(files) => draft.change({ files })}
          sizeText={sizeText}
        />
        <Button
          id="welfare-submit"
          type="submit"
          variant="primary"
          busy={busy}
          busyLabel={text.busy}
        >
          {text.submit}
        </Button>
      </form>
    </Card>
  );
}

function Kind(props: {
  rights: readonly WelfareRight[];
  right: WelfareRight | undefined;
  draft: DraftState;
  error: string | undefined;
}) {
  const { rights, right, draft, error } = props;
  return (
    <SelectField
      id={idOf('welfare_code')}
      name="welfare_code"
      label={text.kind}
      error={error}
      hint={
        right && (
          <>
            {text.most} <Amount satang={parseBaht(right.amount)} size="s" unit={text.baht} /> ·{' '}
            {right.reason}
          </>
        )
      }
      value={right?.welfare_code ?? ''}
      options={[
        { value: '', label: text.choose },
        ...rights.map((one) => ({ value: one.welfare_code, label: one.welfare_name })),
      ]}
      onChange={(event) => draft.change({ welfare_code: event.target.value })}
    />
  );
}

function Details(props: { right: WelfareRight; draft: DraftState; errors: FieldErrors }) {
  const { right, draft, errors } = props;
  return (
    <>
      {right.event_label && (
        <DateField
          id={idOf('event_date')}
          name="event_date"
          label={right.event_label}
          hint={text.windowHint(formatCount(right.claim_days))}
          error={errors.event_date}
          value={draft.values.event_date}
          onChange={(event_date) => draft.change({ event_date })}
        />
      )}
      {right.unit && (
        <TextField
          id={idOf('quantity')}
          name="quantity"
          label={text.quantity(right.unit)}
          error={errors.quantity}
          inputMode="numeric"
          autoComplete="off"
          value={draft.values.quantity}
          onChange={(event) => draft.change({ quantity: digitsOnly(event.target.value) })}
        />
      )}
      <TextArea
        id={idOf('note')}
        name="note"
        label={text.note}
        error={errors.note}
        rows={3}
        value={draft.values.note}
        onChange={(event) => draft.change({ note: event.target.value })}
      />
    </>
  );
}
