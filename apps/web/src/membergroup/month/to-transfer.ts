import type {
  AgencyTransfer,
  BillingPeriod,
  TransferFinding,
} from '@coop/contracts/membergroup/billing';
import { parseBaht } from '@coop/format/money';

/** Part of a month that an answer tells; each tells another part, and a backend may leave out more. */
export type ToldMonth = {
  readonly [K in keyof BillingPeriod]?: BillingPeriod[K] | undefined;
} & {
  /** Day of the records. */
  readonly as_of?: string | undefined;
};

/**
 * Tells whether a month can still be recorded and money of it is still to come without being late: nothing has come yet,
 * or a part before the day on which it is due. Where the days are not known, what came has closed it.
 */
export function isOpen({ status, due_date = '', as_of = '' }: ToldMonth): boolean {
  const isEarly = as_of !== '' && as_of < due_date;
  return status === 'ส่งบิลแล้ว' || status === 'รอเงิน' || (status === 'รับบางส่วน' && isEarly);
}

/**
 * Returns what was deducted for a month, satang: as recorded, or before that all that is billed. A backend that does
 * not say it: all that is billed and has not come.
 */
export function deductedSatang(month: Omit<ToldMonth, 'transfers'>): number | null {
  const deducted = parseBaht(month.deducted_amount);
  const billed = parseBaht(month.billed_amount);
  if (deducted !== null || billed === null) return deducted;
  return billed - (parseBaht(month.remitted_amount) ?? 0);
}

/**
 * Tells whether it is known what was deducted: recorded, or once the month is closed what came. A backend may not say.
 */
export function isResultKnown(month: ToldMonth): boolean {
  return month.recorded_at !== '' || !isOpen(month);
}

/**
 * Returns how much is still to be transferred for a month, satang: what the cooperative says, or what was deducted and
 * is not noted as transferred. Every page asks here, so that all of them say the same.
 */
export function toTransferSatang(month: Omit<ToldMonth, 'transfers'>): number | null {
  const left = parseBaht(month.left_amount) ?? parseBaht(month.debt_amount);
  const whole = deductedSatang(month);
  if (left !== null || whole === null) return left;
  return Math.max(0, whole - (parseBaht(month.transferred_amount) ?? 0));
}

/** Returns how much of what is to come for a month is on its way, satang: it was told, and the rest is to be transferred. */
export function onItsWaySatang(month: ToldMonth): number {
  // Nobody transfers what nobody said was deducted.
  const whole = (parseBaht(month.deducted_amount) ?? 0) - (parseBaht(month.remitted_amount) ?? 0);
  const toCome = parseBaht(month.debt_amount) ?? whole;
  return Math.max(0, toCome - (toTransferSatang(month) ?? toCome));
}

/**
 * Returns how much it would be once a form is recorded that leaves out so much, satang; null where nobody knows what is
 * billed.
 */
export function draftTransferSatang(month: ToldMonth, missing: number): number | null {
  const billed = parseBaht(month.billed_amount);
  if (billed === null) return null;
  const sent = (deductedSatang(month) ?? 0) - (toTransferSatang(month) ?? 0);
  return Math.max(0, billed - missing - sent);
}

type Noted = Pick<AgencyTransfer, 'amount'> &
  Partial<Pick<AgencyTransfer, 'transferred_date' | 'finding' | 'receipt_no'>>;
type NotedMonth = Omit<ToldMonth, 'transfers'> & {
  readonly transfers?: readonly Noted[] | undefined;
};

/** Returns what became of a transfer that was told; without a finding the receipt says it. */
export function findingOf({ finding, receipt_no }: Omit<Noted, 'amount'>): TransferFinding {
  return finding ?? (receipt_no ? 'รับแล้ว' : 'รอตรวจ');
}

/** Tells whether the bank has nothing of a transfer that was told. */
export const hasBounced = (noted: Noted) => findingOf(noted) === 'ไม่พบเงิน';

/** The sum of the transfers of which the cooperative has found this, satang. */
function foundSatang({ transfers = [] }: NotedMonth, which: TransferFinding): number {
  const found = transfers.filter((transfer) => findingOf(transfer) === which);
  return found.reduce((sum, transfer) => sum + (parseBaht(transfer.amount) ?? 0), 0);
}

/** Returns what came without a note from the day of a month's last transfer that bounced, satang. */
function untoldSatang({ transfers = [], receipts = [] }: NotedMonth): number {
  const last = transfers.findLast(hasBounced)?.transferred_date ?? '';
  const receiptNos = new Set(transfers.map((transfer) => transfer.receipt_no));
  const untold = receipts.filter(
    (item) => item.receipt_date >= last && !receiptNos.has(item.receipt_no),
  );
  return untold.reduce((sum, { amount }) => sum + (parseBaht(amount) ?? 0), 0);
}

/**
 * Returns what the cooperative's bank has nothing of and nothing made up for since, satang: neither a later transfer nor
 * money without a note, and no more than is still to be transferred.
 */
export function bouncedSatang(month: NotedMonth): number {
  const lost = (month.transfers ?? []).reduce((sum, transfer) => {
    const satang = parseBaht(transfer.amount) ?? 0;
    return hasBounced(transfer) ? sum + satang : Math.max(0, sum - satang);
  }, 0);
  if (lost === 0) return 0;
  const left = toTransferSatang(month) ?? lost;
  return Math.min(left, Math.max(0, lost - untoldSatang(month)));
}

/**
 * Returns how much more came, or is on its way, than was deducted, satang; 0 where it is not more, or nobody knows. Of
 * what came the receipts count and not the notes.
 */
export function overSatang(month: NotedMonth, deducted = parseBaht(month.deducted_amount)): number {
  const came = parseBaht(month.remitted_amount);
  const transferredSatang = parseBaht(month.transferred_amount);
  const sent =
    came === null
      ? transferredSatang && transferredSatang - foundSatang(month, 'ไม่พบเงิน')
      : came + foundSatang(month, 'รอตรวจ');
  return sent === null || deducted === null ? 0 : Math.max(0, sent - deducted);
}
