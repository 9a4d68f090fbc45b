import type { MemberKep } from '@coop/contracts/member/kep';
import type { ArrearsPayment } from '@coop/contracts/member/payments';
import { formatSatang, parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { billPayment } from 'promptparse/generate';
import type { Overdue } from './overdue.ts';
import { text } from './text.ts';

/**
 * Returns what is owed on which contract, shares, dues; by month where the backend names no lines that add up to it.
 */
export function owedLines({ arrears_payment }: MemberKep, overdue: Overdue) {
  const lines = (arrears_payment?.lines ?? []).map(({ item_desc, ref_no, amount }) => ({
    words: /\//.test(ref_no) ? `${item_desc} ${ref_no}` : item_desc,
    satang: parseBaht(amount),
  }));
  if (sumSatang(lines.map((line) => line.satang)) === overdue.satang) return lines;
  return overdue.months.map((month) => ({
    words: text.ofMonth(formatThaiMonth(month.recvPeriod)),
    satang: month.satang,
  }));
}

/**
 * The code for the bank's app, in words for those who cannot see it, and the references that it has in it.
 * @param biller the cooperative's number at PromptPay: with it the code is the Thai QR (EMVCo, tag 30), else the banks' bar code
 */
export function codeOf({ payment_qr, amount }: ArrearsPayment, biller: string | undefined) {
  const [, first = '', second = ''] = payment_qr.split('\r');
  const satang = parseBaht(amount);
  const baht = formatSatang(satang);
  const isThaiQr = biller !== undefined && first !== '' && satang !== null;
  return {
    content: isThaiQr
      ? billPayment({ billerId: biller, amount: satang / 100, ref1: first, ref2: second })
      : payment_qr,
    alt: `คิวอาร์โค้ดชำระเงิน ยอด ${baht} บาท อ้างอิง 1 ${first} อ้างอิง 2 ${second}`,
    facts: [
      ['อ้างอิง 1', first],
      ['อ้างอิง 2', second],
    ] as const,
  };
}
