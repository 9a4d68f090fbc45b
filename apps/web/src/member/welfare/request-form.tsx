import type { MemberWelfare, WelfareRight } from '@coop/contracts/member/welfare';
import { formatCount, formatNumber, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { DateField } from '@coop/ui/date-field';
import { EmptyState } from '@coop/ui/empty-state';
import { Facts } from '@coop/ui/facts';
import { FileField } from '@coop/ui/file-field';
import { HideAmountsProvider } from '@coop/ui/hide-amounts';
import { SelectField } from '@coop/ui/select-field';
import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import { FormSummary } from '../../parts/form/form-summary.tsx';
import { PAPER_TYPES } from '../../parts/form/paper-files.ts';
import { ConfirmDialog } from '../../parts/requests/confirm-dialog.tsx';
import { FIELD_IDS, type Field, SUBMIT_ID } from './check.ts';
import type { DraftState } from './draft.ts';
import { requestFacts } from './request-facts.tsx';
import { text } from './text-request.ts';
import { type OnSent, useRequest } from './use-request.ts';
import styles from './welfare.module.css';

/** A number that is too large is refused with words, not cut off. */
const LONGEST_QUANTITY = 9;

type ErrorOf = (field: Field) => string | undefined;

interface RequestFormProps {
  /** What the member can ask for now. */
  readonly rights: readonly WelfareRight[];
  /** Where the money can go; nothing to choose where the backend names none. */
  readonly accounts: MemberWelfare['pay_accounts'];
  readonly draft: DraftState;
  readonly onSent: OnSent;
}

function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024
    ? text.kilobytes(formatCount(kilobytes))
    : text.megabytes(formatNumber(Math.round((kilobytes / 1024) * 10) / 10));
}

/** Asking for a welfare payment, with the papers it wants. */
export function RequestForm({ rights, accounts = [], draft, onSent }: RequestFormProps) {
  const request = useRequest(draft, onSent);
  const { review, reviewed, unreview, send, busy, errorOf, summary, choose } = request;
  const right = rights.find((one) => one.welfare_code === draft.values.welfare_code);
  if (rights.length === 0) {
    return (
      <Card>
        <EmptyState title={text.nothingToAsk}>{text.nothingToAskMore}</EmptyState>
      </Card>
    );
  }
  return (
    <Card title={text.formTitle}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          review(right);
        }}
      >
        <FormSummary title={text.failed} {...summary} />
        <Kind rights={rights} right={right} draft={draft} error={errorOf('welfare_code')} />
        {right && <Details right={right} draft={draft} errorOf={errorOf} />}
        {right && accounts.length > 1 && (
          <SelectField
            id={FIELD_IDS.pay_to}
            name="pay_to"
            label={text.payTo}
            error={errorOf('pay_to')}
            value={draft.values.pay_to}
            options={accounts.map((one) => ({ value: one.account_no, label: one.label }))}
            onChange={(event) => draft.change({ pay_to: event.target.value })}
          />
        )}
        <FileField
          id={FIELD_IDS.files}
          name="files"
          label={text.attachments}
          hint={
            <>
              {text.attachmentsHint}
              {right && right.papers.length > 0 && <br />}
              {right && right.papers.length > 0 && text.papers(right.papers.join(', '))}
            </>
          }
          error={errorOf('files')}
          accept={PAPER_TYPES.join(',')}
          files={draft.values.files}
          onChange={choose}
          sizeText={sizeText}
        />
        {draft.values.lostFiles.length > 0 && (
          <Band tone="waiting" title={text.lostFiles(draft.values.lostFiles.join(', '))}>
            {text.lostFilesMore}
          </Band>
        )}
        <Button id={SUBMIT_ID} type="submit" variant="primary">
          {text.review}
        </Button>
      </form>
      {reviewed && (
        <ConfirmDialog
          title={text.confirmTitle}
          words={{ yes: text.submit, busy: text.busy, no: text.back }}
          busy={busy}
          onConfirm={() => void send(reviewed)}
          onClose={unreview}
        >
          {/* Shown even while amounts are hidden. */}
          <HideAmountsProvider hidden={false}>
            <Facts rows={requestFacts(draft.values, reviewed, accounts)} />
          </HideAmountsProvider>
        </ConfirmDialog>
      )}
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
      id={FIELD_IDS.welfare_code}
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

function Details(props: { right: WelfareRight; draft: DraftState; errorOf: ErrorOf }) {
  const { right, draft, errorOf } = props;
  return (
    <>
      {right.event_label && (
        <DateField
          id={FIELD_IDS.event_date}
          name="event_date"
          label={right.event_label}
          hint={text.windowHint(formatCount(right.claim_days))}
          error={errorOf('event_date')}
          value={draft.values.event_date}
          onChange={(event_date) => draft.change({ event_date })}
        />
      )}
      {right.unit && (
        <TextField
          id={FIELD_IDS.quantity}
          name="quantity"
          label={text.quantity(right.unit)}
          error={errorOf('quantity')}
          inputMode="numeric"
          autoComplete="off"
          digits={LONGEST_QUANTITY}
          value={draft.values.quantity}
          onChange={(event) => draft.change({ quantity: event.target.value })}
        />
      )}
      <TextArea
        id={FIELD_IDS.note}
        name="note"
        label={text.note}
        error={errorOf('note')}
        rows={3}
        value={draft.values.note}
        onChange={(event) => draft.change({ note: event.target.value })}
      />
    </>
  );
}
