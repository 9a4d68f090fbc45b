import { averageRefund } from '@coop/finance/dividend/dividend';
import { approvedRates, payDay } from '../../rules/dividend-rates.ts';
import { dueOn } from '../../rules/due-day.ts';
import { fiscalYearOf } from '../../rules/fiscal-year.ts';
import type { Arrear } from '../arrears.ts';
import type { Voucher } from '../bookings.ts';
import type { LoanContract, LoanRow } from '../loans/loans.ts';

// The average refund is only for members without default. From whom it was deducted in time has paid in time, whenever
// the agency says so: what an agency records before the payout counts on the day of the deduction.

interface Books {
  readonly carried: readonly Arrear[];
  readonly vouchers: readonly Voucher[];
}

/** Interest paid on one contract in the year. */
export interface PaidInterest {
  readonly contractNo: string;
  readonly name: string;
  readonly payments: number;
  readonly interestSatang: number;
}

/** Returns the day of the deduction that a late record states; undefined for any other payment. */
function statedBy(vouchers: readonly Voucher[], slipNo: string) {
  const late = vouchers.find((voucher) => voucher.kind === 'late' && voucher.slipNo === slipNo);
  return late?.month === undefined
    ? undefined
    : { deductedOn: dueOn(late.month), knownOn: late.on };
}

/** Returns the day on which a payment counts for a refund. */
function countsOn({ on, item, slipNo }: LoanRow, vouchers: readonly Voucher[]): string {
  const stated = item === 'late' ? statedBy(vouchers, slipNo) : undefined;
  if (!stated) return on;
  const { deductedOn, knownOn } = stated;
  return knownOn <= payDay(fiscalYearOf(deductedOn)) ? deductedOn : on;
}

/** Returns the interest paid between two days, by contract, the newest one first. */
export function interestOf(
  contracts: readonly LoanContract[],
  vouchers: readonly Voucher[],
  from: string,
  to: string,
): PaidInterest[] {
  return contracts.toReversed().flatMap(({ contractNo, product, rows }) => {
    // No payment counts later than on its day.
    const since = rows.findLastIndex((row) => row.on < from) + 1;
    const countedRows = rows.slice(since).filter((row) => {
      const on = countsOn(row, vouchers);
      return on >= from && on <= to;
    });
    if (countedRows.length === 0) return [];
    const interestSatang = countedRows.reduce((sum, row) => sum + row.interestSatang, 0);
    return [{ contractNo, name: product.name, payments: countedRows.length, interestSatang }];
  });
}

/** Returns whether an agency recorded until a day that it had deducted all that was owed of a month's instalments. */
function isDeducted({ carried, vouchers }: Books, month: number, knownUntil: string): boolean {
  let owed = 0;
  let deducted = 0;
  for (const arrear of carried) {
    if (arrear.group === 'LOAN' && arrear.month === month) owed += arrear.carriedSatang;
  }
  for (const { kind, month: stated, on, satang } of vouchers) {
    if (kind === 'late' && stated === month && on <= knownUntil) deducted += satang;
  }
  return deducted > 0 && deducted >= owed;
}

/** Returns whether an instalment of a loan was overdue at the end of a day, by what was recorded until another. */
export function owedAnInstalment(books: Books, day: string, knownUntil: string): boolean {
  return books.carried.some(({ group, month, settledOn, settledBy }) => {
    if (group !== 'LOAN' || dueOn(month) > day) return false;
    if (settledOn !== '' && settledOn <= day) return false;
    const stated = statedBy(books.vouchers, settledBy);
    const isStated = stated && stated.deductedOn <= day && stated.knownOn <= knownUntil;
    return !isStated && !isDeducted(books, month, knownUntil);
  });
}

/** A refund that was withheld at the payout and is paid once the agency has recorded the deduction. */
export interface LateRefund {
  readonly on: string;
  readonly satang: number;
}

/** Returns what is paid of a year's withheld refund after its payout; undefined if nothing is. */
export function lateRefund(
  books: Books,
  { year, countedTo, interestSatang }: { year: number; countedTo: string; interestSatang: number },
  asOf: string,
): LateRefund | undefined {
  const paidOn = payDay(year);
  const on = books.vouchers
    .filter((voucher) => voucher.kind === 'late' && voucher.on > paidOn && voucher.on <= asOf)
    .find((voucher) => !owedAnInstalment(books, countedTo, voucher.on))?.on;
  const satang = averageRefund(interestSatang, approvedRates(year).refund, 'half2dp');
  return on === undefined || satang === 0 ? undefined : { on, satang };
}
