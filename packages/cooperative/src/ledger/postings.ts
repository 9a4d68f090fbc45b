import type { VoucherKind } from '../money/bookings.ts';
import type { DepositItem } from '../money/deposits/deposits.ts';
import { paidDividends } from '../money/dividend/dividend-payout.ts';
import type { LoanContract } from '../money/loans/loans.ts';
import { balanceOn } from '../money/loans/loans.ts';
import type { Records } from '../money/records.ts';
import type { ShareItem } from '../money/shares/shares.ts';
import type { Account, Posting } from './accounts.ts';

// Income is credited to the clearing account, and its use is debited to it. The two come from different records
// (receipts and statements), so the clearing account stays at zero only if no satang is lost between them.

type Sides = readonly [debit: Account, credit: Account];

const SHARE_SIDES: Record<ShareItem, Sides> = {
  opening: ['CASH', 'SHARES'],
  monthly: ['CLEARING', 'SHARES'],
  arrears: ['CLEARING', 'SHARES'],
  special: ['CASH', 'SHARES'],
  request: ['CASH', 'SHARES'],
  dividend: ['DIVIDENDS', 'SHARES'],
  'set-off': ['SHARES', 'CLEARING'],
  refund: ['SHARES', 'CASH'],
};

const DEPOSIT_SIDES: Record<DepositItem, Sides> = {
  open: ['CASH', 'DEPOSITS'],
  'cash-in': ['CASH', 'DEPOSITS'],
  payroll: ['CLEARING', 'DEPOSITS'],
  'paid-in': ['CLEARING', 'DEPOSITS'],
  'cash-out': ['DEPOSITS', 'CASH'],
  'request-out': ['DEPOSITS', 'CASH'],
  fee: ['DEPOSITS', 'FEES'],
  welfare: ['WELFARE', 'DEPOSITS'],
  dividend: ['DIVIDENDS', 'DEPOSITS'],
  interest: ['DEPOSIT_INTEREST', 'DEPOSITS'],
  'set-off': ['DEPOSITS', 'CLEARING'],
  close: ['DEPOSITS', 'CASH'],
};

/** Posts a movement; one that is taken back goes the other way. */
function posting(on: string, [debit, credit]: Sides, satang: number): Posting {
  if (satang < 0) return { on, debit: credit, credit: debit, satang: -satang };
  return { on, debit, credit, satang };
}

/** Returns the rows after the end of a day; they are in order of time. */
const later = <Row extends { readonly on: string }>(rows: readonly Row[], since: string): Row[] =>
  rows.slice(rows.findLastIndex(({ on }) => on <= since) + 1);

function ofShares({ shares }: Records, since: string): Posting[] {
  return later(shares.entries, since).map((entry) =>
    posting(entry.on, SHARE_SIDES[entry.item], Math.abs(entry.amountSatang)),
  );
}

function ofDeposits({ deposits }: Records, since: string): Posting[] {
  return deposits.flatMap(({ entries }) =>
    later(entries, since).map((entry) =>
      posting(entry.on, DEPOSIT_SIDES[entry.item], Math.abs(entry.deltaSatang)),
    ),
  );
}

function ofContract({ plan, rows }: LoanContract, since: string): Posting[] {
  return [
    posting(plan.disbursedOn, ['LOANS', 'CASH'], plan.principalSatang),
    ...later(rows, since).flatMap((row) => [
      posting(row.on, ['CLEARING', 'LOANS'], row.principalSatang),
      posting(row.on, ['CLEARING', 'LOAN_INTEREST'], row.interestSatang),
    ]),
  ];
}

/** Account that pays for a voucher whose money does not come from outside. */
const PAID_FROM: Partial<Record<VoucherKind, Account>> = {
  welfare: 'WELFARE',
  dividend: 'DIVIDENDS',
  held: 'HELD',
  late: 'AGENCIES',
};

/** Posts income: collections, payments at the counter, new contracts that paid off old ones. */
function ofReceipts({ keps, vouchers }: Records, since: string): Posting[] {
  const collected = [...keps.values()]
    .filter((bill) => bill.isDue && bill.dueOn > since)
    .flatMap((kep) => {
      const { receivedSatang, keptSatang, entries, payer, dueOn: on } = kep;
      const refund = entries.find((entry) => entry.group === 'REFUND')?.receivedSatang ?? 0;
      const from: Account = payer === 'agency' ? 'AGENCIES' : 'HELD';
      return [
        posting(on, [from, 'CLEARING'], receivedSatang),
        posting(on, ['HELD', 'CLEARING'], -refund),
        posting(on, ['CLEARING', 'HELD'], keptSatang),
        // The agency hands over what it deducted on the due day.
        ...(payer === 'agency' ? [posting(on, ['CASH', 'AGENCIES'], receivedSatang)] : []),
      ];
    });
  const paid = later(vouchers, since).flatMap(({ kind, on, satang, keptSatang }) => {
    if (kind === 'paid-out') return [posting(on, ['HELD', 'CASH'], satang)];
    return [
      posting(on, [PAID_FROM[kind] ?? 'CASH', 'CLEARING'], satang),
      // The money of a late record comes from the agency, too.
      posting(on, ['CASH', 'AGENCIES'], kind === 'late' ? satang : 0),
      posting(on, ['CLEARING', 'HELD'], keptSatang),
    ];
  });
  return [...collected, ...paid];
}

function ofDues({ cremations, premiums }: Records): Posting[] {
  return [
    ...cremations.map((cremation) =>
      posting(cremation.on, ['CLEARING', 'CREMATION'], cremation.satang),
    ),
    ...premiums.map((premium) => posting(premium.on, ['CLEARING', 'INSURANCE'], premium.satang)),
  ];
}

/** Posts the part of the dividends that the instruction leaves to the bank. */
function ofDividends(records: Records, since: string): Posting[] {
  return paidDividends(records, since).map(({ on, bankSatang }) =>
    posting(on, ['DIVIDENDS', 'CASH'], bankSatang),
  );
}

/** Posts a member's balances and debts at the end of a day against the opening account. */
function broughtForward(records: Records, day: string): Posting[] {
  const shares = records.shares.entries.findLast((entry) => entry.on <= day)?.balanceSatang ?? 0;
  const loans = records.contracts.reduce((sum, contract) => sum + balanceOn(contract, day), 0);
  const deposits = records.deposits.reduce(
    (sum, deposit) => sum + (deposit.entries.findLast(({ on }) => on <= day)?.balanceSatang ?? 0),
    0,
  );
  const held = records.held.findLast((record) => record.on <= day)?.balanceSatang ?? 0;
  return [
    posting(day, ['FORWARD', 'SHARES'], shares),
    posting(day, ['LOANS', 'FORWARD'], loans),
    posting(day, ['FORWARD', 'DEPOSITS'], deposits),
    posting(day, ['FORWARD', 'HELD'], held),
  ];
}

/** Returns every movement of a member's money after a day, with the balances brought forward on it. */
export function postingsOf(records: Records, since: string): Posting[] {
  const all = [
    ...ofShares(records, since),
    ...ofDeposits(records, since),
    ...records.contracts.flatMap((contract) => ofContract(contract, since)),
    ...ofReceipts(records, since),
    ...ofDues(records),
    ...ofDividends(records, since),
  ];
  const after = all.filter(({ on, satang }) => on > since && satang !== 0);
  return [...broughtForward(records, since), ...after];
}
