import { COLLECTION_ORDER, type CollectionStep } from '../../rules/collection-order.ts';
import { type LoanProductKey, SHARE_UNIT_SATANG } from '../../rules/products.ts';
import type { KepGroup } from '../arrears.ts';
import type { ShortReason } from '../money-facts.ts';

/** A line of a month's collection. */
export interface KepEntry {
  readonly group: KepGroup;
  readonly desc: string;
  readonly refNo: string;
  /** Loans only. */
  readonly product?: LoanProductKey;
  readonly period: number;
  readonly days: number;
  readonly principalSatang: number;
  readonly interestSatang: number;
  /** Part of the interest that was billed before and not paid. */
  readonly interestArrearSatang: number;
  /** Negative on a line that gives money back. */
  readonly amountSatang: number;
  /** Balance after full payment, as stated on the bill. */
  readonly balanceSatang?: number;
  /** Actual balance after the due day. */
  bookedBalanceSatang?: number;
  /** Loans only: interest of before the last due day that had no room in the income, and what is left out of this bill. */
  readonly carriedSatang?: number;
  readonly leftOutSatang?: number;
  /** Loans only: debt when the bill was made. */
  readonly owedSatang?: number;
  /** Tells whether the line is the arrears of earlier months (ค้างชำระ). */
  readonly isArrears: boolean;
  /** Loans only: paid by the member's standing order; what is not received of it is not owed. */
  readonly isExtra?: boolean;
  /** Amount received; 0 before the due day. */
  receivedSatang: number;
}

/** Values of a line unless something else holds of it. */
export const BLANK_LINE = {
  period: 0,
  days: 0,
  principalSatang: 0,
  interestSatang: 0,
  interestArrearSatang: 0,
  isArrears: false,
  receivedSatang: 0,
} as const;

/**
 * Rest of a due bill that the agency has said nothing of: still to be deducted, now or when it is recorded late. The other
 * part was paid since.
 */
interface Asked {
  readonly entries: readonly KepEntry[];
  /** Satang of the month's own lines, and of earlier months. */
  readonly ownSatang: number;
  readonly beforeSatang: number;
}

/** The collection of one month (เก็บ): what the agency deducts from the salary. */
export interface Kep {
  readonly month: number;
  /** Day by which it is paid, or the agency hands the money over. */
  readonly dueOn: string;
  readonly entries: readonly KepEntry[];
  /** Sum that is to be collected; once it has fallen due, that of then. */
  readonly totalSatang: number;
  /** The sum as the bill was made; absent where nothing of its arrears was paid since. */
  readonly madeSatang?: number;
  /** Absent where the bill was recorded by its due day, or is not due. */
  asked?: Asked;
  /** The agency deducts it from the salary, or the member pays. */
  readonly payer: 'agency' | 'self';
  /** Place of the agency that is billed. */
  readonly agency: number;
  /** Tells whether the due day is over. */
  isDue: boolean;
  /** Tells whether money was received or held money has paid a line, so that there is a receipt. */
  posted: boolean;
  /** Satang received on the due day: the lines' parts and what is kept. */
  receivedSatang: number;
  /** Surplus that no line took or whose debt was already gone; it comes back with the next bill. */
  keptSatang: number;
  /** Satang of earlier months that is still owed once the bill has fallen due; absent before. */
  openBeforeSatang?: number;
  /** The agency's recorded reason for a shortfall. */
  reason: ShortReason;
}

/** Describes a line as the bill shows it. */
export const descOf = ({ desc, leftOutSatang = 0 }: KepEntry): string =>
  leftOutSatang > 0 ? `${desc} (ดอกเบี้ยส่วนที่เงินได้ไม่พอหัก ยกไปงวดหน้า)` : desc;

/** Returns the sum of lines, satang. */
export const sumOf = (lines: readonly KepEntry[]): number =>
  lines.reduce((sum, line) => sum + line.amountSatang, 0);

const GROUP_OF: Record<CollectionStep, KepGroup> = {
  interest: 'LOAN',
  principal: 'LOAN',
  extra: 'LOAN',
  shares: 'SHARE',
  cremation: 'CREMATION',
  insurance: 'INSURANCE',
  deposits: 'DEPOSIT',
};

/** Returns what a line asks for in a step of the order, satang. */
function askedIn(step: CollectionStep, line: KepEntry): number {
  if (GROUP_OF[step] !== line.group || (step === 'extra') !== (line.isExtra ?? false)) return 0;
  if (step === 'interest') return line.interestSatang;
  return step === 'principal' || step === 'extra' ? line.principalSatang : line.amountSatang;
}

/**
 * Distributes a sum over the lines of a bill by the order of collection, and returns the rest. Shares are received in
 * whole units. A sufficient sum pays every line in full; from a smaller one, lines that are no longer owed get nothing.
 */
export function shareOut(
  lines: readonly KepEntry[],
  satang: number,
  isOwed: (line: KepEntry) => boolean,
): number {
  let stepSatang = 0;
  for (const { group, amountSatang } of lines) if (group !== 'REFUND') stepSatang += amountSatang;
  if (satang >= stepSatang) {
    for (const line of lines) if (line.group !== 'REFUND') line.receivedSatang = line.amountSatang;
    return satang - stepSatang;
  }
  let left = satang;
  for (const step of COLLECTION_ORDER) {
    for (const arrears of [true, false]) {
      for (const line of lines) {
        if (line.isArrears !== arrears || !isOwed(line)) continue;
        const lineSatang = askedIn(step, line);
        let shareSatang = Math.min(lineSatang, left);
        if (step === 'shares' && shareSatang < lineSatang)
          shareSatang -= shareSatang % SHARE_UNIT_SATANG;
        line.receivedSatang += shareSatang;
        left -= shareSatang;
      }
    }
  }
  return left;
}
