import type { LoanRight } from '@coop/contracts/member/ahead/loan-right';
import { keyed } from '@coop/format/keyed';
import { formatCount, parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { SelectField } from '@coop/ui/select-field';
import { TextArea } from '@coop/ui/text-area';
import { TextField } from '@coop/ui/text-field';
import { paperWords } from '../../forms/paper-files.ts';
import { BahtField } from '../../planners/borrowing/baht-field.tsx';
import { askedFor } from '../../planners/borrowing/lines.ts';
import { countedBy } from '../../planners/borrowing/offer.ts';
import { Outcome } from '../../planners/borrowing/outcome.tsx';
import { rightWithin } from '../../planners/borrowing/right-within.ts';
import { text as shared } from '../../planners/borrowing/text.ts';
import { useMonth, useTypedSum } from '../../planners/borrowing/use-month.ts';
import {
  FIELD_IDS,
  GUARANTOR_FIELDS,
  guarantorCount,
  PAPER_FIELDS,
  papersOf,
  termOf,
} from '../../planners/loan-application/check.ts';
import { type ApplyProps, useApply } from '../../planners/loan-application/use-apply.ts';
import { LostPapers, PaperField } from '../../requests/paper-field.tsx';
import { ReviewedFormView } from '../../requests/reviewed-form.tsx';
import { useByLaws } from '../../site/by-laws.ts';
import { factsOf, formLines } from './application-paper.tsx';
import { HowMuch } from './how-much.tsx';
import styles from './loan-apply.module.css';
import { text } from './text.ts';

const WORDS = {
  reviewing: 'กำลังตรวจสอบผู้ค้ำประกัน',
  confirmTitle: 'ส่งคำขอกู้นี้หรือไม่',
} as const;

/** Shows which loan, how much, for how long, what it comes to, what for, with whom, and the papers. */
export function ApplyForm(props: ApplyProps) {
  const [others, setOthers] = useTypedSum('others');
  const month = useMonth(others);
  const laws = useByLaws();
  const rights = props.rights.map((other) =>
    rightWithin({ ...other, offer: countedBy(other.offer, laws) }, month),
  );
  const form = useApply({ ...props, rights }, month);
  const { change, field, right } = form;
  return (
    <Card title="คำขอกู้ใหม่">
      <ReviewedFormView form={form} text={WORDS} facts={factsOf} stays>
        <SelectField
          {...field('loantype_code')}
          label={text.product}
          hint={
            right && (
              <>
                กู้ได้ไม่เกิน <Amount baht={right.right_amount} size="s" unit="บาท" />
              </>
            )
          }
          value={right?.loantype_code ?? ''}
          options={[
            { value: '', label: 'เลือกประเภท' },
            ...rights.map((other) => ({ value: other.loantype_code, label: other.loantype_desc })),
          ]}
          onChange={({ target: { value } }) => change({ loantype_code: value, period_payamt: '' })}
        />
        {month?.salarySatang !== null && (
          <BahtField
            label={shared.others}
            hint="เว้นว่างได้ ส่งไปพร้อมคำขอ เพื่อให้เจ้าหน้าที่ตรวจเกณฑ์เงินเดือนคงเหลือ"
            value={others}
            onType={setOthers}
          />
        )}
        {right && <HowMuch right={right} form={form} />}
        {right && <Comes right={right} form={form} />}
        <TextArea {...field('purpose')} label="กู้ไปทำอะไร" rows={2} />
        {right && <Guarantors form={form} />}
        {right && <Papers form={form} />}
      </ReviewedFormView>
    </Card>
  );
}

interface PartProps {
  readonly form: ReturnType<typeof useApply>;
}

/** Shows what the sum and the term that stand in the form come to, and what they ask of each guarantor. */
function Comes({ right, form }: PartProps & { right: LoanRight }) {
  const { typed, product, month } = form;
  const satang = parseBaht(typed.amount) ?? 0;
  const mostSatang = parseBaht(termOf(right, typed)?.right_amount) ?? 0;
  const isPossible = satang > 0 && satang <= mostSatang;
  const item = askedFor(
    right.offer,
    isPossible ? satang : 0,
    termOf(right, typed)?.period_payamt,
    month,
  );
  return (
    <Outcome
      lines={formLines(item, guarantorCount(product, satang))}
      closes={(right.offer?.closes.length ?? 0) > 0}
    />
  );
}

function Guarantors({ form: { typed, field, product } }: PartProps) {
  const { answer_days } = useByLaws().guarantors;
  const satang = parseBaht(typed.amount) ?? 0;
  const count = guarantorCount(product, satang);
  if (count === 0) return satang > 0 ? <p className="note">{text.noGuarantor}</p> : null;
  return GUARANTOR_FIELDS.slice(0, count).map((name, i) => (
    <TextField
      key={name}
      {...field(name)}
      label={`เลขทะเบียนผู้ค้ำประกันคนที่\u00a0${String(i + 1)}`}
      hint={
        i === 0
          ? `ผู้ค้ำประกันจะเห็นชื่อท่าน วงเงิน ค่างวด และภาระของเขา แล้วตอบในระบบสมาชิกของผู้ค้ำประกันเองภายใน ${formatCount(answer_days)}\u00a0วัน`
          : undefined
      }
      inputMode="numeric"
      autoComplete="off"
      digits={8}
    />
  ));
}

/** Every paper of the product by its name, each with a file of its own, and how many are there. */
function Papers({ form: { product, typed, errorOf, choose } }: PartProps) {
  const { most_megabytes } = useByLaws().files;
  const papers = papersOf(product);
  const { files, lostFiles } = typed;
  if (papers.length === 0) return null;
  const required = papers.filter((paper) => paper.required);
  const there = required.filter(({ paper_code }) => files[paper_code]?.length);
  const lost = papers.flatMap(({ paper_code }) => lostFiles[paper_code] ?? []);
  return (
    <fieldset className={styles.papers}>
      <legend>{text.files}</legend>
      <p className="note">
        {paperWords(1, most_megabytes).replace('PDF', 'รายการละ PDF')} ·{' '}
        {`แนบแล้ว ${formatCount(there.length)} จาก ${formatCount(required.length)}\u00a0รายการที่ต้องใช้`}
      </p>
      {keyed(papers, ({ paper_code }) => paper_code).map(([key, paper], i) => {
        const field = PAPER_FIELDS[i] ?? 'files';
        return (
          <PaperField
            key={key}
            id={FIELD_IDS[field]}
            label={paper.required ? paper.paper_desc : `${paper.paper_desc} (ถ้ามี)`}
            error={errorOf(field)}
            files={files[paper.paper_code] ?? []}
            most={1}
            onChoose={(chosen, keptOut) => choose(paper.paper_code, field, chosen, keptOut)}
          />
        );
      })}
      <LostPapers names={lost} />
    </fieldset>
  );
}
