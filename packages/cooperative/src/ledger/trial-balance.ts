import { endOfMonthIndex, monthIndex } from '@coop/finance/calendar';
import type { Records } from '../money/records.ts';
import { ACCOUNTS, type Account, type Posting } from './accounts.ts';
import { postingsOf } from './postings.ts';

/** Months of movements; earlier ones are brought forward. */
const MONTHS = 24;

interface TrialBalanceRow {
  readonly account: Account;
  readonly name: string;
  readonly debitSatang: number;
  readonly creditSatang: number;
}

/** The trial balance (งบทดลอง) over some members. */
export interface TrialBalance {
  /** Balances at the end of this day are brought forward. */
  readonly since: string;
  readonly rows: readonly TrialBalanceRow[];
  readonly debitSatang: number;
  readonly creditSatang: number;
}

/** Returns the day after whose end movements are counted. */
export function ledgerStart(asOf: string): string {
  return endOfMonthIndex(monthIndex(asOf) - MONTHS);
}

/** Sums of both sides by account, in satang; small enough to be cached per member. */
export type AccountSums = Partial<Record<Account, readonly [debit: number, credit: number]>>;

export function sumsOf(postings: readonly Posting[]): AccountSums {
  const sums: Partial<Record<Account, [debit: number, credit: number]>> = {};
  const sidesOf = (account: Account) => {
    sums[account] ??= [0, 0];
    return sums[account];
  };
  for (const { debit, credit, satang } of postings) {
    sidesOf(debit)[0] += satang;
    sidesOf(credit)[1] += satang;
  }
  return sums;
}

/** Returns the sums of a member's movements since the start of the ledger. */
export function memberSums(records: Records): AccountSums {
  return sumsOf(postingsOf(records, ledgerStart(records.view.asOf)));
}

/**
 * Returns how far a member's accounts are from what the pages show, satang: each one's balance less the one on its page,
 * whatever its sign, and what is left between receipts and statements.
 */
export function straySatang(sums: AccountSums, records: Records): number {
  const balance = (account: Account) => {
    const [debit, credit] = sums[account] ?? [0, 0];
    return debit - credit;
  };
  const { contracts, deposits, shares, heldSatang } = records;
  const shown: Partial<Record<Account, number>> = {
    LOANS: contracts.reduce((sum, contract) => sum + contract.balanceSatang, 0),
    DEPOSITS: -deposits.reduce((sum, deposit) => sum + deposit.balanceSatang, 0),
    SHARES: -shares.balanceSatang,
    HELD: -heldSatang,
    CLEARING: 0,
  };
  return Object.entries(shown).reduce(
    (sum, [account, satang]) => sum + Math.abs(balance(account as Account) - satang),
    0,
  );
}

/** Adds up the sums of members, and of movements that belong to no single member, as of one day. */
export function trialBalance(all: readonly AccountSums[], since: string): TrialBalance {
  const rows = (Object.keys(ACCOUNTS) as Account[]).map((account) => {
    const total = (side: 0 | 1) => all.reduce((sum, sums) => sum + (sums[account]?.[side] ?? 0), 0);
    return {
      account,
      name: ACCOUNTS[account],
      debitSatang: total(0),
      creditSatang: total(1),
    };
  });
  const sum = (of: (row: TrialBalanceRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  return {
    since,
    rows,
    debitSatang: sum((row) => row.debitSatang),
    creditSatang: sum((row) => row.creditSatang),
  };
}
