import type { KepBill } from '@coop/contracts/member/kep';
import { type NetSalary, netSalary, salaryRoom } from '@coop/finance/credit';
import { parseBaht } from '@coop/format/money';
import { comesOnce } from '../../collection/comes-once.ts';

/** One deduction of a month, satang. */
export interface Deduction {
  readonly words: string;
  /** Of a contract or an account. */
  readonly no?: string;
  readonly satang: number;
}

/** Returns what is deducted and of which account; the number does not break at its hyphens. */
export const deductionName = ({ words, no }: Deduction) => (no ? `${words} ${no}` : words);

/**
 * Returns what the cooperative takes each month: the lines of a bill that are not overdue, money that comes back, or
 * for once.
 */
export function deductionsOf(lines: KepBill['lines']): Deduction[] {
  return lines.flatMap((line) => {
    const satang = parseBaht(line.amount);
    if (satang === null || satang <= 0 || line.is_arrear || comesOnce(line)) return [];
    return [{ words: line.item_desc, ...(line.ref_no && { no: line.ref_no }), satang }];
  });
}

export interface SalaryCheck extends NetSalary {
  readonly totalSatang: number;
  /** Sum that may still be added each month, and what is missing to the rule; one of them is 0. */
  readonly roomSatang: number;
  readonly missingSatang: number;
}

/** A salary against the rule of what must be left, by the rules of packages/finance. */
export function checkSalary(
  salarySatang: number,
  deductions: readonly Deduction[],
  minimumPercent: number,
): SalaryCheck {
  const totalSatang = deductions.reduce((sum, { satang }) => sum + satang, 0);
  const usable = salaryRoom(salarySatang, 0, minimumPercent);
  return {
    ...netSalary(salarySatang, totalSatang, minimumPercent),
    totalSatang,
    roomSatang: salaryRoom(salarySatang, totalSatang, minimumPercent),
    missingSatang: Math.max(0, totalSatang - usable),
  };
}
