import type {
  MemberRequestpromoney,
  RequestLimit,
  RequestType,
} from '@coop/contracts/member/requestpromoney';
import { parseBaht, toWire } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import { Card } from '@coop/ui/card';
import { SelectField } from '@coop/ui/select-field';
import { Sentence } from '@coop/ui/sentence';
import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import type { Ref } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../feed/use-call.ts';
import { askedFor, loanLines } from '../../planners/borrowing/lines.ts';
import { countedBy } from '../../planners/borrowing/offer.ts';
import { Outcome } from '../../planners/borrowing/outcome.tsx';
import { sumWithin } from '../../planners/borrowing/right-within.ts';
import { SumSlider } from '../../planners/borrowing/sum-slider.tsx';
import { useMonth, useTypedSum } from '../../planners/borrowing/use-month.ts';
import { requestKey } from '../../requests/draft-files.ts';
import { ReviewedFormView } from '../../requests/reviewed-form.tsx';
import { useReviewedForm } from '../../requests/use-reviewed-form.ts';
import { useByLaws } from '../../site/by-laws.ts';
import { factsOf, questionOf, type Reviewed, refWords } from './outlook.tsx';
import {
  FIELD_IDS,
  fromOf,
  limitOf,
  loadDraft,
  monthsOf,
  NAME,
  problemsOf,
  waitingSatang,
} from './request-draft.ts';
import { kindOf, text } from './text.ts';

interface RequestFormProps {
  readonly data: MemberRequestpromoney;
  readonly headingRef: Ref<HTMLSpanElement>;
  readonly onSent: (reviewed: Reviewed, requestNo: string) => void;
}

/** Returns what may be asked for: of a loan as much as the salary carries beside what the member has named. */
function useLimits({ limits }: MemberRequestpromoney) {
  const [others] = useTypedSum('others');
  const hasLoan = limits.some(({ loan }) => loan);
  const month = useMonth(others, hasLoan);
  const laws = useByLaws();
  const within = limits.map((limit) => {
    const loan = countedBy(limit.loan, laws);
    const { max_amount: maxAmount, min_amount: minAmount, step_amount: step } = limit;
    if (!loan) return limit;
    const sum = {
      offer: loan,
      instalments: loan.period_payamt,
      most: maxAmount,
      least: minAmount,
      step,
    };
    return { ...limit, loan, max_amount: sumWithin(sum, month) };
  });
  return { limits: within, month };
}

/** Keeps what is asked for as a draft, has it reviewed, and sends it. */
function useRequest({ data, onSent }: RequestFormProps) {
  const { limits, month } = useLimits(data);
  const { run } = useCall('memberRequestpromoneyCreate');
  const { months_ahead } = useByLaws().bills;
  const [wanted, setWanted] = useSearchParams();
  // A request of the address is offered once: what is typed after it, or sent, comes before it.
  const dropWanted = () => {
    if (wanted.has('amount'))
      setWanted(new URLSearchParams(), { replace: true, preventScrollReset: true });
  };
  const form = useReviewedForm({
    name: NAME,
    ids: FIELD_IDS,
    at: 'request-review',
    read: (kept) => loadDraft(limits, wanted, kept),
    check: (draft) => problemsOf(draft, limitOf(limits, draft)),
    review: (draft): Reviewed | undefined => {
      const limit = limitOf(limits, draft);
      const { amount, reason } = draft;
      const satang = limit?.request_type === 'SUBSCRIBE' ? 0 : (parseBaht(amount) ?? 0);
      const from = fromOf(limit, draft, months_ahead);
      return limit && { data, limit, satang, month, reason, from };
    },
    send({ limit: { request_type, ref_no }, satang, reason, from }) {
      const first = from && { first_recv_period: from };
      const request = { request_type, ref_no, amount: toWire(satang), reason, ...first };
      const body = { ...request, idempotency_key: requestKey(NAME, request) };
      return run({ body });
    },
    refusedAt: 'amount',
    asksAgain: true,
    onChange: dropWanted,
    onSent({ request_no = '' }, reviewed) {
      dropWanted();
      onSent(reviewed, request_no);
    },
  });
  return { form, limits, month };
}

type Form = ReturnType<typeof useRequest>['form'];

/** Shows what is asked for: kind, account or contract, amount, reason. It is reviewed before it is sent. */
export function RequestForm(props: RequestFormProps) {
  const { form, limits, month } = useRequest(props);
  const { typed, field } = form;
  const { months_ahead } = useByLaws().bills;
  const limit = limitOf(limits, typed);
  const loan = limit?.loan;
  const wish = askedFor(loan, parseBaht(typed.amount), loan?.period_payamt, month);
  return (
    <Card
      title={
        <span tabIndex={-1} ref={props.headingRef}>
          ส่งคำขอใหม่
        </span>
      }
    >
      <ReviewedFormView form={form} facts={factsOf} question={questionOf}>
        <WhatFor limits={limits} form={form} />
        {limit && <HowMuch limit={limit} waiting={waitingSatang(props.data, limit)} form={form} />}
        {loan && <Outcome lines={loanLines(wish)} closes={loan.closes.length > 0} />}
        {limit && monthsOf(limit, months_ahead).length > 0 && (
          <SelectField
            {...field('first_recv_period')}
            label={text.firstMonth}
            hint="หักพร้อมค่างวดปกติทุกเดือน จนกว่าจะสั่งหยุดหรือชำระหมดสัญญา"
            value={fromOf(limit, typed, months_ahead)}
            options={monthsOf(limit, months_ahead).map((value) => ({
              value,
              label: formatThaiMonth(value),
            }))}
          />
        )}
        <TextArea {...field('reason')} label="เหตุผลหรือหมายเหตุ (ไม่บังคับ)" hint="ไม่เกิน 200 ตัวอักษร" />
      </ReviewedFormView>
    </Card>
  );
}

function WhatFor({ limits, form }: { limits: readonly RequestLimit[]; form: Form }) {
  const { typed, change, field } = form;
  const types: RequestType[] = [...new Set(limits.map((limit) => limit.request_type))];
  const ofType = (type: string) => limits.filter((limit) => limit.request_type === type);
  const refs = ofType(typed.request_type);
  return (
    <>
      <SelectField
        label="ต้องการทำอะไร"
        value={typed.request_type}
        options={types.map((value) => ({ value, label: kindOf(value).name }))}
        onChange={({ target: { value } }) =>
          change({ request_type: value, ref_no: ofType(value)[0]?.ref_no ?? '' })
        }
      />
      {refs.length > 1 && (
        <SelectField
          {...field('ref_no')}
          label="บัญชีหรือสัญญา"
          options={refs.map((ref) => ({ value: ref.ref_no, label: refWords(ref) }))}
        />
      )}
    </>
  );
}

interface HowMuchProps {
  readonly limit: RequestLimit;
  /** Asked for before and not yet taken, satang. */
  readonly waiting: number;
  readonly form: Form;
}

/** Names money that waits beside what is left of it. */
function Waiting({ limit, waiting }: Omit<HowMuchProps, 'form'>) {
  if (waiting === 0) return null;
  const leftSatang = Math.max(0, parseBaht(limit.max_amount) ?? 0);
  return (
    <p>
      <Sentence>
        {(baht) => `ขอไว้แล้ว ${baht(waiting)} รอดำเนินการ ขอได้อีก ${baht(leftSatang)}`}
      </Sentence>
    </p>
  );
}

function HowMuch({ limit, waiting, form: { typed, change, field } }: HowMuchProps) {
  if (limit.request_type === 'SUBSCRIBE') return <p>{limit.reason}</p>;
  const min = parseBaht(limit.min_amount);
  const max = parseBaht(limit.max_amount);
  if (min !== null && max !== null && max < min) {
    return (
      <Band tone="waiting" title="ยังขอรายการนี้ไม่ได้">
        <Waiting limit={limit} waiting={waiting} />
        {limit.reason}
      </Band>
    );
  }
  return (
    <>
      {limit.loan && (
        <SumSlider
          satang={parseBaht(typed.amount)}
          least={min ?? 0}
          most={max ?? 0}
          step={parseBaht(limit.step_amount) ?? 0}
          onType={(amount) => change({ amount })}
        />
      )}
      <TextField
        {...field('amount')}
        label={limit.request_type === 'MONTHLY_REPAY' ? 'ชำระเพิ่มเดือนละ (บาท)' : 'จำนวนเงิน (บาท)'}
        hint={
          <>
            <Waiting limit={limit} waiting={waiting} />
            <p>
              <Sentence>{(baht) => `ไม่เกิน ${baht(max)}`}</Sentence>
            </p>
            <p>
              <Sentence>{(baht) => `ตั้งแต่ ${baht(min)} · ${limit.reason}`}</Sentence>
            </p>
          </>
        }
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  );
}
