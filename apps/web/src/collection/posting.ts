import type { KepBill, KepMonth } from '@coop/contracts/member/kep';
import type { PaidBill } from '@coop/contracts/member/payments';
import { parseBaht, sumSatang, toWire } from '@coop/format/money';
import { periodIndex } from '@coop/format/thai-date';
import type { TagTone } from '@coop/ui/tag';
import type { DueOn } from '../site/by-laws.ts';

/** The payment state of a month; an older backend says no more than whether money came and until when it may. */
export type Posting = Pick<KepMonth, 'posting_status' | 'due_date'> &
  Partial<
    Pick<
      KepMonth,
      | 'receive_amount'
      | 'received_amount'
      | 'payer'
      | 'short_reason'
      | 'outstanding_amount'
      | 'settled_date'
    >
  >;

export type PostingState = 'received' | 'part' | 'failed' | 'waiting';

/** The state of a bill whose lines say what was received. A month that is none is never due. */
export function postingOf(bill: KepBill, dueOn: DueOn): Posting {
  const { recv_period, posting_status, receive_amount, lines, received_amount } = bill;
  const ofLines = () => sumSatang(lines.map((line) => parseBaht(line.received_amount)));
  const received = parseBaht(received_amount) ?? ofLines();
  const month = periodIndex(recv_period);
  return {
    posting_status,
    due_date: month === null ? '9999-12-31' : dueOn(month),
    receive_amount,
    ...(received !== null && { received_amount: toWire(received) }),
  };
}

/** Returns a bill less what was paid of it since it was made: what is still to come is its sum. */
export function lessPaid<Bill extends Partial<Posting> & Pick<KepMonth, 'recv_period'>>(
  bill: Bill,
  paid: PaidBill | undefined,
): Bill {
  if (paid?.recv_period !== bill.recv_period) return bill;
  const { left_amount, last_payment_date } = paid;
  const isAll = parseBaht(left_amount) === 0;
  return {
    ...bill,
    receive_amount: left_amount,
    ...(isAll && { outstanding_amount: left_amount, settled_date: last_payment_date }),
  };
}

/** Tells whether what did not come of a month has been paid since. */
export const isSettled = ({ outstanding_amount, settled_date }: Posting): boolean =>
  parseBaht(outstanding_amount) === 0 && (settled_date ?? '') !== '';

/** Returns what was received of a month, in satang; null when that is not known. */
export function receivedOf(posting: Posting): number | null {
  const known = parseBaht(posting.received_amount);
  if (known !== null) return known;
  return posting.posting_status === '1' ? parseBaht(posting.receive_amount) : 0;
}

/** Tells whether a line got something else than it asked for, so that both are to be shown. */
export function hasOwnReceived(bill: Pick<KepBill, 'posting_status' | 'lines'>) {
  if (bill.posting_status !== '1') return false;
  return bill.lines.some((line) => {
    const received = parseBaht(line.received_amount);
    return received !== null && received !== parseBaht(line.amount);
  });
}

/** Returns what of a month was not received, in satang; 0 while that is not known. */
export function shortOf(posting: Posting): number {
  const billed = parseBaht(posting.receive_amount);
  const received = receivedOf(posting);
  return billed === null || received === null ? 0 : Math.max(0, billed - received);
}

export function postingState(posting: Posting, asOf: string): PostingState {
  if (posting.posting_status === '1') return shortOf(posting) > 0 ? 'part' : 'received';
  return posting.due_date <= asOf ? 'failed' : 'waiting';
}

const TONES: Record<PostingState, TagTone> = {
  received: 'positive',
  part: 'waiting',
  failed: 'negative',
  waiting: 'muted',
};

/** As the member sees it: money is deducted, or the member pays. */
const WORDS = {
  AGENCY: {
    received: 'หักครบแล้ว',
    part: 'หักได้บางส่วน',
    failed: 'ยังไม่ได้รับเงิน',
    waiting: 'จะหักเมื่อถึงกำหนด',
  },
  SELF: {
    received: 'ชำระแล้ว',
    part: 'ชำระบางส่วน',
    failed: 'ยังไม่ได้ชำระ',
    waiting: 'รอท่านชำระ',
  },
} as const satisfies Record<KepMonth['payer'], Record<PostingState, string>>;

export function postingStatus(posting: Posting, asOf: string): { tone: TagTone; words: string } {
  const state = postingState(posting, asOf);
  if (state !== 'received' && isSettled(posting))
    return { tone: TONES.received, words: 'ชำระครบแล้ว' };
  const tone = TONES[state];
  // Only who said why has tried to deduct it.
  const isRefused = state === 'failed' && posting.payer !== 'SELF' && posting.short_reason;
  if (isRefused) return { tone, words: 'หักไม่ได้' };
  return { tone, words: (WORDS[posting.payer ?? 'AGENCY'] ?? WORDS.AGENCY)[state] };
}
