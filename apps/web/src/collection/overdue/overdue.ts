import type { KepMonth, MemberKep } from '@coop/contracts/member/kep';
import { parseBaht } from '@coop/format/money';
import { shortOf } from '../posting.ts';

export interface OverdueMonth {
  readonly recvPeriod: string;
  /** Rest that is still owed of this month's own bill, satang. */
  readonly satang: number;
  /** Reason why it was not received, as the agency said; empty where it said nothing. */
  readonly reason: string;
  readonly payer: KepMonth['payer'];
}

export interface Overdue {
  /** Oldest first. */
  readonly months: readonly OverdueMonth[];
  /** All of it, satang. */
  readonly satang: number;
  /** The bill that is still to come due, if there is one. */
  readonly next: KepMonth | undefined;
  readonly asOf: string;
}

/**
 * Returns what is owed today of months that were due; undefined while nothing is, or where a backend does not say. A
 * month's outstanding amount has that of the months before it in it, so its own is the difference.
 */
export function overdueOf({ as_of, months }: MemberKep): Overdue | undefined {
  if (!Array.isArray(months)) return undefined;
  const due = months.filter((month) => month.due_date <= as_of).toReversed();
  let before = 0;
  const owing = due.flatMap((month): OverdueMonth[] => {
    const all = parseBaht(month.outstanding_amount);
    if (all === null) return [];
    const satang = all - before;
    before = all;
    if (satang <= 0) return [];
    const { recv_period: recvPeriod, payer } = month;
    return [{ recvPeriod, satang, reason: month.short_reason ?? '', payer }];
  });
  const satang = owing.reduce((sum, month) => sum + month.satang, 0);
  if (satang === 0) return undefined;
  const next = months.find((month) => month.due_date > as_of && month.posting_status === '0');
  return { months: owing, satang, next, asOf: as_of };
}

interface Lowered {
  /** Rest of the last bill that did not come, satang. */
  readonly billed: number;
  /** Part that was paid since its due day, satang. */
  readonly paid: number;
  /** Part that is not owed, because something was paid between the bill and its due day, satang. */
  readonly lower: number;
}

/** Returns why less is owed than the last due bill lacks; undefined where it is not less, or nothing says why. */
export function loweredOf({ as_of, months, receipts = [] }: MemberKep): Lowered | undefined {
  if (!Array.isArray(months) || !Array.isArray(receipts)) return undefined;
  const [last, before] = months.filter((month) => month.due_date <= as_of);
  const owed = parseBaht(last?.outstanding_amount);
  if (!last || owed === null) return undefined;
  const came = receipts.filter(({ kind }) => kind !== 'PAID_OUT');
  const isBetween = ({ receipt_date: on }: { receipt_date: string }) =>
    on > (before?.due_date ?? '') && on <= last.due_date;
  const paid = came
    .filter(({ receipt_date }) => receipt_date > last.due_date)
    .reduce(
      (sum, row) => sum + (parseBaht(row.amount) ?? 0) - (parseBaht(row.kept_amount) ?? 0),
      0,
    );
  const billed = shortOf(last);
  const lower = billed - paid - owed;
  return lower > 0 && came.some(isBetween) ? { billed, paid, lower } : undefined;
}

/** The periods as one names them: `ก.ย. และ ต.ค. 2569`; of more than three the first and the last. */
export function spanWords(names: readonly string[]): string {
  const first = names[0] ?? '';
  const last = names.at(-1) ?? '';
  if (names.length === 1) return first;
  if (names.length > 3) return `${first} ถึง ${last}`;
  const year = last.split(' ').at(-1);
  const short = names.slice(0, -1).map((name) => name.replace(` ${year}`, ''));
  return `${short.join(' ')} และ ${last}`;
}
