import type { AgencyTransfer, BillingPeriod } from '@coop/contracts/membergroup/billing';
import { parseBaht } from '@coop/format/money';

/** What an answer tells of a month; each tells another part, and a backend may leave out more. */
export type ToldMonth = {
  readonly [K in keyof BillingPeriod]?: BillingPeriod[K] | undefined;
};

/**
 * What was deducted for a month, satang: as recorded, or before that all that is billed. A backend that does not say it:
 * all that is billed and has not come.
 */
export function deductedSatang(month: ToldMonth): number | null {
  const deducted = parseBaht(month.deducted_amount);
  const billed = parseBaht(month.billed_amount);
  if (deducted !== null || billed === null) return deducted;
  return billed - (parseBaht(month.remitted_amount) ?? 0);
}

/** Whether it is known what was deducted: recorded, or once the month is closed what came. A backend may not say. */
export function isResultKnown({ status, recorded_at }: ToldMonth): boolean {
  return recorded_at !== '' || !(status === 'ส่งบิลแล้ว' || status === 'รอเงิน');
}

/**
 * How much is still to be transferred for a month, satang: what the cooperative says, or what was deducted and is not
 * noted as transferred. Every page asks here, so that all of them say the same.
 */
export function toTransferSatang(month: ToldMonth): number | null {
  const left = parseBaht(month.left_amount) ?? parseBaht(month.debt_amount);
  const whole = deductedSatang(month);
  if (left !== null || whole === null) return left;
  return Math.max(0, whole - (parseBaht(month.transferred_amount) ?? 0));
}

/**
 * How much it would be once a form is recorded that leaves out so much, satang; null where nobody knows what is billed.
 */
export function draftTransferSatang(month: ToldMonth, missing: number): number | null {
  const billed = parseBaht(month.billed_amount);
  if (billed === null) return null;
  const sent = (deductedSatang(month) ?? 0) - (toTransferSatang(month) ?? 0);
  return Math.max(0, billed - missing - sent);
}

type NotedMonth = Omit<ToldMonth, 'transfers'> & {
  readonly transfers?: readonly Pick<AgencyTransfer, 'amount' | 'finding'>[] | undefined;
};

/** Transfers that the cooperative's bank has nothing of, satang. */
export function lostSatang({ transfers = [] }: NotedMonth): number {
  const lost = transfers.filter(({ finding }) => finding === 'ไม่พบเงิน');
  return lost.reduce((sum, one) => sum + (parseBaht(one.amount) ?? 0), 0);
}

/** How much more is noted as transferred than was deducted, satang; 0 where it is not more, or nobody knows. */
export function overSatang(month: NotedMonth, deducted = parseBaht(month.deducted_amount)): number {
  const sent = parseBaht(month.transferred_amount);
  return sent === null || deducted === null ? 0 : Math.max(0, sent - lostSatang(month) - deducted);
}
