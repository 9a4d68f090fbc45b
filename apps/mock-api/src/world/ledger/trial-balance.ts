import { endOfMonthIndex, monthIndex } from '@coop/finance/calendar';
import type { Records } from '../money/records.ts';
import { ACCOUNTS, type Account, type Posting } from './accounts.ts';
import { postingsOf } from './postings.ts';

/** Months of movements; what was before is brought forward. */
const MONTHS = 24;

export interface TrialBalanceRow {
  readonly account: Account;
  readonly name: string;
  /** Sums of both sides, satang. */
  readonly debitSatang: number;
  readonly creditSatang: number;
}

/** The trial balance (งบทดลอง) over some members. */
export interface TrialBalance {
  /** What was before the end of this day is brought forward. */
  readonly since: string;
  readonly rows: readonly TrialBalanceRow[];
  readonly debitSatang: number;
  readonly creditSatang: number;
}

/** The day after whose end movements are counted. */
export function ledgerStart(asOf: string): string {
  return endOfMonthIndex(monthIndex(asOf) - MONTHS);
}

/**
 * Adds up both sides of every account over members whose records are of the same day; `others` are movements that are
 * no single member's.
 */
export function trialBalance(
  members: Iterable<Records>,
  since: string,
  others: readonly Posting[] = [],
): TrialBalance {
  const debits = new Map<Account, number>();
  const credits = new Map<Account, number>();
  const add = (sums: Map<Account, number>, account: Account, satang: number) =>
    void sums.set(account, (sums.get(account) ?? 0) + satang);
  const book = ({ debit, credit, satang }: Posting) => {
    add(debits, debit, satang);
    add(credits, credit, satang);
  };
  for (const records of members) for (const one of postingsOf(records, since)) book(one);
  for (const one of others) if (one.on > since) book(one);
  const names = Object.keys(ACCOUNTS) as Account[];
  const rows = names.map((account) => ({
    account,
    name: ACCOUNTS[account],
    debitSatang: debits.get(account) ?? 0,
    creditSatang: credits.get(account) ?? 0,
  }));
  const sum = (of: (row: TrialBalanceRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    since,
    rows,
    debitSatang: sum((row) => row.debitSatang),
    creditSatang: sum((row) => row.creditSatang),
  };
}

/** What stands on an account: debits less credits, satang. */
export function balanceOf({ rows }: TrialBalance, account: Account): number {
  const row = rows.find((one) => one.account === account);
  return (row?.debitSatang ?? 0) - (row?.creditSatang ?? 0);
}
