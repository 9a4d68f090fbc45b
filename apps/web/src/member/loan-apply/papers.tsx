import { keyed } from '@coop/format/keyed';
import { formatCount } from '@coop/format/money';
import { LostPapers, PaperField } from '../../parts/requests/paper-field.tsx';
import { FIELD_IDS, PAPER_FIELDS, papersOf } from './check.ts';
import styles from './loan-apply.module.css';
import { text } from './text.ts';
import type { useApply } from './use-apply.ts';

interface PapersProps {
  readonly form: ReturnType<typeof useApply>;
}

/** Every paper of the product by its name, each with a file of its own, and how many are there. */
export function Papers({ form: { product, typed, errorOf, choose } }: PapersProps) {
  const papers = papersOf(product);
  const { files, lostFiles } = typed;
  if (papers.length === 0) return null;
  const required = papers.filter((one) => one.required);
  const there = required.filter(({ paper_code }) => files[paper_code]?.length);
  const lost = papers.flatMap(({ paper_code }) => lostFiles[paper_code] ?? []);
  return (
    <fieldset className={styles.papers}>
      <legend>{text.files}</legend>
      <p className="note">
        {'รายการละ 1\u00a0ไฟล์ เป็น PDF, JPEG หรือ PNG ไม่เกิน 2\u00a0MB'} ·{' '}
        {`แนบแล้ว ${formatCount(there.length)} จาก ${formatCount(required.length)}\u00a0รายการที่ต้องใช้`}
      </p>
      {keyed(papers, ({ paper_code }) => paper_code).map(([key, one], i) => {
        const field = PAPER_FIELDS[i] ?? 'files';
        return (
          <PaperField
            key={key}
            id={FIELD_IDS[field]}
            label={one.required ? one.paper_desc : `${one.paper_desc} (ถ้ามี)`}
            error={errorOf(field)}
            files={files[one.paper_code] ?? []}
            most={1}
            onChoose={(chosen, keptOut) => choose(one.paper_code, field, chosen, keptOut)}
          />
        );
      })}
      <LostPapers names={lost} />
    </fieldset>
  );
}
