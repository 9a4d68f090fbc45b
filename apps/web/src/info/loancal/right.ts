import type { LoanProductConfig } from '@coop/contracts/by-laws/products';
import { formatCount, parseBaht } from '@coop/format/money';
import type { AgencyPaperProps } from '../../planners/loan/answer.ts';
import { salariesOf, salaryWords } from '../../site/salary-multiples.ts';

/** Personal guarantors for an amount; undefined where the cooperative does not state them. */
function guarantorsFor(product: LoanProductConfig, satang: number): number | undefined {
  const { guarantors } = product;
  if (!Array.isArray(guarantors)) return undefined;
  if (guarantors.length === 0) return 0;
  return guarantors.find(({ up_to }) => satang <= (parseBaht(up_to) ?? satang))?.count;
}

/**
 * The right to a product by the figures that were typed, and by the largest loan that the rest of the salary can pay,
 * against the amount that is asked for. What a cooperative does not state is left out.
 */
export function rightFacts<Money>(
  { answer, share, salary, product }: AgencyPaperProps,
  money: (satang: number) => Money,
): (readonly [term: string, value: Money | string])[] {
  const salarySatang = parseBaht(salary);
  if (!product || salarySatang === null) return [];
  const limits = salariesOf(product).map((salaries) => {
    const satang = Math.floor(salarySatang * salaries.multiple);
    return [`วงเงินตามเงินเดือน ${salaryWords(salaries)}`, satang] as const;
  });
  const bySalarySatang = limits.at(-1)?.[1];
  const capSatang = parseBaht(product.cap) ?? undefined;
  if (bySalarySatang === undefined && capSatang === undefined) return [];
  const largestSatang = share.largestSatang;
  const rightSatang = Math.max(
    0,
    Math.min(largestSatang, bySalarySatang ?? largestSatang, capSatang ?? largestSatang),
  );
  const wantedSatang = answer.plan.terms.principalSatang;
  const count = guarantorsFor(product, wantedSatang);
  const over = wantedSatang - rightSatang;
  const facts: (readonly [term: string, Money | string] | false)[] = [
    ...limits.map(([words, satang]) => [words, money(satang)] as const),
    capSatang !== undefined && ['วงเงินสูงสุดของประเภทนี้', money(capSatang)],
    ['กู้ได้ไม่เกิน (ตามตัวเลขที่กรอก)', money(rightSatang)],
    over > 0 && ['วงเงินที่กรอกเกินสิทธิ', money(over)],
    count !== undefined && [
      'ผู้ค้ำประกันสำหรับวงเงินที่กรอก',
      count === 0 ? 'ไม่ต้องใช้' : `${formatCount(count)}\u00a0คน`,
    ],
  ];
  return facts.filter((fact) => fact !== false);
}
