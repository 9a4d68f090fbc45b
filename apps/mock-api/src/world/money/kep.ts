import { dayOfMonth, endOfMonthIndex, monthIndex } from '@coop/finance/calendar';
import { cremationSatang, deathsInMonth } from '../cremation/cremation.ts';
import { BILL_DAY } from '../rules/products.ts';
import { payrollInMonth } from './deposits.ts';
import { billDueOn, type LoanContract } from './loans.ts';
import { isMissed } from './missed.ts';
import type { Records } from './records.ts';
import { lastShareBefore, monthlyShareSatang, sharesPaused } from './shares.ts';

export interface KepEntry {
  readonly group: 'SHARE' | 'LOAN' | 'DEPOSIT' | 'CREMATION';
  readonly desc: string;
  readonly refNo: string;
  readonly period: number;
  readonly days: number;
  readonly principalSatang: number;
  readonly interestSatang: number;
  /** Part of the interest that was billed before and not paid. */
  readonly interestArrearSatang: number;
  readonly amountSatang: number;
  readonly balanceSatang?: number;
}

/** The collection of one month (เก็บ): what the agency deducts from the salary. */
export interface Kep {
  readonly month: number;
  readonly posted: boolean;
  readonly entries: readonly KepEntry[];
  readonly totalSatang: number;
}

/** The last month whose collection has been worked out on the view's day. */
export function lastBilledMonth(asOf: string): number {
  return dayOfMonth(asOf) >= BILL_DAY ? monthIndex(asOf) : monthIndex(asOf) - 1;
}

function shareEntry({ member, shares }: Records, month: number): KepEntry[] {
  if (sharesPaused(member, month)) return [];
  const on = endOfMonthIndex(month);
  // The balance before this collection, so that a missed month never changes later.
  const before = lastShareBefore(shares.entries, on);
  const amountSatang = monthlyShareSatang(member, month);
  return [
    {
      group: 'SHARE',
      desc: 'ค่าหุ้นรายเดือน',
      refNo: member.membershipNo,
      period: (before?.period ?? 0) + 1,
      days: 0,
      principalSatang: 0,
      interestSatang: 0,
      interestArrearSatang: 0,
      amountSatang,
      balanceSatang: (before?.balanceSatang ?? 0) + amountSatang,
    },
  ];
}

function loanEntries({ loans }: Records, month: number): KepEntry[] {
  const on = endOfMonthIndex(month);
  // Oldest contract first, whether open or paid off by now, so that the order of a bill never changes.
  const age = (one: LoanContract) => one.plan.disbursedOn + one.contractNo;
  const byAge = loans.toSorted((a, b) => (age(a) < age(b) ? -1 : 1));
  return byAge.flatMap((contract) => {
    const collected = billDueOn(contract, on);
    if (!collected) return [];
    const { bill, interestArrearSatang } = collected;
    return [
      {
        group: 'LOAN' as const,
        desc: contract.product.name,
        refNo: contract.contractNo,
        period: bill.no,
        days: bill.days,
        principalSatang: bill.principalSatang,
        interestSatang: bill.interestSatang,
        interestArrearSatang,
        amountSatang: bill.totalSatang,
        balanceSatang: bill.balanceSatang,
      },
    ];
  });
}

function plainEntry(
  group: KepEntry['group'],
  desc: string,
  refNo: string,
  amountSatang: number,
): KepEntry {
  return {
    group,
    desc,
    refNo,
    period: 0,
    days: 0,
    principalSatang: 0,
    interestSatang: 0,
    interestArrearSatang: 0,
    amountSatang,
  };
}

function depositEntries({ deposits }: Records, month: number): KepEntry[] {
  return deposits.flatMap((account) => {
    const amount = payrollInMonth(account, month);
    return amount > 0
      ? [plainEntry('DEPOSIT', account.product.name, account.accountNo, amount)]
      : [];
  });
}

function cremationEntries({ view, member }: Records, month: number): KepEntry[] {
  const amount = cremationSatang(view, member, month);
  if (amount === 0) return [];
  const desc = `ฌาปนกิจสงเคราะห์ (${deathsInMonth(view, month)} ศพ)`;
  return [plainEntry('CREMATION', desc, '', amount)];
}

/**
 * The collection of a month, or undefined for one before the member's first or not yet worked out.
 * Its lines are the very rows of shares, loans and deposits of that month end.
 */
export function deriveKep(records: Records, month: number): Kep | undefined {
  const { view, member } = records;
  if (month <= monthIndex(member.joinedOn) || month > lastBilledMonth(view.asOf)) return undefined;
  const entries = [
    ...shareEntry(records, month),
    ...loanEntries(records, month),
    ...depositEntries(records, month),
    ...cremationEntries(records, month),
  ];
  return {
    month,
    posted: endOfMonthIndex(month) <= view.asOf && !isMissed(view, member.no, month),
    entries,
    totalSatang: entries.reduce((sum, one) => sum + one.amountSatang, 0),
  };
}
