import type { Member } from '../people/person/person.ts';
import { SHARE_UNIT_SATANG } from '../rules/products.ts';
import { type Arrear, type KepGroup, type Paid, settlePart } from './arrears.ts';
import { counterSlipNo } from './bills/receipt-no.ts';
import type { OpenContract } from './loans/loan-history.ts';
import type { LoanItem } from './loans/loans.ts';
import type { ShareEntry, ShareItem } from './shares/shares.ts';

/** A month's saving that went into a deposit account: a salary deduction, unless the member paid it. */
interface Payroll {
  readonly on: string;
  readonly accountNo: string;
  readonly amountSatang: number;
  readonly byMember?: true;
}

/**
 * Source of the money: at the counter, recorded late, or out of a new contract; on settlement from the insurers of a
 * deceased member, as welfare or dividend, or out of held money. A dividend that comes later pays what is still owed.
 * `returned` brings no money: what was collected after a death is held for the estate. `paid-out` is held money that was
 * paid out; `bounced` takes back a payment whose cheque was not paid, its sum is negative.
 */
export type VoucherKind =
  | 'counter'
  | 'late'
  | 'set-off'
  | 'insurance'
  | 'welfare'
  | 'dividend'
  | 'held'
  | 'returned'
  | 'bounced'
  | 'paid-out';

/** Money received or paid outside the monthly collection. */
export interface Voucher extends Paid {
  readonly kind: VoucherKind;
  readonly satang: number;
  /** Surplus, which comes back with the next bill. */
  readonly keptSatang: number;
  /** Late records only: the month it concerns. */
  readonly month?: number;
  /** The contract that was paid, and the guarantor who paid in the borrower's place. */
  readonly contractNo?: string;
  readonly guarantor?: number;
  /** The request that it carried out. */
  readonly requestNo?: string;
}

export interface DuesPaid {
  readonly on: string;
  readonly satang: number;
}

/** Books of what was paid, to which every movement adds. */
export interface Bookings {
  readonly contracts: OpenContract[];
  readonly shares: ShareEntry[];
  readonly payrolls: Payroll[];
  readonly vouchers: Voucher[];
  /** Requests of which nothing was taken on their day, by number; those of accounts are in the accounts. */
  readonly untaken: string[];
  /** Receipts issued per day; further ones get a suffix. */
  readonly slips: Map<string, number>;
  /** Dividends paid into deposit accounts. */
  readonly credits: { readonly on: string; readonly accountNo: string; readonly satang: number }[];
  /** Dues and premiums of the months whose bills are kept. */
  readonly cremations: DuesPaid[];
  readonly premiums: DuesPaid[];
}

/** Returns books in which nothing was paid yet. */
export const newBookings = (): Bookings => ({
  contracts: [],
  shares: [],
  payrolls: [],
  vouchers: [],
  untaken: [],
  slips: new Map(),
  credits: [],
  cremations: [],
  premiums: [],
});

/** Numbers a payment of a day with its own receipt: `690215-00001`, the next one `690215-00001-2`. */
export function numbered(
  { member, bookings: { slips } }: { readonly member: Member; readonly bookings: Bookings },
  on: string,
): Paid {
  const ordinal = (slips.get(on) ?? 0) + 1;
  slips.set(on, ordinal);
  const slipNo = counterSlipNo(on, member.membershipNo);
  return { on, slipNo: ordinal === 1 ? slipNo : `${slipNo}-${ordinal}` };
}

/**
 * Books shares paid in on a day.
 * @param period number of the monthly share; defaults to that of the last one
 */
export function addShares(
  bookings: Bookings,
  { on, slipNo }: Paid,
  item: ShareItem,
  satang: number,
  period = bookings.shares.at(-1)?.period ?? 1,
): void {
  const balanceSatang = (bookings.shares.at(-1)?.balanceSatang ?? 0) + satang;
  bookings.shares.push({ on, slipNo, item, period, amountSatang: satang, balanceSatang });
}

/** Books a month's saving, or what was left of one. */
export function addSaving(
  bookings: Bookings,
  saving: Omit<Payroll, 'byMember'>,
  item: LoanItem,
): void {
  bookings.payrolls.push({ ...saving, ...(item === 'counter' && { byMember: true }) });
}

/** Books what is paid of cremation dues or of the insurance; of other lines nothing. */
export function bookDues(bookings: Bookings, group: KepGroup, paid: DuesPaid): void {
  if (paid.satang === 0) return;
  if (group === 'CREMATION') bookings.cremations.push(paid);
  if (group === 'INSURANCE') bookings.premiums.push(paid);
}

/** Pays one arrear that is not of a loan as far as the sum goes, and books it; returns the rest. */
export function settleLine(
  bookings: Bookings,
  arrear: Arrear,
  paid: Paid,
  satang: number,
  item: LoanItem,
): number {
  const { on } = paid;
  let usable = Math.min(satang, arrear.principalSatang);
  if (arrear.group === 'SHARE') usable -= usable % SHARE_UNIT_SATANG;
  if (usable === 0) return satang;
  settlePart([arrear], 'principalSatang', usable, paid);
  if (arrear.group === 'SHARE') addShares(bookings, paid, 'arrears', usable, arrear.period);
  bookDues(bookings, arrear.group, { on, satang: usable });
  if (arrear.group === 'DEPOSIT') {
    addSaving(bookings, { on, accountNo: arrear.refNo, amountSatang: usable }, item);
  }
  return satang - usable;
}
