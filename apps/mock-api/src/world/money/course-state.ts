import type { View } from '../chance/view.ts';
import type { Member } from '../people/person/person.ts';
import type { DepositPlan } from '../people/person/plans.ts';
import { SHARE_UNIT_SATANG } from '../rules/products.ts';
import { type Arrear, type Paid, settlePart } from './arrears.ts';
import type { Kep } from './collection.ts';
import type { OpenContract } from './loan-course.ts';
import type { MoneyFacts } from './money-facts.ts';
import { counterSlipNo } from './receipt-no.ts';
import type { Settlement } from './settlement-lines.ts';
import type { ShareEntry, ShareItem } from './shares.ts';

/** A deduction from the salary that went into a deposit account. */
interface Payroll {
  readonly on: string;
  readonly accountNo: string;
  readonly amountSatang: number;
}

/**
 * How money came: at the counter, recorded late, out of a new contract; on settlement from the insurers of who has died,
 * as welfare or dividend, or out of what was held. `paid-out` is money that was held and left.
 */
export type VoucherKind =
  | 'counter'
  | 'late'
  | 'set-off'
  | 'insurance'
  | 'welfare'
  | 'dividend'
  | 'held'
  | 'paid-out';

/** Money that came outside the collection or went. */
export interface Voucher extends Paid {
  readonly kind: VoucherKind;
  readonly satang: number;
  /** Part of it that nothing was owed for; it comes back with the next bill. */
  readonly keptSatang: number;
  /** Of a late record: the month that it is about. */
  readonly month?: number;
  /** The contract that was paid, and the guarantor who did it in the borrower's place. */
  readonly contractNo?: string;
  readonly guarantor?: number;
}

/** Cremation dues that were received. */
export interface CremationPaid {
  readonly on: string;
  readonly satang: number;
}

/** A member's money on a day, while the course is worked out and at its end. */
export interface Course {
  readonly view: View;
  readonly member: Member;
  readonly facts: MoneyFacts;
  readonly deposits: readonly { readonly plan: DepositPlan; readonly accountNo: string }[];
  readonly contracts: OpenContract[];
  readonly shares: ShareEntry[];
  readonly payrolls: Payroll[];
  readonly vouchers: Voucher[];
  /** How many receipts of a day have the day's number. */
  readonly slips: Map<string, number>;
  /** Dividends that were paid into deposit accounts. */
  readonly credits: { readonly on: string; readonly accountNo: string; readonly satang: number }[];
  /** Of the months whose bills are kept. */
  readonly cremations: CremationPaid[];
  /** Bills by month, of the last three years. */
  readonly keps: Map<number, Kep>;
  /** What was carried over from those bills, settled or not. */
  readonly carried: Arrear[];
  /** Arrears of shares, cremation dues and deposits that are owed; each contract has its own. */
  arrears: Arrear[];
  /** Money of the member that comes back with the next bill, satang. */
  heldSatang: number;
  /** Months in which a monthly share was billed. */
  sharePeriods: number;
  /** The monthly share the member asked for; 0 for the duty. */
  monthlyShareSatang: number;
  /** Who is billed: nobody once the member has died or left. */
  payer: 'agency' | 'self' | 'nobody';
  /** Place of the agency that the member works for. */
  agency: number;
  /** Deposit accounts that are closed on settlement, with what of each pays debts, satang. */
  closing?: { readonly on: string; readonly used: ReadonlyMap<string, number> };
  settlement?: Settlement;
  /** Suspended from duty: no monthly share is billed. */
  suspended: boolean;
}

/** Money that is held and that no open bill gives back, satang. */
export function freeHeldSatang({
  heldSatang,
  keps,
}: Pick<Course, 'heldSatang'> & { readonly keps: ReadonlyMap<number, Kep> }): number {
  let free = heldSatang;
  for (const { isDue, entries } of keps.values()) {
    if (isDue) continue;
    for (const line of entries) if (line.group === 'REFUND') free += line.amountSatang;
  }
  return free;
}

/** A payment of a day with a receipt number of its own: `690215-00001`, the next one `690215-00001-2`. */
export function numbered({ slips, member }: Course, on: string): Paid {
  const ordinal = (slips.get(on) ?? 0) + 1;
  slips.set(on, ordinal);
  const slipNo = counterSlipNo(on, member.membershipNo);
  return { on, slipNo: ordinal === 1 ? slipNo : `${slipNo}-${ordinal}` };
}

/** Books shares paid in on a day; `period` is the number of the monthly share, else that of the last one. */
export function addShares(
  course: Course,
  { on, slipNo }: Paid,
  item: ShareItem,
  satang: number,
  period = course.shares.at(-1)?.period ?? 1,
): void {
  const balanceSatang = (course.shares.at(-1)?.balanceSatang ?? 0) + satang;
  course.shares.push({ on, slipNo, item, period, amountSatang: satang, balanceSatang });
}

/** Pays one arrear that is not of a loan as far as the sum goes, and books it; returns what is left. */
export function settleLine(course: Course, arrear: Arrear, paid: Paid, satang: number): number {
  const { on } = paid;
  let usable = Math.min(satang, arrear.principalSatang);
  if (arrear.group === 'SHARE') usable -= usable % SHARE_UNIT_SATANG;
  if (usable === 0) return satang;
  settlePart([arrear], 'principalSatang', usable, paid);
  if (arrear.group === 'SHARE') addShares(course, paid, 'arrears', usable, arrear.period);
  if (arrear.group === 'CREMATION') course.cremations.push({ on, satang: usable });
  if (arrear.group === 'DEPOSIT') {
    course.payrolls.push({ on, accountNo: arrear.refNo, amountSatang: usable });
  }
  return satang - usable;
}
