import type { LoanOffer as Wire } from '@coop/contracts/member/ahead/loan-offer';
import { type NetSalary, netSalary, salaryRoom } from '@coop/finance/credit';
import type { LoanFigures } from '@coop/finance/loans/loan-offer';
import type { Deduction } from './salary.ts';

/** Deductions of a member each month, as far as they are known. */
export interface Month {
  /** Null for who has no salary on record. */
  readonly salarySatang: number | null;
  /** Of the latest bill. */
  readonly deductions: readonly Deduction[];
  /** Sum that the member names beside them, satang. */
  readonly othersSatang: number;
  /** Part of the salary that must be left, in hundredths of a percent. */
  readonly minimumPercent: number;
}

const sumOf = (deductions: readonly Deduction[]) =>
  deductions.reduce((sum, { satang }) => sum + satang, 0);

/** The deductions that go on beside a new contract: all but those of the contracts that it closes. */
function besides({ deductions, othersSatang }: Month, closes: Wire['closes']): number {
  const closed = new Set(closes.map((close) => close.loancontract_no));
  return sumOf(deductions.filter(({ no = '' }) => !closed.has(no))) + othersSatang;
}

/** The most that a new contract may take each month; undefined without a salary. */
export function roomFor(month: Month, { closes }: Pick<Wire, 'closes'>): number | undefined {
  const { salarySatang, minimumPercent } = month;
  if (!salarySatang) return undefined;
  return salaryRoom(salarySatang, besides(month, closes), minimumPercent);
}

/** A month's deductions before a contract and with its first payment, and what that leaves of a salary. */
export function monthWith(
  month: Month,
  { firstSatang }: LoanFigures,
  { closes }: Pick<Wire, 'closes'>,
): { beforeSatang: number; afterSatang: number; net?: NetSalary } {
  const { salarySatang, minimumPercent } = month;
  const afterSatang = besides(month, closes) + firstSatang;
  return {
    beforeSatang: besides(month, []),
    afterSatang,
    ...(salarySatang && { net: netSalary(salarySatang, afterSatang, minimumPercent) }),
  };
}
