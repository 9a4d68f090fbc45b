import type { Account } from '@coop/cooperative/ledger/accounts';
import {
  ledgerStart,
  memberSums,
  type TrialBalance,
  trialBalance,
} from '@coop/cooperative/ledger/trial-balance';
import type { Records } from '@coop/cooperative/money/records';
import { sum } from '../worlds.ts';
import { complaints } from './complaints.ts';

/** Balance of an account: debits less credits, satang. */
function balanceOf({ rows }: TrialBalance, account: Account): number {
  const accountRows = rows.filter((row) => row.account === account);
  return sum(accountRows.map((row) => row.debitSatang - row.creditSatang));
}

/** Both sides are equal, nothing is left between receipts and statements, and each account is the sum of the records. */
export function ledgerComplaints(all: readonly Records[]): string[] {
  const [first] = all;
  if (!first) return [];
  const check = complaints(
    `ledger of ${all.map((records) => records.member.no).join()} on ${first.view.asOf}`,
  );
  const trial = trialBalance(all.map(memberSums), ledgerStart(first.view.asOf));
  const total = (of: (records: Records) => number) => sum(all.map(of));
  check.same('debits', trial.debitSatang, trial.creditSatang);
  check.same('clearing', balanceOf(trial, 'CLEARING'), 0);
  check.same('agencies', balanceOf(trial, 'AGENCIES'), 0);
  const loans = total((records) => sum(records.loans.map((two) => two.balanceSatang)));
  check.same('loans', balanceOf(trial, 'LOANS'), loans);
  const shares = total((records) => records.shares.balanceSatang);
  check.same('shares', 0 - balanceOf(trial, 'SHARES'), shares);
  const deposits = total((records) => sum(records.deposits.map((two) => two.balanceSatang)));
  check.same('deposits', 0 - balanceOf(trial, 'DEPOSITS'), deposits);
  const held = total((records) => records.heldSatang);
  check.same('held', 0 - balanceOf(trial, 'HELD'), held);
  return check.found;
}
