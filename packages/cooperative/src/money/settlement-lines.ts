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
    | 'RETURNED'
    | 'DEPOSIT'
    | 'LOAN'
    | 'DUES';
  readonly name: string;
  /** Account or contract; empty if there is none. */
  readonly refNo: string;
  /** Amount due to the member; for loans and dues, the member's debt. */
  readonly satang: number;
  /** Interest in it. */
  readonly interestSatang: number;
  /** Part that pays debts; of a debt, the part that is paid. */
  readonly usedSatang: number;
}

/** Settlement of an ended membership: all assets set against all debts. */
export interface Settlement {
  readonly how: EndKind;
  readonly on: string;
  readonly lines: readonly SettlementLine[];
}

const OWED: readonly SettlementLine['kind'][] = ['LOAN', 'DUES'];
/** Associations pay their payees the amount beyond the debts directly, without the cooperative. */
const OUTSIDE: readonly SettlementLine['kind'][] = ['INSURANCE', 'CREMATION'];

const sumOf = (lines: readonly SettlementLine[], of: (line: SettlementLine) => number) =>
  lines.reduce((sum, line) => sum + of(line), 0);

export const isOwed = ({ kind }: SettlementLine): boolean => OWED.includes(kind);

/** Returns the sums of a sheet, satang: due to the member, owed, set off, left for member or heirs, and missing. */
export function settlementSums({ lines }: Pick<Settlement, 'lines'>) {
  const assets = lines.filter((line) => !isOwed(line));
  const debts = lines.filter(isOwed);
  const paidOut = assets.filter(({ kind }) => !OUTSIDE.includes(kind));
  const rest = ({ satang, usedSatang }: SettlementLine) => satang - usedSatang;
  return {
    ownSatang: sumOf(assets, (line) => line.satang),
    owedSatang: sumOf(debts, (line) => line.satang),
    usedSatang: sumOf(debts, (line) => line.usedSatang),
    leftSatang: sumOf(paidOut, rest),
    /** Paid directly to the payees by the associations. */
    besideSatang: sumOf(assets, rest) - sumOf(paidOut, rest),
    missingSatang: sumOf(debts, rest),
  };
}
