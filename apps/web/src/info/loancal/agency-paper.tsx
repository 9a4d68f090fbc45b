import type { LoanProductConfig } from '@coop/contracts/site-products';
import { formatCount, formatRate, formatSatang, parseBaht } from '@coop/format/money';
import { salaryPaper } from '../../parts/calculator/salary-paper.ts';
import { fileName } from '../../parts/export/file-name.ts';
import type { PaperFile } from '../../parts/papers/paper.ts';
import { PapersAlone } from '../../parts/papers/paper-sheet.tsx';
import type { Answer, SalaryShare } from './answer.ts';
import { rightFacts, typedRight } from './right.ts';
import { text } from './text.ts';

export interface AgencyPaperProps {
  readonly answer: Answer;
  readonly share: SalaryShare;
  readonly salary: string;
  readonly deductions: string;
  readonly product: LoanProductConfig | undefined;
}

/** One page for the agency to sign, from the typed figures. */
export function agencyFile(props: AgencyPaperProps): PaperFile {
  const { answer, share, salary, deductions, product } = props;
  const rule = formatRate(share.minimumPercent).replace('.00', '');
  const { principalSatang, instalments } = answer.plan.terms;
  const right = typedRight(product, salary, share.largestSatang);
  const name = product?.name ?? text.byHand;
  const paper = salaryPaper({
    sub: 'ตามตัวเลขที่ผู้ขอกู้กรอกเอง',
    facts: [
      ...text.blanks.map((term) => [term, '........................................'] as const),
      [text.product, `${name} ${text.countOf(formatCount(instalments))}`],
      [text.amount, formatSatang(principalSatang)],
      [text.salary, formatSatang(parseBaht(salary))],
      [text.deductions, formatSatang(parseBaht(deductions) ?? 0)],
      [text.highest, formatSatang(answer.plan.highestSatang)],
      [text.left, `${formatSatang(share.remainingSatang)} (${formatRate(share.percent)} %)`],
      [text.room, formatSatang(share.roomSatang)],
      ...(right ? rightFacts(right, principalSatang, formatSatang) : []),
    ],
    verdict: share.passes ? text.passes(rule) : text.fails(rule),
  });
  return { name: fileName({ title: paper.title }), papers: [paper] };
}

/** The page for the agency; while it is there, nothing else of the page is printed. */
export function AgencySheet(props: AgencyPaperProps) {
  return <PapersAlone of={() => agencyFile(props).papers} />;
}
