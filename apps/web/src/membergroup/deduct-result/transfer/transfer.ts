import type { AgencyTransfer, TransferFinding } from '@coop/contracts/membergroup/billing';
import { MOST_RESULT_FILE_BYTES } from '@coop/contracts/membergroup/deduct-limits';
import { parseBaht } from '@coop/format/money';
import type { FieldMessages } from '../../../parts/form/refusal.ts';
import { text } from '../text.ts';

const words = text.transfer;

/** Ids of the form's controls, in the order of the page. */
export const TRANSFER_IDS = {
  transferred_date: 'transfer-date',
  amount: 'transfer-amount',
  reference: 'transfer-reference',
  slip: 'transfer-slip',
} as const;
/** Id of the card, which links lead to. */
export const TRANSFER_PLACE = 'transfer';
export type TransferField = keyof typeof TRANSFER_IDS;

export const SLIP_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export const LONGEST_REFERENCE = 60;

/** What is typed into the form. */
export interface Transfer {
  readonly transferred_date: string;
  readonly amount: string;
  readonly reference: string;
  readonly file: File | undefined;
}

/** What became of a transfer that was told; without a finding the receipt says it. */
export function findingOf({ finding, receipt_no }: AgencyTransfer): TransferFinding {
  return finding ?? (receipt_no ? 'รับแล้ว' : 'รอตรวจ');
}

export function slipTypeOf({ type }: File) {
  return SLIP_TYPES.find((one) => one === type);
}

function checkFile(file: File): string | undefined {
  if (!slipTypeOf(file)) return words.badType;
  if (file.size === 0) return words.emptyFile;
  return file.size > MOST_RESULT_FILE_BYTES ? text.fileTooLarge : undefined;
}

/** What is wrong with the form; the server knows the day and how much is to be transferred. */
export function checkTransfer(typed: Transfer): FieldMessages<TransferField> {
  const satang = parseBaht(typed.amount);
  const slip = typed.file && checkFile(typed.file);
  return {
    ...(!typed.transferred_date && { transferred_date: words.needDate }),
    ...((satang === null || satang <= 0) && { amount: words.badAmount }),
    ...(slip && { slip }),
  };
}
