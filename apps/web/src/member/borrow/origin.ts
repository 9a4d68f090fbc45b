import type { LoanProductConfig } from '@coop/contracts/by-laws/products';
import type { LoanCondition, LoanRight } from '@coop/contracts/member/ahead/loan-right';
import { parseBaht } from '@coop/format/money';
import { paths } from '../../site/paths.ts';
import { salariesOf } from '../../site/salary-multiples.ts';
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

/** Figures that the rules about a sum look at; null where one is not known. */
export interface Looked {
  readonly salarySatang: number | null;
  readonly sharesSatang: number | null;
  readonly products: readonly LoanProductConfig[];
  /** The day of the records. */
  readonly day: string;
}

/** Returns where the limit of one rule comes from: the salary so many times, a part of the shares. */
export function limitOrigin(
  { kind, has }: LoanCondition,
  { loantype_code }: Pick<LoanRight, 'loantype_code'>,
  { salarySatang, sharesSatang, products, day }: Looked,
): Origin | undefined {
  const product = products.find(({ code }) => code === loantype_code);
  const satang = parseBaht(has);
  if (!product || (kind !== 'salary_multiple' && kind !== 'shares')) return undefined;
  const name = `วงเงิน${conditionName(kind, '')}`;
  if (kind === 'salary_multiple' && salarySatang) {
    const multiple = salariesOf(product).find((step) => step.multiple * salarySatang === satang);
    const row = multiple && {
      name: 'เงินเดือน',
      satang: salarySatang,
      part: [multiple.multiple, 1] as const,
    };
    return originOf(name, satang, [row]);
  }
  const { share_percent: percent } = product;
  if (kind !== 'shares' || percent === undefined || sharesSatang === null) return undefined;
  const to = rowIn(paths.member.share, day);
  return originOf(name, satang, [
    { name: 'ทุนเรือนหุ้น', satang: sharesSatang, rate: percent * 100, to },
  ]);
}

/** Returns where it comes from what a salary still carries each month: the part that may go, less what goes. */
export const roomOrigin = (
  name: string,
  { salarySatang, room, minimum }: { salarySatang: number; room: number; minimum: number },
  deductedSatang: number,
) =>
  originOf(name, room, [
    {
      name: 'เงินเดือน',
      satang: salarySatang,
      ...(minimum > 0 && { rate: 10_000 - minimum }),
    },
    deductedSatang > 0 ? { name: 'รายการหักต่อเดือน', satang: -deductedSatang } : undefined,
  ]);

/** Address of the row that a rule looks at. */
function linkOf(kind: LoanCondition['kind'], { loantype_code }: LoanRight, day: string) {
  if (kind === 'cap') return `${paths.loans}#${loantype_code}`;
  return kind === 'shares' ? rowIn(paths.member.share, day) : undefined;
}

/**
 * Returns where a right comes from: the rule that allows least, rounded down to what is lent in steps.
 * @param rule percent of a salary that must be left
 */
export function rightOrigin(right: LoanRight, rule: string, looked: Looked): Origin | undefined {
  const mostSatang = parseBaht(right.right_amount);
  const step = parseBaht(right.step_amount);
  if (!mostSatang || step === null) return undefined;
  const limits = right.conditions.flatMap((condition) => {
    const { kind, has } = condition;
    const satang = LIMITS.includes(kind) ? parseBaht(has) : null;
    return satang === null ? [] : [{ kind, satang, of: limitOrigin(condition, right, looked) }];
  });
  const tightest = limits.toSorted((a, b) => a.satang - b.satang)[0];
  if (!tightest || tightest.satang < mostSatang || tightest.satang - mostSatang >= step)
    return undefined;
  const cut = tightest.satang - mostSatang;
  return originOf(`สิทธิกู้ ${right.loantype_desc}`, mostSatang, [
    {
      name: conditionName(tightest.kind, rule),
      satang: tightest.satang,
      to: linkOf(tightest.kind, right, looked.day),
      of: tightest.of,
    },
    cut > 0 ? { name: 'ปัดลงให้เต็มหน่วยที่ให้กู้', satang: -cut } : undefined,
  ]);
}
