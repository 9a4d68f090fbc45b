import type { KepEntry } from '@coop/cooperative/money/bills/collection';
import { closedOn, isClosed, type LoanContract } from '@coop/cooperative/money/loans/loans';
import { kepOf, type Records } from '@coop/cooperative/money/records';
import { BY_LAWS } from '@coop/cooperative/rules/by-laws';
import { monthIndex } from '@coop/finance/calendar';
import { type Complaints, complaints } from './complaints.ts';

/** Months of collections that are compared; older ones are made of the same rows. */
const KEP_MONTHS = 18;
/** Months whose bills can be opened later. */
const KEPT_BILLS = BY_LAWS.bills.months_on_show;
/** Contracts that ended so long ago leave the portal. */
const ARCHIVE_MONTHS = BY_LAWS.loans.closed_months;

function beginsWith(
  check: Complaints,
  what: string,
  later: readonly object[],
  rows: readonly object[],
) {
  const same = JSON.stringify(later.slice(0, rows.length)) === JSON.stringify(rows);
  check.holds(`${what}: what was on record stays as it was`, same);
}

/** Paid off long ago; what is no longer on file was to end even earlier. */
function isArchived({ contractNo, plan }: LoanContract, { contracts, view }: Records): boolean {
  const onFile = contracts.find((contract) => contract.contractNo === contractNo);
  const planned = monthIndex(plan.disbursedOn) + plan.instalments;
  const closed = onFile && closedOn(onFile);
  if (onFile && !closed) return false;
  return (closed ? monthIndex(closed) : planned) < monthIndex(view.asOf) - ARCHIVE_MONTHS;
}

function checkLoans(check: Complaints, earlier: Records, later: Records): void {
  for (const contract of earlier.loans) {
    const after = later.loans.find((loan) => loan.contractNo === contract.contractNo);
    if (!after) {
      check.holds(`${contract.contractNo} left for the archive`, isArchived(contract, later));
      continue;
    }
    beginsWith(check, contract.contractNo, after.rows, contract.rows);
    // What was collected after a death is given back, or a cheque comes back: the contract is open again.
    const { item } = after.rows[contract.rows.length] ?? {};
    if (!isClosed(contract) || item === 'returned' || item === 'bounced') continue;
    check.same(`balance of ${contract.contractNo}, closed before,`, after.balanceSatang, 0);
    check.same(`rows of ${contract.contractNo}`, after.rows.length, contract.rows.length);
  }
}

function checkDeposits(check: Complaints, earlier: Records, later: Records): void {
  for (const account of earlier.deposits) {
    const after = later.deposits.find((deposit) => deposit.accountNo === account.accountNo);
    beginsWith(check, account.accountNo, after?.entries ?? [], account.entries);
    check.holds(`${account.accountNo} stays closed`, !account.closed || after?.closed === true);
  }
}

/** Checks that a received or failed month never changes. */
function checkKep(check: Complaints, earlier: Records, later: Records): void {
  const kept = new Set(later.loans.map((loan) => loan.contractNo));
  const lines = (entries: readonly KepEntry[] = []) =>
    JSON.stringify(entries.filter((entry) => entry.group !== 'LOAN' || kept.has(entry.refNo)));
  const last = monthIndex(earlier.view.asOf) - 1;
  const firstKept = monthIndex(later.view.asOf) - KEPT_BILLS;
  for (let month = Math.max(firstKept, last - KEP_MONTHS); month <= last; month += 1) {
    const before = kepOf(earlier, month);
    const after = kepOf(later, month);
    check.holds(`kep of month ${month}`, lines(after?.entries) === lines(before?.entries));
    check.same(`kep of month ${month} received`, after?.posted, before?.posted);
  }
}

/** Checks that time only adds: the records of a day are the beginning of later records. */
export function timeComplaints(earlier: Records, later: Records): string[] {
  const about = `${earlier.member.membershipNo} from ${earlier.view.asOf} to ${later.view.asOf}`;
  const check = complaints(about);
  check.holds('the same person', JSON.stringify(later.member) === JSON.stringify(earlier.member));
  beginsWith(check, 'shares', later.shares.entries, earlier.shares.entries);
  checkLoans(check, earlier, later);
  checkDeposits(check, earlier, later);
  checkKep(check, earlier, later);
  return check.found;
}
