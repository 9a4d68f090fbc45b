import type { MemberInfo } from '@coop/contracts/member/info';
import { displayMembershipNo } from '@coop/format/membership-no';
import { formatRate, formatSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Facts } from '@coop/ui/facts';
import { PrintSheet } from '@coop/ui/print-sheet';
import { useLetterhead } from '../../parts/papers/letterhead.ts';
import { usePrintedAt } from '../../parts/papers/print-head.tsx';
import { type Deduction, deductionName, type SalaryCheck } from './check.ts';
import { text } from './text.ts';

interface SheetProps {
  readonly info: MemberInfo;
  readonly salarySatang: number;
  readonly deductions: readonly Deduction[];
  readonly check: SalaryCheck;
  readonly rule: string;
}

/** One page for the agency to sign. It always shows its amounts. */
export function SalarySheet({ info, salarySatang, deductions, check, rule }: SheetProps) {
  const coop = useLetterhead();
  const printedAt = text.printedAt(usePrintedAt());
  const name = `${info.prename}${info.member_name} ${info.member_surname}`;
  return (
    <PrintSheet
      coop={coop}
      title={text.sheet}
      sub={text.sheetSub(formatThaiDate(info.as_of, 'long'))}
      printedAt={printedAt}
      signatures={text.signatures.map((role) => ({ role }))}
    >
      <Facts
        rows={[
          { term: text.member, value: `${name} (${displayMembershipNo(info.membership_no)})` },
          { term: text.position, value: info.position_desc },
          { term: text.agency, value: info.membgroup_desc },
          { term: text.salary, value: formatSatang(salarySatang) },
          ...deductions.map((one) => ({
            term: deductionName(one),
            value: formatSatang(one.satang),
          })),
          { term: text.total, value: formatSatang(check.totalSatang) },
          {
            term: text.left,
            value: `${formatSatang(check.remainingSatang)} (${formatRate(check.percent)} %)`,
          },
        ]}
      />
      <p>
        {check.passes ? text.passes(rule) : text.fails(rule)} {text.explain(rule)}
      </p>
      <p>{text.certify}</p>
    </PrintSheet>
  );
}
