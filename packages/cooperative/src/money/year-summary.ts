import { yearOf } from '@coop/format/thai-date';
import { payDay } from '../rules/dividend-rates.ts';
import type { DuesPaid } from './bookings.ts';
import { DEBT, type DividendYear, deriveDividends, INSURANCE } from './dividend/dividend.ts';
import { balanceOn } from './loans/loans.ts';
import type { Records } from './records.ts';

/** Sums that a member earned, paid, saved and repaid in a calendar year, up to the day of the records. */
export interface YearSummary {
  readonly year: number;
  readonly countedTo: string;
  readonly lines: readonly YearLine[];
}

export type YearKind =
  | 'DIVIDEND'
  | 'REFUND'
  | 'DEPOSIT_INTEREST'
  | 'LOAN_INTEREST'
  | 'CREMATION'
  | 'INSURANCE'
  | 'SHARES'
  | 'DEPOSITS'
  | 'LOANS';

export interface YearLine {
  readonly kind: YearKind;
  /** Of the product, where there are several; else empty. */
  readonly name: string;
  /** Account or contract; else empty. */
  readonly refNo: string;
  readonly satang: number;
  /** Balances before the year and at its end, of what is saved or owed. */
  readonly balances?: readonly [before: number, after: number];
  /** Lent in the year, satang. */
  readonly borrowedSatang?: number;
}

/** As many calendar years as dues are kept for. */
const YEARS = 3;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Returns the dividends that were paid in a year: dividend and refund, those paid late on their own day. */
function paidDividends(years: readonly DividendYear[], isIn: (day: string) => boolean) {
  const paid = years.filter(({ year, status }) => status === 'โอนแล้ว' && isIn(payDay(year)));
  const late = years.flatMap(({ lateRefund }) =>
    lateRefund && isIn(lateRefund.on) ? [lateRefund.satang] : [],
  );
  const deductions = paid.flatMap((year) => year.deductions).filter(({ code }) => code !== DEBT);
  const taken = (isInsurance: boolean) =>
    sumOf(
      deductions
        .filter(({ code }) => (code === INSURANCE) === isInsurance)
        .map((deduction) => deduction.amountSatang),
    );
  return {
    dividend: sumOf(paid.map((year) => year.dividendSatang)),
    refund: sumOf([...paid.map((year) => year.refundSatang), ...late]),
    cremation: taken(false),
    insurance: taken(true),
  };
}

const plain = (kind: YearKind, satang: number): YearLine => ({ kind, name: '', refNo: '', satang });

/** Returns a year's lines. A line of nothing is left out, but what is saved or owed and did not change stays. */
function linesOf(records: Records, year: number, countedTo: string): YearLine[] {
  const { shares, deposits, contracts, cremations, premiums } = records;
  const eve = `${year - 1}-12-31`;
  const isIn = (day: string) => day > eve && day <= countedTo;
  const dues = (paid: readonly DuesPaid[]) =>
    sumOf(paid.filter(({ on }) => isIn(on)).map(({ satang }) => satang));
  const dividends = paidDividends(deriveDividends(records), isIn);
  const balance = (entries: readonly { on: string; balanceSatang: number }[], day: string) =>
    entries.findLast(({ on }) => on <= day)?.balanceSatang ?? 0;
  const change = (before: number, after: number) => ({
    satang: after - before,
    balances: [before, after] as const,
  });
  const accounts = deposits.map(({ accountNo, product, entries }) => ({
    of: { name: product.name, refNo: accountNo },
    interest: sumOf(
      entries
        .filter(({ on, item }) => item === 'interest' && isIn(on))
        .map(({ deltaSatang }) => deltaSatang),
    ),
    change: change(balance(entries, eve), balance(entries, countedTo)),
  }));
  const loans = contracts.map((contract) => ({
    of: { name: contract.product.name, refNo: contract.contractNo },
    interest: sumOf(contract.rows.filter(({ on }) => isIn(on)).map((row) => row.interestSatang)),
    change: {
      satang: sumOf(contract.rows.filter(({ on }) => isIn(on)).map((row) => row.principalSatang)),
      balances: [balanceOn(contract, eve), balanceOn(contract, countedTo)] as const,
      borrowedSatang: isIn(contract.plan.disbursedOn) ? contract.plan.principalSatang : 0,
    },
  }));
  const some = ({ satang, balances = [0, 0] }: YearLine) => satang !== 0 || sumOf(balances) !== 0;
  return [
    plain('DIVIDEND', dividends.dividend),
    plain('REFUND', dividends.refund),
    ...accounts.map(({ of, interest }) => ({
      kind: 'DEPOSIT_INTEREST' as const,
      ...of,
      satang: interest,
    })),
    ...loans.map(({ of, interest }) => ({
      kind: 'LOAN_INTEREST' as const,
      ...of,
      satang: interest,
    })),
    plain('CREMATION', dues(cremations) + dividends.cremation),
    plain('INSURANCE', dues(premiums) + dividends.insurance),
    {
      ...plain('SHARES', 0),
      ...change(balance(shares.entries, eve), balance(shares.entries, countedTo)),
    },
    ...accounts.map(({ of, change: by }) => ({ kind: 'DEPOSITS' as const, ...of, ...by })),
    ...loans.map(({ of, change: by }) => ({ kind: 'LOANS' as const, ...of, ...by })),
  ].filter(some);
}

/** Returns the member's calendar years, the running one first. */
export function deriveYears(records: Records): YearSummary[] {
  const { asOf } = records.view;
  const running = yearOf(asOf);
  const first = Math.max(running - YEARS + 1, yearOf(records.member.joinedOn));
  return Array.from({ length: running - first + 1 }, (_, index) => {
    const year = running - index;
    const end = `${year}-12-31`;
    const countedTo = end < asOf ? end : asOf;
    return { year, countedTo, lines: linesOf(records, year, countedTo) };
  });
}

/** Groups of a year's lines, in the order of the page. */
export const YEAR_GROUPS = {
  EARNED: ['DIVIDEND', 'REFUND', 'DEPOSIT_INTEREST'],
  PAID: ['LOAN_INTEREST', 'CREMATION', 'INSURANCE'],
  SAVED: ['SHARES', 'DEPOSITS'],
  OWED_LESS: ['LOANS'],
} as const satisfies Record<string, readonly YearKind[]>;

/** Returns the sum of a group's lines, satang. */
export const sumOfGroup = ({ lines }: YearSummary, group: keyof typeof YEAR_GROUPS): number => {
  const kinds: readonly YearKind[] = YEAR_GROUPS[group];
  return sumOf(lines.filter(({ kind }) => kinds.includes(kind)).map(({ satang }) => satang));
};

/** Returns what the member is better off by: saved, and of debt repaid. */
export const betterOff = (year: YearSummary): number =>
  sumOfGroup(year, 'SAVED') + sumOfGroup(year, 'OWED_LESS');
