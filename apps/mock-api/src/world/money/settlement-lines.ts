import type { EndKind } from '../people/person/person.ts';

/** One line of a settlement sheet (ใบสรุปการหักกลบลบหนี้). Amounts are satang. */
export interface SettlementLine {
  readonly kind:
    | 'INSURANCE'
    | 'CREMATION'
    | 'SHARES'
    | 'HELD'
    | 'DIVIDEND'
    | 'WELFARE'
    | 'DEPOSIT'
    | 'LOAN'
    | 'DUES';
  readonly name: string;
  /** Account or contract; empty where there is none. */
  readonly refNo: string;
  /** What is due to the member; of a loan or of dues, what the member owes. */
  readonly satang: number;
  /** Interest in it. */
  readonly interestSatang: number;
  /** What of it pays debts; of a debt, what of it is paid. */
  readonly usedSatang: number;
}

/** The end of a membership: all that was the member's set against all that was owed. */
export interface Settlement {
  readonly how: EndKind;
  readonly on: string;
  readonly lines: readonly SettlementLine[];
}

const OWED: readonly SettlementLine['kind'][] = ['LOAN', 'DUES'];
/** What an association pays beyond the debts goes to its payees without the cooperative. */
const OUTSIDE: readonly SettlementLine['kind'][] = ['INSURANCE', 'CREMATION'];

const sumOf = (lines: readonly SettlementLine[], of: (line: SettlementLine) => number) =>
  lines.reduce((sum, line) => sum + of(line), 0);

export const isOwed = ({ kind }: SettlementLine): boolean => OWED.includes(kind);

/** The sums of a sheet, satang: due to the member, owed, set off, left for member or heirs, and missing. */
export function settlementSums({ lines }: Pick<Settlement, 'lines'>) {
  const own = lines.filter((line) => !isOwed(line));
  const debts = lines.filter(isOwed);
  const paidOut = own.filter(({ kind }) => !OUTSIDE.includes(kind));
  const rest = ({ satang, usedSatang }: SettlementLine) => satang - usedSatang;
  return {
    ownSatang: sumOf(own, (line) => line.satang),
    owedSatang: sumOf(debts, (line) => line.satang),
    usedSatang: sumOf(debts, (line) => line.usedSatang),
    leftSatang: sumOf(paidOut, rest),
    /** Paid to its payees by the associations themselves. */
    besideSatang: sumOf(own, rest) - sumOf(paidOut, rest),
    missingSatang: sumOf(debts, rest),
  };
}
