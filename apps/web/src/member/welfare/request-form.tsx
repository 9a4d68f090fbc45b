import type { MemberWelfare, WelfareRight } from '@coop/contracts/member/welfare';
import { formatCount, formatNumber } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { DateField } from '@coop/ui/date-field';
import { FileField } from '@coop/ui/file-field';
import { SelectField } from '@coop/ui/select-field';
import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import { EmptyCard } from '../../page/empty-card.tsx';
import { PAPER_TYPES } from '../../parts/form/paper-files.ts';
import { ReviewedFormView } from '../../parts/requests/reviewed-form.tsx';
import { FIELD_IDS } from './check.ts';
import { lostPapers, papersIn } from './draft.ts';
import { requestFacts } from './request-facts.tsx';
import { text } from './text-request.ts';
import { type OnSent, useRequest } from './use-request.ts';

/** A number that is too large is refused with words, not cut off. */
const LONGEST_QUANTITY = 9;

interface RequestFormProps {
  /** What the member can ask for now. */
  readonly rights: readonly WelfareRight[];
  /** Where the money can go; nothing to choose where the backend names none. */
  readonly accounts: MemberWelfare['pay_accounts'];
  readonly onSent: OnSent;
}

function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024
    ? text.kilobytes(formatCount(kilobytes))
    : text.megabytes(formatNumber(Math.round((kilobytes / 1024) * 10) / 10));
}

/** Asking for a welfare payment, with the papers it wants. */
export function RequestForm({ rights, accounts = [], onSent }: RequestFormProps) {
  const form = useRequest(rights, onSent);
  const { typed, right, errorOf, change } = form;
  const lost = lostPapers(typed);
  if (rights.length === 0) {
    return <EmptyCard title={text.nothingToAsk}>{text.nothingToAskMore}</EmptyCard>;
  }
  return (
    <Card title={text.formTitle}>
      <ReviewedFormView
        form={form}
        text={text}
        facts={(reviewed) => requestFacts(typed, reviewed, accounts)}
      >
        <Kind rights={rights} form={form} />
        {right && <Details right={right} form={form} />}
        {right && accounts.length > 1 && (
          <SelectField
            id={FIELD_IDS.pay_to}
            name="pay_to"
            label={text.payTo}
            error={errorOf('pay_to')}
            value={typed.pay_to}
            options={accounts.map((one) => ({ value: one.account_no, label: one.label }))}
            onChange={(event) => change({ pay_to: event.target.value })}
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
          files={papersIn(typed)}
          onChange={form.choose}
          sizeText={sizeText}
        />
        {lost.length > 0 && (
          <Band tone="waiting" title={text.lostFiles(lost.join(', '))}>
            {text.lostFilesMore}
          </Band>
        )}
      </ReviewedFormView>
    </Card>
  );
}

type RequestForm = ReturnType<typeof useRequest>;

function Kind({ rights, form }: { rights: readonly WelfareRight[]; form: RequestForm }) {
  const { right, errorOf, change } = form;
  return (
    <SelectField
      id={FIELD_IDS.welfare_code}
      name="welfare_code"
      label={text.kind}
      error={errorOf('welfare_code')}
      hint={
        right && (
          <>
            {text.most} <Amount baht={right.amount} size="s" unit={text.baht} /> · {right.reason}
          </>
        )
      }
      value={right?.welfare_code ?? ''}
      options={[
        { value: '', label: text.choose },
        ...rights.map((one) => ({ value: one.welfare_code, label: one.welfare_name })),
      ]}
      onChange={(event) => change({ welfare_code: event.target.value })}
    />
  );
}

function Details({ right, form }: { right: WelfareRight; form: RequestForm }) {
  const { typed, errorOf, change } = form;
  return (
    <>
      {right.event_label && (
        <DateField
          id={FIELD_IDS.event_date}
          name="event_date"
          label={right.event_label}
          hint={text.windowHint(formatCount(right.claim_days))}
          error={errorOf('event_date')}
          value={typed.event_date}
          onChange={(event_date) => change({ event_date })}
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
          value={typed.quantity}
          onChange={(event) => change({ quantity: event.target.value })}
        />
      )}
      <TextArea
        id={FIELD_IDS.note}
        name="note"
        label={text.note}
        error={errorOf('note')}
        rows={3}
        value={typed.note}
        onChange={(event) => change({ note: event.target.value })}
      />
    </>
  );
}
