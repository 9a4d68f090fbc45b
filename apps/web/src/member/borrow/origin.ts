import type { LoanCondition, LoanRight } from '@coop/contracts/member/ahead/loan-right';
import { parseBaht } from '@coop/format/money';
import { paths } from '../../site/paths.ts';
import { type Origin, originOf } from '../../tables/origins/origin.ts';
import { rowIn } from '../../tables/statement/marked-rows.ts';
import { conditionName } from './condition.tsx';

/** Rules that limit a sum. */
const LIMITS: readonly LoanCondition['kind'][] = [
  'cap',
  'salary_multiple',
  'net_salary',
  'net_pension',
  'shares',
];

/** Address of the row that a rule looks at. */
function linkOf(kind: LoanCondition['kind'], { loantype_code }: LoanRight, day: string) {
  if (kind === 'cap') return `${paths.loans}#${loantype_code}`;
  return kind === 'shares' ? rowIn(paths.member.share, day) : undefined;
}

/**
 * Returns where a right comes from: the rule that allows least, rounded down to what is lent in steps.
 * @param rule percent of a salary that must be left
 * @param day the day of the records
 */
export function rightOrigin(right: LoanRight, rule: string, day: string): Origin | undefined {
  const mostSatang = parseBaht(right.right_amount);
  const step = parseBaht(right.step_amount);
  if (!mostSatang || step === null) return undefined;
  const limits = right.conditions.flatMap(({ kind, has }) => {
    const satang = LIMITS.includes(kind) ? parseBaht(has) : null;
    return satang === null ? [] : [{ kind, satang }];
  });
  const tightest = limits.toSorted((a, b) => a.satang - b.satang)[0];
  if (!tightest || tightest.satang < mostSatang || tightest.satang - mostSatang >= step)
    return undefined;
  const cut = tightest.satang - mostSatang;
  return originOf(`สิทธิกู้ ${right.loantype_desc}`, mostSatang, [
    {
      name: conditionName(tightest.kind, rule),
      satang: tightest.satang,
      to: linkOf(tightest.kind, right, day),
    },
    cut > 0 ? { name: 'ปัดลงให้เต็มหน่วยที่ให้กู้', satang: -cut } : undefined,
  ]);
}
