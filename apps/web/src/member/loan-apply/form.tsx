import type { LoanPaper } from '@coop/contracts/member/ahead/loan-application';
import type { LoanRight } from '@coop/contracts/member/ahead/loan-right';
import { keyed } from '@coop/format/keyed';
import { formatCount, parseBaht } from '@coop/format/money';
import { shownFileName } from '@coop/format/text/file-name';
import { Card } from '@coop/ui/card';
import { SelectField } from '@coop/ui/select-field';
import { Sentence } from '@coop/ui/sentence';
import { TextArea } from '@coop/ui/text-area';
import { useEffect, useRef } from 'react';
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
  guarantorCount,
  PAPER_FIELDS,
  papersOf,
  termOf,
} from '../../planners/loan-application/check.ts';
import { Earlier, Guarantors } from '../../planners/loan-application/people.tsx';
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
export function ApplyForm(props: ApplyProps & { isAgain: boolean }) {
  const [others, setOthers] = useTypedSum('others');
  const month = useMonth(others);
  const laws = useByLaws();
  const rights = props.rights.map((other) =>
    rightWithin({ ...other, offer: countedBy(other.offer, laws) }, month),
  );
  const form = useApply({ ...props, rights }, month);
  const { change, field, right } = form;
  const heading = useRef<HTMLSpanElement>(null);
  // Who goes on from an ended request, further down the page, goes on here.
  useEffect(() => {
    if (!props.isAgain) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, [props.isAgain]);
  return (
    <Card
      title={
        <span tabIndex={-1} ref={heading}>
          คำขอกู้ใหม่
        </span>
      }
    >
      {form.earlier && <Earlier application={form.earlier} />}
      <ReviewedFormView form={form} text={WORDS} facts={factsOf} stays>
        <SelectField
          {...field('loantype_code')}
          label={text.product}
          hint={
            right && (
              <Sentence>{(baht) => `กู้ได้ไม่เกิน ${baht(parseBaht(right.right_amount))}`}</Sentence>
            )
          }
          value={right?.loantype_code ?? ''}
          options={[
            { value: '', label: 'เลือกประเภท' },
            ...rights.map((other) => ({ value: other.loantype_code, label: other.loantype_desc })),
          ]}
          onChange={({ target: { value } }) =>
            change({ loantype_code: value, period_payamt: '', again_of: '' })
          }
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

/** Names the file of the earlier request, unless another one is chosen in its place. */
const heldWords = (chosen: readonly File[] = [], held: string | undefined) =>
  held !== undefined && chosen.length === 0
    ? `${text.heldFile(shownFileName(held))} เลือกไฟล์ใหม่ได้หากต้องการเปลี่ยน`
    : undefined;

/** Every paper of the product by its name, each with a file of its own, and how many are there. */
function Papers({ form: { product, typed, errorOf, choose, held } }: PartProps) {
  const { most_megabytes } = useByLaws().files;
  const papers = papersOf(product);
  const { files, lostFiles } = typed;
  if (papers.length === 0) return null;
  const required = papers.filter((paper) => paper.required);
  const isThere = ({ paper_code: code }: LoanPaper) => files[code]?.length || held[code];
  const there = required.filter(isThere);
  const lost = papers.flatMap(({ paper_code }) => lostFiles[paper_code] ?? []);
  return (
    <fieldset className={styles.papers}>
      <legend>{text.files}</legend>
      <p className="note">
        {`${paperWords(1, most_megabytes).replace('PDF', 'รายการละ PDF')} · แนบแล้ว ${formatCount(there.length)} จาก ${formatCount(required.length)}\u00a0รายการที่ต้องใช้`}
      </p>
      {keyed(papers, ({ paper_code }) => paper_code).map(([key, paper], i) => {
        const field = PAPER_FIELDS[i] ?? 'files';
        return (
          <PaperField
            key={key}
            id={FIELD_IDS[field]}
            label={paper.required ? paper.paper_desc : `${paper.paper_desc} (ถ้ามี)`}
            hint={heldWords(files[paper.paper_code], held[paper.paper_code])}
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
