import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';

/** What is known of the transfer of a month; a backend may leave all of it out. */
export interface TransferState {
  readonly transferred_date?: string | undefined;
  readonly transferred_amount?: string | undefined;
  readonly receipt_no?: string | undefined;
  readonly receipt_date?: string | undefined;
  readonly debt_amount?: string | undefined;
  readonly debt_days?: number | undefined;
}

/** When the agency transferred and how much; empty before. */
export function transferredWords({ transferred_date, transferred_amount }: TransferState): string {
  if (!transferred_date) return '';
  const amount = formatSatang(parseBaht(transferred_amount));
  return `โอนเมื่อ ${formatThaiDate(transferred_date)} จำนวน ${amount} บาท`;
}

/** What the agency has deducted and not transferred, and for how long; empty where there is nothing. */
export function debtWords({ debt_amount, debt_days = 0 }: TransferState): string {
  const satang = parseBaht(debt_amount);
  return satang
    ? `หักเงินแล้วยังโอนไม่ครบ ค้างโอน ${formatSatang(satang)} บาท เกินกำหนด ${formatCount(debt_days)} วัน`
    : '';
}

/** The cooperative's receipt; empty before the money has come. */
export function receiptWords({ receipt_no, receipt_date }: TransferState): string {
  if (!receipt_no) return '';
  const day = receipt_date && ` วันที่ ${formatThaiDate(receipt_date)}`;
  return `ใบรับเงิน ${receipt_no}${day || ''}`;
}
