import type { LoanCondition, LoanRight } from '@coop/contracts/member/ahead/loan-right';
import { parseBaht } from '@coop/format/money';
import { paths } from '../../site/paths.ts';
import { type Origin, originOf } from '../../tables/origins/origin.ts';
import { conditionName } from './condition.tsx';

/** Rules that limit a sum, with the page of the record that each looks at. */
const PAGES: Partial<Record<LoanCondition['kind'], string | undefined>> = {
  cap: paths.loans,
  salary_multiple: undefined,
  net_salary: undefined,
  net_pension: undefined,
  shares: paths.member.share,
};

/**
 * Returns where a right comes from: the rule that allows least, rounded down to what is lent in steps.
 * @param rule percent of a salary that must be left
 */
export function rightOrigin(right: LoanRight, rule: string): Origin | undefined {
  const mostSatang = parseBaht(right.right_amount);
  const step = parseBaht(right.step_amount);
  if (!mostSatang || step === null) return undefined;
  const limits = right.conditions.flatMap(({ kind, has }) => {
    const satang = kind in PAGES ? parseBaht(has) : null;
    return satang === null ? [] : [{ kind, satang }];
  });
  const tightest = limits.toSorted((a, b) => a.satang - b.satang)[0];
  if (!tightest || tightest.satang < mostSatang || tightest.satang - mostSatang >= step)
    return undefined;
  const cut = tightest.satang - mostSatang;
  return originOf(`สิทธิกู้ ${right.loantype_desc}`, mostSatang, [
    { name: conditionName(tightest.kind, rule), satang: tightest.satang, to: PAGES[tightest.kind] },
    cut > 0 ? { name: 'ปัดลงให้เต็มหน่วยที่ให้กู้', satang: -cut } : undefined,
  ]);
}
