import type { View } from '../chance/view.ts';
import { agencyAfter } from '../people/agency.ts';
import type { Member } from '../people/person/person.ts';
import type { DepositPlan } from '../people/person/plans.ts';
import { SHARE_UNIT_SATANG } from '../rules/products.ts';
import { type Arrear, type KepGroup, type Paid, type Rest, settlePart } from './arrears.ts';
import type { Kep } from './bills/collection.ts';
import { counterSlipNo } from './bills/receipt-no.ts';
import type { OpenContract } from './loans/loan-history.ts';
import type { LoanItem } from './loans/loans.ts';
import type { MoneyFacts, ShortReason } from './money-facts.ts';
import type { Settlement } from './settlement-lines.ts';
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

/** The money held for a member after a change on a day, satang. */
export interface HeldBalance {
  readonly on: string;
  readonly balanceSatang: number;
}

/** Basis of the derivation, which never changes. */
interface Basis {
  readonly view: View;
  readonly member: Member;
  readonly facts: MoneyFacts;
  readonly deposits: readonly { readonly plan: DepositPlan; readonly accountNo: string }[];
}

/** Books of what was paid, to which every movement adds. */
interface Bookings {
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

/** Bills, what they left owed, and what goes on the next one; change when a bill is made, falls due or is followed. */
interface Billing {
  /** Bills of the last three years by month, and all since an agency first said anything of a month. */
  readonly keps: Map<number, Kep>;
  /** Amounts carried over from those bills, settled or not. */
  readonly carried: Arrear[];
  /** Open arrears of shares, cremation dues and deposits; each contract has its own. */
  arrears: Arrear[];
  /** Rests that the last dividend did not cover, until the next bill is made. */
  unbilled: Rest[];
  /** Number of months in which a monthly share was billed. */
  sharePeriods: number;
  /** Monthly share requested by the member; 0 for the compulsory amount. */
  monthlyShareSatang: number;
  /** Part that the last bill had no room for. */
  shareLeftOutSatang: number;
}

/** Money held for the member. */
interface Holding {
  /** The member's money that comes back with the next bill, satang. */
  heldSatang: number;
  /** Every change of it, in order. */
  readonly held: HeldBalance[];
}

/** The payer of the bills, and its agency; changes with an agency's reason or a notice. */
interface Paying {
  /** Nobody is billed once the member has died or left. */
  payer: 'agency' | 'self' | 'nobody';
  /** Payer where nobody has died. */
  usualPayer: 'agency' | 'self';
  /** Place of the member's agency. */
  agency: number;
  /** While suspended from duty, no monthly share is billed. */
  suspended: boolean;
}

/** End of the membership. */
interface Closing {
  /** Deposit accounts closed on settlement, with the part of each that pays debts, satang. */
  closing?: { readonly on: string; readonly used: ReadonlyMap<string, number> };
  settlement?: Settlement;
}

/** A member's money on a day, both during and at the end of the derivation. */
export interface History extends Basis, Bookings, Billing, Holding, Paying, Closing {}

/** Holds a sum for the member, or gives it back if negative. */
export function addHeld(history: Holding, on: string, satang: number): void {
  if (satang === 0) return;
  history.heldSatang += satang;
  history.held.push({ on, balanceSatang: history.heldSatang });
}

/** Returns the held money that no open bill gives back, satang. */
export function freeHeldSatang({
  heldSatang,
  keps,
}: Pick<Holding, 'heldSatang'> & { readonly keps: ReadonlyMap<number, Kep> }): number {
  let free = heldSatang;
  for (const { isDue, entries } of keps.values()) {
    if (isDue) continue;
    for (const line of entries) if (line.group === 'REFUND') free += line.amountSatang;
  }
  return free;
}

/** Changes who pays the following bills; of somebody reported dead, from when the notice is dropped. */
export function changePayer(history: Paying, payer: Paying['usualPayer']): void {
  history.usualPayer = payer;
  if (history.payer !== 'nobody') history.payer = payer;
}

/**
 * Applies the consequences of an agency's reason for the following bills. A death has none before the cooperative has a
 * paper of it, nor has what an agency says that bills the member no more.
 */
export function followReason(history: Basis & Paying, reason: ShortReason, agency: number): void {
  if (history.agency !== agency) return;
  if (reason === 'ลาออก') changePayer(history, 'self');
  if (reason === 'ย้าย') history.agency = agencyAfter(agency, history.view.population);
  if (reason === 'พักราชการ') history.suspended = true;
}

/** Takes back the consequences of a reason that an agency has corrected. */
export function unfollowReason(history: Basis & Paying, reason: ShortReason, agency: number): void {
  const { view, facts } = history;
  const next = reason === 'ย้าย' ? agencyAfter(agency, view.population) : agency;
  if (history.agency !== next) return;
  history.agency = agency;
  if (reason === 'ลาออก' && !facts.retires) changePayer(history, 'agency');
  if (reason === 'พักราชการ') history.suspended = false;
}

/** Numbers a payment of a day with its own receipt: `690215-00001`, the next one `690215-00001-2`. */
export function numbered({ slips, member }: Pick<History, 'slips' | 'member'>, on: string): Paid {
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
  history: Bookings,
  { on, slipNo }: Paid,
  item: ShareItem,
  satang: number,
  period = history.shares.at(-1)?.period ?? 1,
): void {
  const balanceSatang = (history.shares.at(-1)?.balanceSatang ?? 0) + satang;
  history.shares.push({ on, slipNo, item, period, amountSatang: satang, balanceSatang });
}

/** Books a month's saving, or what was left of one. */
export function addSaving(
  history: Bookings,
  saving: Omit<Payroll, 'byMember'>,
  item: LoanItem,
): void {
  history.payrolls.push({ ...saving, ...(item === 'counter' && { byMember: true }) });
}

/** Books what is paid of cremation dues or of the insurance; of other lines nothing. */
export function bookDues(history: Bookings, group: KepGroup, paid: DuesPaid): void {
  if (paid.satang === 0) return;
  if (group === 'CREMATION') history.cremations.push(paid);
  if (group === 'INSURANCE') history.premiums.push(paid);
}

/** Pays one arrear that is not of a loan as far as the sum goes, and books it; returns the rest. */
export function settleLine(
  history: Bookings,
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
  if (arrear.group === 'SHARE') addShares(history, paid, 'arrears', usable, arrear.period);
  bookDues(history, arrear.group, { on, satang: usable });
  if (arrear.group === 'DEPOSIT') {
    addSaving(history, { on, accountNo: arrear.refNo, amountSatang: usable }, item);
  }
  return satang - usable;
}
