import { formatCount, formatRate, formatSatang, parseBaht } from '@coop/format/money';
import type { PaperFile } from '@coop/papers/paper';
import { fileName } from '../../documents/export/file-name.ts';
import { PapersAlone } from '../../documents/papers/paper-sheet.tsx';
import type { AgencyPaperProps } from '../../planners/loan/answer.ts';
import { LOAN_FIELDS, SALARY_FIELDS } from '../../planners/loan/fields.ts';
import { text as shared } from '../../planners/loan/text.ts';
import { salaryPaper } from '../../planners/salary-paper.ts';
import { rightFacts } from './right.ts';
import { text } from './text.ts';

const BLANKS = ['ชื่อผู้ขอกู้', 'เลขทะเบียนสมาชิก', 'หน่วยงาน'];

/** One page for the agency to sign, from the typed figures. */
export function agencyFile(props: AgencyPaperProps): PaperFile {
  const { answer, share, salary, deductions, product } = props;
  const { principalSatang, instalments } = answer.plan.terms;
  const name = product?.name ?? shared.byHand;
  const paper = salaryPaper({
    sub: 'ตามตัวเลขที่ผู้ขอกู้กรอกเอง',
    facts: [
      ...BLANKS.map((term) => [term, '........................................'] as const),
      [LOAN_FIELDS.product.label, `${name} ${text.countOf(formatCount(instalments))}`],
    ],
    rows: [
      [LOAN_FIELDS.amount.label, formatSatang(principalSatang)],
      [SALARY_FIELDS.salary.label, formatSatang(parseBaht(salary))],
      [SALARY_FIELDS.deductions.label, formatSatang(parseBaht(deductions) ?? 0)],
      [text.highest, formatSatang(answer.plan.highestSatang)],
      [`${text.left} (${formatRate(share.percent)}\u00a0%)`, formatSatang(share.remainingSatang)],
      [text.room, formatSatang(share.roomSatang)],
      ...rightFacts(props, formatSatang),
    ],
    totals: [],
    verdict: share.verdict,
  });
  return { name: fileName({ title: paper.title }), papers: [paper] };
}

/** The page for the agency; while it is there, nothing else of the page is printed. */
export function AgencySheet(props: AgencyPaperProps) {
  return <PapersAlone of={() => agencyFile(props).papers} />;
}
