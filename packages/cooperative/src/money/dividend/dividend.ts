import { monthIndex } from '@coop/finance/calendar';
import {
  averageRefund,
  type DividendRow,
  shareMonthDividend,
} from '@coop/finance/dividend/dividend';
import { nextDueMonth } from '@coop/finance/due-date';
import type { View } from '../../chance/view.ts';
import type { NationalMembership } from '../../cremation/cremation-members.ts';
import type { Member } from '../../people/person/person.ts';
import { BY_LAWS } from '../../rules/by-laws.ts';
import {
  approvedRates,
  type DividendRates,
  type DividendStatus,
  dividendStatus,
  isPaidAfter,
  lastApprovedYear,
  payDay,
  yearsOnShow,
} from '../../rules/dividend-rates.ts';
import { DUE_DAY, dueOn } from '../../rules/due-day.ts';
import { firstDayOf, fiscalYearOf, lastDayOf } from '../../rules/fiscal-year.ts';
import { CREMATION_ADVANCE_SATANG, premiumSatang } from '../../rules/yearly-dues.ts';
import { type Arrear, sumOwed } from '../arrears.ts';
import type { Voucher } from '../bookings.ts';
import { balanceOn, debtSatang, type LoanContract, remainingSchedule } from '../loans/loans.ts';
import type { Settlement } from '../settlement-lines.ts';
import type { ShareItem, Shares } from '../shares/shares.ts';
import {
  interestOf,
  type LateRefund,
  lateRefund,
  owedAnInstalment,
  type PaidInterest,
} from './refund.ts';

/** The part of a member's records that dividends are computed from. */
export interface DividendBase {
  readonly view: View;
  readonly member: Member;
  readonly shares: Pick<Shares, 'entries'>;
  readonly contracts: readonly LoanContract[];
  readonly carried: readonly Arrear[];
  readonly vouchers: readonly Voucher[];
  readonly national: readonly NationalMembership[];
  /** Present if the membership has ended. */
  readonly settlement?: Pick<Settlement, 'on'>;
}

/** A share movement of the year with its weight; the first row may be the balance brought forward. */
export interface ShareMonthRow extends DividendRow {
  readonly item: ShareItem | 'forward';
}

export interface DividendDeduction {
  /** A cremation association's own code, the loan insurance, or a former member's debt. */
  readonly code: string;
  readonly amountSatang: number;
  /** The part that the dividend did not cover. */
  readonly shortfallSatang: number;
}

export interface DividendYear {
  readonly year: number;
  readonly status: DividendStatus;
  readonly countedTo: string;
  readonly rates: DividendRates;
  readonly rows: readonly ShareMonthRow[];
  readonly dividendSatang: number;
  readonly interest: readonly PaidInterest[];
  readonly interestSatang: number;
  /** An instalment was owed at the end of the counted period. */
  readonly inArrears: boolean;
  readonly refundSatang: number;
  /** Paid after the rest, because the agency recorded the deduction only then. */
  readonly lateRefund?: LateRefund;
  readonly grossSatang: number;
  readonly deductions: readonly DividendDeduction[];
  readonly netSatang: number;
}

export const INSURANCE = 'INSURANCE';
export const DEBT = 'DEBT';
/** Returns the last day of a year that is counted: its own last one, or today's in a running year. */
function countedToOf({ asOf }: View, year: number): string {
  const lastDay = lastDayOf(year);
  return lastDay <= asOf ? lastDay : asOf;
}

function shareMonths(
  { member, shares, settlement }: DividendBase,
  year: number,
  countedTo: string,
  rate: number,
) {
  // Members who left within the year get no dividend for it.
  if (settlement && settlement.on <= countedTo) return { rows: [], totalSatang: 0 };
  const yearStart = firstDayOf(year);
  const before = shares.entries.findLastIndex((entry) => entry.on < yearStart);
  const bought = shares.entries.slice(before + 1).filter((entry) => entry.on <= countedTo);
  const openingSatang = shares.entries[before]?.balanceSatang ?? 0;
  const { rows, totalSatang } = shareMonthDividend({
    yearStart,
    openingSatang,
    purchases: bought,
    rate,
    // The rows are printed, so they must add up to what is paid (domain.md B3).
    rowRounding: 'rows',
    rounding: 'half2dp',
    cutOffDay: BY_LAWS.dividend.bought_by_day,
  });
  const named = rows.map((row, i) => ({
    ...row,
    item: bought[i - 1]?.item ?? ('forward' as const),
  }));
  // A member who joined within the year has no balance brought forward.
  return { rows: member.joinedOn < yearStart ? named : named.slice(1), totalSatang };
}

/** Returns whether the membership ended before a year's dividend is paid: what is not owed then goes to the bank. */
export const leftBeforePayout = (
  { settlement }: Pick<DividendBase, 'settlement'>,
  year: number,
): boolean => settlement !== undefined && settlement.on < payDay(year);

/** Returns what the dividend of a year has paid of a former member's debts, or is to pay. */
function debtTaken(records: DividendBase, year: number, grossSatang: number): DividendDeduction[] {
  const on = payDay(year);
  const paid = records.vouchers.filter(
    (voucher) => voucher.kind === 'dividend' && voucher.on === on,
  );
  const isToCome = records.view.asOf < on && isPaidAfter(records.settlement?.on, year);
  const amountSatang = isToCome
    ? Math.min(grossSatang, debtSatang(records, records.view.asOf))
    : paid.reduce((sum, voucher) => sum + voucher.satang, 0);
  return amountSatang > 0 ? [{ code: DEBT, amountSatang, shortfallSatang: 0 }] : [];
}

/**
 * Returns the deductions for cremation associations and insurance, in the order in which they are paid. They are for
 * the year to come, so that who has left before the payout owes none.
 */
function wantedOf(records: DividendBase, year: number) {
  const { view, contracts, national } = records;
  const countedTo = countedToOf(view, year);
  const debt = contracts.reduce((sum, contract) => sum + balanceOn(contract, countedTo), 0);
  const premium = premiumSatang(debt);
  return [
    ...national
      .filter(({ joinedOn }) => joinedOn <= countedTo)
      .map(({ association: { code, annualFeeSatang } }) => ({
        code,
        satang: CREMATION_ADVANCE_SATANG + annualFeeSatang,
      })),
    ...(premium > 0 ? [{ code: INSURANCE, satang: premium }] : []),
  ];
}

/** Pays the deductions out of the sum, as far as it is enough. */
function take(wanted: ReturnType<typeof wantedOf>, grossSatang: number): DividendDeduction[] {
  let leftSatang = grossSatang;
  return wanted.map(({ code, satang: wantedSatang }) => {
    const amountSatang = Math.min(wantedSatang, leftSatang);
    leftSatang -= amountSatang;
    return { code, amountSatang, shortfallSatang: wantedSatang - amountSatang };
  });
}

/**
 * Derives dividend and refund of one fiscal year. A closed year is computed from the records
 * at its end, so that later events (a contract that is archived, a debt that is paid) do not change it; what an agency
 * records of that year until the payout belongs to it. A member who owed an instalment on that evening gets no refund
 * (domain.md B3: only members without default), or gets it later if it turns out to have been deducted.
 */
export function deriveDividend(records: DividendBase, year: number): DividendYear {
  const { view, contracts, vouchers } = records;
  const yearStart = firstDayOf(year);
  const countedTo = countedToOf(view, year);
  const status = dividendStatus(view.asOf, year);
  const rates = approvedRates(status === 'ประมาณการ' ? lastApprovedYear(view.asOf) : year);
  const { rows, totalSatang } = shareMonths(records, year, countedTo, rates.dividend);
  const interest = interestOf(contracts, vouchers, yearStart, countedTo);
  const interestSatang = interest.reduce(
    (sum, paidInterest) => sum + paidInterest.interestSatang,
    0,
  );
  const inArrears = owedAnInstalment(records, countedTo, payDay(year));
  const late = inArrears && lateRefund(records, { year, countedTo, interestSatang }, view.asOf);
  const refundSatang = inArrears ? 0 : averageRefund(interestSatang, rates.refund, 'half2dp');
  const grossSatang = totalSatang + refundSatang;
  const deductions = leftBeforePayout(records, year)
    ? debtTaken(records, year, grossSatang)
    : take(wantedOf(records, year), grossSatang);
  return {
    year,
    status,
    countedTo,
    rates,
    rows,
    dividendSatang: totalSatang,
    interest,
    interestSatang,
    inArrears,
    refundSatang,
    ...(late && { lateRefund: late }),
    grossSatang,
    deductions,
    netSatang: grossSatang - deductions.reduce((sum, deduction) => sum + deduction.amountSatang, 0),
  };
}

/**
 * Returns what is already known of the rest of a running year: the monthly shares on their due days, what is overdue of
 * them with the first, and the interest of the instalments that fall due. Undefined for a closed year and for former members.
 */
export function forecastDividend(
  { view, settlement, shares, contracts, carried }: DividendBase & { readonly shares: Shares },
  year: number,
) {
  const countedTo = lastDayOf(year);
  if (countedTo <= view.asOf || settlement) return undefined;
  const first = nextDueMonth(view.asOf, DUE_DAY);
  const months = Array.from({ length: monthIndex(countedTo) - first + 1 }, (_, i) => first + i);
  const due = contracts.flatMap(remainingSchedule).filter((row) => row.dueOn <= countedTo);
  const overdueSatang = sumOwed(carried.filter(({ group }) => group === 'SHARE'));
  const paid = months.map((month) => ({
    on: dueOn(month),
    amountSatang:
      (shares.paused ? 0 : shares.monthlySatang) + (month === first ? overdueSatang : 0),
  }));
  return {
    countedTo,
    shares: paid.filter(({ amountSatang }) => amountSatang > 0),
    interestSatang: due.reduce((sum, row) => sum + row.interestSatang, 0),
  };
}

/** Derives every year on show in which the member was one, newest first. */
export function deriveDividends(records: DividendBase): DividendYear[] {
  const { view, member, settlement } = records;
  if (member.joinedOn > view.asOf) return [];
  const ended = settlement?.on ?? view.asOf;
  return yearsOnShow(view.asOf)
    .filter((year) => year >= fiscalYearOf(member.joinedOn) && year <= fiscalYearOf(ended))
    .map((year) => deriveDividend(records, year));
}
