import type { LoanApplyProduct } from '@coop/contracts/member/ahead/loan-application';
import type { LoanRight } from '@coop/contracts/member/ahead/loan-right';
import { shownFileName } from '@coop/format/file-name';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import type { Fact, FactRows } from '@coop/ui/facts';
import { useAmountsHidden } from '@coop/ui/hide-amounts';
import { SelectField } from '@coop/ui/select-field';
import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import { ReviewedFormView } from '../../parts/requests/reviewed-form.tsx';
import { FIELD_IDS, GUARANTOR_FIELDS, guarantorCount, termOf } from './check.ts';
import { Papers } from './papers.tsx';
import { text } from './text.ts';
import { type Reviewed, useApply } from './use-apply.ts';

interface FormProps {
  /** What the member can ask for here and now. */
  readonly rights: readonly LoanRight[];
  readonly products: readonly LoanApplyProduct[];
  /** The product that the address asks for. */
  readonly wanted: string;
  readonly onSent: () => void;
}

/** Which loan, what for, how much, for how long, with whom, and the papers. */
export function ApplyForm(props: FormProps) {
  const { rights } = props;
  const form = useApply(props);
  const { typed, change, errorOf, right } = form;
  return (
    <Card title={text.form}>
      <ReviewedFormView form={form} text={text} facts={factsOf} stays>
        <SelectField
          id={FIELD_IDS.loantype_code}
          label={text.product}
          hint={right && <Most right={right} />}
          error={errorOf('loantype_code')}
          value={right?.loantype_code ?? ''}
          options={[
            { value: '', label: text.choose },
            ...rights.map((one) => ({ value: one.loantype_code, label: one.loantype_desc })),
          ]}
          onChange={(event) => change({ code: event.target.value, term: '' })}
        />
        <TextArea
          id={FIELD_IDS.purpose}
          label={text.purpose}
          rows={2}
          value={typed.purpose}
          error={errorOf('purpose')}
          onChange={(event) => change({ purpose: event.target.value })}
        />
        {right && <HowMuch right={right} form={form} />}
        {right && <Guarantors form={form} />}
        {right && <Papers form={form} />}
      </ReviewedFormView>
    </Card>
  );
}

function Most({ right }: { right: LoanRight }) {
  const closing = parseBaht(right.closing_amount);
  return (
    <>
      {text.most} <Amount baht={right.right_amount} size="s" unit={text.baht} />
      {closing ? (
        <>
          {' '}
          · {text.closing} <Amount satang={closing} size="s" unit={text.baht} />
        </>
      ) : null}
    </>
  );
}

interface PartProps {
  readonly form: ReturnType<typeof useApply>;
}

function HowMuch({ right, form }: PartProps & { right: LoanRight }) {
  const { typed: values, change, errorOf } = form;
  const term = termOf(right, values);
  const most = parseBaht(term?.right_amount);
  const isHidden = useAmountsHidden();
  return (
    <>
      <SelectField
        id={FIELD_IDS.period_payamt}
        label={text.term}
        error={errorOf('period_payamt')}
        value={String(term?.period_payamt ?? '')}
        options={right.terms.map((one) => ({
          value: String(one.period_payamt),
          label: isHidden
            ? text.instalments(formatCount(one.period_payamt))
            : text.termOf(
                formatCount(one.period_payamt),
                formatSatang(parseBaht(one.right_amount)),
              ),
        }))}
        onChange={(event) => change({ term: event.target.value })}
      />
      <TextField
        id={FIELD_IDS.amount}
        label={text.amount}
        hint={
          <>
            {text.from} <Amount baht={right.least_amount} size="s" /> {text.to}{' '}
            <Amount satang={most} size="s" /> {text.step}{' '}
            <Amount baht={right.step_amount} size="s" /> {text.baht}
          </>
        }
        inputMode="decimal"
        autoComplete="off"
        value={values.amount}
        error={errorOf('amount')}
        onChange={(event) => change({ amount: event.target.value })}
      />
    </>
  );
}

function Guarantors({ form }: PartProps) {
  const { typed: values, change, errorOf, product } = form;
  const satang = parseBaht(values.amount) ?? 0;
  const count = guarantorCount(product, satang);
  if (count === 0) return satang > 0 ? <p className="note">{text.noGuarantor}</p> : null;
  const set = (place: number, no: string) => {
    const guarantors = GUARANTOR_FIELDS.map((_, i) =>
      i === place ? no : (values.guarantors[i] ?? ''),
    );
    change({ guarantors });
  };
  return (
    <>
      {GUARANTOR_FIELDS.slice(0, count).map((field, i) => (
        <TextField
          key={field}
          id={FIELD_IDS[field]}
          label={text.guarantor(String(i + 1))}
          hint={i === 0 ? text.guarantorHint : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={values.guarantors[i] ?? ''}
          error={errorOf(field)}
          onChange={(event) => set(i, event.target.value)}
        />
      ))}
    </>
  );
}

function factsOf({ right, satang, instalments, purpose, guarantors, files }: Reviewed): FactRows {
  return [
    [text.product, right.loantype_desc],
    [text.amountTerm, <Amount satang={satang} size="l" unit={text.baht} />],
    [text.termTerm, text.instalments(formatCount(instalments))],
    [text.purposeTerm, purpose],
    [
      text.guarantorsTerm,
      guarantors.length === 0
        ? text.noGuarantor
        : guarantors.map(({ no, name }) => `${name} (${no})`).join(', '),
    ],
    ...files.map(({ name, file }): Fact => [name, shownFileName(file.name)]),
  ];
}
