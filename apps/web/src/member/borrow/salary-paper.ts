import type { MemberInfo } from '@coop/contracts/member/info';
import { formatRate, formatSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import type { PaperFile } from '@coop/papers/paper';
import { fileName } from '../../documents/export/file-name.ts';
import {
  type Deduction,
  deductionName,
  type SalaryCheck,
} from '../../planners/borrowing/salary.ts';
import { salaryPaper } from '../../planners/salary-paper.ts';
import { text } from './text.ts';

interface Checked {
  readonly info: MemberInfo;
  readonly salarySatang: number;
  readonly deductions: readonly Deduction[];
  readonly check: SalaryCheck;
  readonly rule: string;
  readonly authority: string;
}

/** One page for the agency to sign. It always shows its amounts. */
export function salaryFile({ info, salarySatang, deductions, check, ...law }: Checked): PaperFile {
  const name = `${info.prename}${info.member_name} ${info.member_surname}`;
  const paper = salaryPaper({
    sub: `ข้อมูลสหกรณ์ ณ วันที่ ${formatThaiDate(info.as_of, 'long')}`,
    facts: [
      ['สมาชิก', name],
      ['เลขทะเบียนสมาชิก', info.membership_no],
      ['ตำแหน่ง', info.position_desc],
      ['หน่วยงาน', info.membgroup_desc],
      [text.salary, `${formatSatang(salarySatang)}\u00a0บาท`],
    ],
    rows: deductions.map((deduction) => [deductionName(deduction), formatSatang(deduction.satang)]),
    totals: [
      [text.total, formatSatang(check.totalSatang)],
      [`${text.left} (${formatRate(check.percent)}\u00a0%)`, formatSatang(check.remainingSatang)],
    ],
    verdict: `${check.passes ? text.passes(law.rule) : text.fails(law.rule)} ${text.explain(law.rule, law.authority)}`,
  });
  const when = formatThaiDate(info.as_of);
  return {
    name: fileName({ title: paper.title, no: info.membership_no, when }),
    papers: [{ ...paper, owner: name }],
  };
}
