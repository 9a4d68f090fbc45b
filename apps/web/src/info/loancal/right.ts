import type { LoanProductConfig } from '@coop/contracts/site-products';
import { formatCount, parseBaht } from '@coop/format/money';
import { text } from './text.ts';

/** What a product allows by the figures that were typed, satang. What a cooperative does not state is left out. */
export interface TypedRight {
  readonly multiple: number | undefined;
  readonly bySalarySatang: number | undefined;
  readonly capSatang: number | undefined;
  /** The least of all, and of what the salary can pay. */
  readonly rightSatang: number;
  readonly product: LoanProductConfig;
}

/** The right to a product by a salary, and by the largest loan that its rest can pay. */
export function typedRight(
  product: LoanProductConfig | undefined,
  salary: string,
  largestSatang: number,
): TypedRight | undefined {
  const salarySatang = parseBaht(salary);
  if (!product || salarySatang === null) return undefined;
  const { salary_multiple: multiple, cap } = product;
  const isNumber = typeof multiple === 'number' && multiple >= 0;
  const bySalarySatang = isNumber ? Math.floor(salarySatang * multiple) : undefined;
  const capSatang = parseBaht(cap) ?? undefined;
  if (bySalarySatang === undefined && capSatang === undefined) return undefined;
  const limits = [largestSatang, bySalarySatang ?? largestSatang, capSatang ?? largestSatang];
  const rightSatang = Math.max(0, Math.min(...limits));
  return { multiple, bySalarySatang, capSatang, rightSatang, product };
}

/** Personal guarantors for an amount; undefined where the cooperative does not state them. */
export function guarantorsFor(product: LoanProductConfig, satang: number): number | undefined {
  const { guarantors } = product;
  if (!Array.isArray(guarantors)) return undefined;
  if (guarantors.length === 0) return 0;
  return guarantors.find(({ up_to }) => satang <= (parseBaht(up_to) ?? satang))?.count;
}

/** The right and its parts, against the amount that is asked for. */
export function rightFacts<Money>(
  { multiple, bySalarySatang, capSatang, rightSatang, product }: TypedRight,
  wantedSatang: number,
  money: (satang: number) => Money,
): (readonly [term: string, value: Money | string])[] {
  const count = guarantorsFor(product, wantedSatang);
  const over = wantedSatang - rightSatang;
  const facts: (readonly [string, Money | string] | false)[] = [
    bySalarySatang !== undefined && [
      `วงเงินตามเงินเดือน ${formatCount(multiple)}\u00a0เท่า`,
      money(bySalarySatang),
    ],
    capSatang !== undefined && ['วงเงินสูงสุดของประเภทนี้', money(capSatang)],
    ['กู้ได้ไม่เกิน (ตามตัวเลขที่กรอก)', money(rightSatang)],
    over > 0 && ['วงเงินที่กรอกเกินสิทธิ', money(over)],
    count !== undefined && ['ผู้ค้ำประกันสำหรับวงเงินที่กรอก', text.guarantorsOf(formatCount(count))],
  ];
  return facts.filter((fact) => fact !== false);
}
