import type { LoanProductConfig } from '@coop/contracts/site-products';
import { MINIMUM_NET_SALARY } from '@coop/finance/credit';
import { formatCount, formatRate, formatSatang, parseBaht, parseRate } from '@coop/format/money';
import { Facts } from '@coop/ui/facts';
import { PrintSheet } from '@coop/ui/print-sheet';
import { useLetterhead } from '../../parts/papers/letterhead.ts';
import { usePrintedAt } from '../../parts/papers/print-head.tsx';
import { useSite } from '../../site/site.tsx';
import styles from './agency-sheet.module.css';
import type { Answer } from './answer.ts';
import { salaryShare } from './plan.ts';
import { rightFacts, typedRight } from './right.ts';
import { text } from './text.ts';

export interface AgencySheetProps {
  readonly answer: Answer;
  readonly salary: string;
  readonly deductions: string;
  readonly product: LoanProductConfig | undefined;
}

/** One page for the agency to sign, from the typed figures; while it is there, nothing else of the page is printed. */
export function AgencySheet({ answer, salary, deductions, product }: AgencySheetProps) {
  const coop = useLetterhead();
  const printedAt = text.printedAt(usePrintedAt());
  const { minimum_net_salary } = useSite();
  const minimum = parseRate(minimum_net_salary) ?? MINIMUM_NET_SALARY;
  const share = salaryShare({ salary, deductions }, answer.plan, minimum);
  if (!share) return null;
  const rule = formatRate(share.minimumPercent).replace('.00', '');
  const { principalSatang, instalments } = answer.plan.terms;
  const right = typedRight(product, salary, share.largestSatang);
  return (
    <div className={styles.sheet}>
      <PrintSheet
        coop={coop}
        title={text.sheet}
        sub={text.sheetSub}
        printedAt={printedAt}
        signatures={text.signatures.map((role) => ({ role }))}
      >
        <Facts
          rows={[
            ...text.blanks.map((term) => ({ term, value: text.dots })),
            {
              term: text.product,
              value: `${product?.name ?? text.byHand} ${text.countOf(formatCount(instalments))}`,
            },
            { term: text.amount, value: formatSatang(principalSatang) },
            { term: text.salary, value: formatSatang(parseBaht(salary)) },
            { term: text.deductions, value: formatSatang(parseBaht(deductions) ?? 0) },
            { term: text.highest, value: formatSatang(answer.plan.highestSatang) },
            {
              term: text.left,
              value: `${formatSatang(share.remainingSatang)} (${formatRate(share.percent)} %)`,
            },
            { term: text.room, value: formatSatang(share.roomSatang) },
            ...(right ? rightFacts(right, principalSatang, formatSatang) : []),
          ]}
        />
        <p>{share.passes ? text.passes(rule) : text.fails(rule)}</p>
        <p>{text.certify}</p>
      </PrintSheet>
    </div>
  );
}
