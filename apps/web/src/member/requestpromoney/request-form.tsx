import type {
  MemberRequestpromoney,
  RequestLimit,
  RequestType,
} from '@coop/contracts/member/requestpromoney';
import { parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { SelectField } from '@coop/ui/select-field';
import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import { type FormEvent, type Ref, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormSummary } from '../../parts/form/form-summary.tsx';
import { useCheckedErrors } from '../../parts/form/use-checked-errors.ts';
import { ConfirmRequest } from './confirm-request.tsx';
import { FIELD_IDS, SUBMIT_ID } from './field-ids.ts';
import { refWords } from './ref-words.ts';
import { changeDraft, limitOf, loadDraft, problemsOf, type RequestDraft } from './request-draft.ts';
import styles from './requestpromoney.module.css';
import type { Reviewed } from './reviewed.tsx';
import { text } from './text.ts';

interface RequestFormProps {
  readonly data: MemberRequestpromoney;
  readonly headingRef: Ref<HTMLSpanElement>;
  readonly onSent: (reviewed: Reviewed, requestNo: string) => void;
}

/** What is asked for: kind, account or contract, amount, reason. It is reviewed before it is sent. */
export function RequestForm({ data, headingRef, onSent }: RequestFormProps) {
  const { limits } = data;
  const [wanted, setWanted] = useSearchParams();
  const [draft, setDraft] = useState(() => loadDraft(limits, wanted));
  const { errorOf, summary, refuse, clear } = useCheckedErrors(FIELD_IDS, SUBMIT_ID);
  const [reviewed, setReviewed] = useState<Reviewed>();
  const limit = limitOf(limits, draft);

  // A request of the address is offered once: what is typed after it, or sent, comes before it.
  const dropWanted = () => {
    if (wanted.has('amount')) setWanted(new URLSearchParams(), { replace: true });
  };
  const change = (part: Partial<RequestDraft>) => {
    setDraft(changeDraft(draft, part));
    dropWanted();
  };
  const changeType = (type: string) =>
    change({ type, refNo: limits.find((one) => one.request_type === type)?.ref_no ?? '' });

  const review = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(draft, limit);
    if (!limit || Object.keys(found).length > 0) return refuse({ fields: found });
    clear();
    const satang = limit.request_type === 'SUBSCRIBE' ? 0 : (parseBaht(draft.amount) ?? 0);
    setReviewed({ data, limit, satang, reason: draft.reason });
  };

  return (
    <Card
      title={
        <span tabIndex={-1} ref={headingRef}>
          {text.newRequest}
        </span>
      }
    >
      <form noValidate onSubmit={review} className={styles.form}>
        <FormSummary title={text.failed} {...summary} />
        <WhatFor
          limits={limits}
          draft={draft}
          onType={changeType}
          onRef={(refNo) => change({ refNo })}
        />
        {limit && (
          <HowMuch limit={limit} draft={draft} problem={errorOf('amount')} onChange={change} />
        )}
        <TextArea
          id={FIELD_IDS.reason}
          label={text.reason}
          hint={text.reasonHint}
          value={draft.reason}
          error={errorOf('reason')}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <Button type="submit" variant="primary" id={SUBMIT_ID}>
          {text.review}
        </Button>
      </form>
      {reviewed && (
        <ConfirmRequest
          reviewed={reviewed}
          onClose={() => setReviewed(undefined)}
          onRefused={(refusal) => {
            setReviewed(undefined);
            refuse(refusal);
          }}
          onSent={(requestNo) => {
            dropWanted();
            onSent(reviewed, requestNo);
          }}
        />
      )}
    </Card>
  );
}

interface WhatForProps {
  readonly limits: readonly RequestLimit[];
  readonly draft: RequestDraft;
  readonly onType: (type: string) => void;
  readonly onRef: (refNo: string) => void;
}

function WhatFor({ limits, draft, onType, onRef }: WhatForProps) {
  const types: RequestType[] = [...new Set(limits.map((one) => one.request_type))];
  const refs = limits.filter((one) => one.request_type === draft.type);
  return (
    <>
      <SelectField
        label={text.type}
        value={draft.type}
        options={types.map((value) => ({ value, label: text.types[value] ?? value }))}
        onChange={(event) => onType(event.target.value)}
      />
      {refs.length > 1 && (
        <SelectField
          id={FIELD_IDS.ref_no}
          label={text.ref}
          value={draft.refNo}
          options={refs.map((one) => ({
            value: one.ref_no,
            label: refWords(one),
          }))}
          onChange={(event) => onRef(event.target.value)}
        />
      )}
    </>
  );
}

interface HowMuchProps {
  readonly limit: RequestLimit;
  readonly draft: RequestDraft;
  readonly problem: string | undefined;
  readonly onChange: (part: Partial<RequestDraft>) => void;
}

function HowMuch({ limit, draft, problem, onChange }: HowMuchProps) {
  if (limit.request_type === 'SUBSCRIBE') return <p>{limit.reason}</p>;
  const [min, max] = [parseBaht(limit.min_amount), parseBaht(limit.max_amount)];
  if (min !== null && max !== null && max < min) {
    return (
      <Band tone="waiting" title={text.nothingLeft}>
        {limit.reason}
      </Band>
    );
  }
  return (
    <TextField
      id={FIELD_IDS.amount}
      label={text.amount}
      hint={
        <>
          {text.from} <Amount satang={min} size="s" /> {text.to} <Amount satang={max} size="s" />{' '}
          {text.baht} · {limit.reason}
        </>
      }
      inputMode="decimal"
      autoComplete="off"
      value={draft.amount}
      error={problem}
      onChange={(event) => onChange({ amount: event.target.value })}
    />
  );
}
