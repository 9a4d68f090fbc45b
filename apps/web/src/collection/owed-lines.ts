import type { MemberKep } from '@coop/contracts/member/kep';
import type { ArrearsPayment } from '@coop/contracts/member/payments';
import { formatSatang, parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import type { Overdue } from './overdue.ts';
import { text } from './text.ts';

/** What is owed on which contract, shares, dues; by month where the backend names no lines that add up to it. */
export function owedLines({ arrears_payment }: MemberKep, overdue: Overdue) {
  const lines = (arrears_payment?.lines ?? []).map(({ item_desc, ref_no, amount }) => ({
    words: /\//.test(ref_no) ? `${item_desc} ${ref_no}` : item_desc,
    satang: parseBaht(amount),
  }));
  if (sumSatang(lines.map((one) => one.satang)) === overdue.satang) return lines;
  return overdue.months.map((one) => ({
    words: text.ofMonth(formatThaiMonth(one.recvPeriod)),
    satang: one.satang,
  }));
}

/** The code for the bank's app, in words for those who cannot see it, and the references that it has in it. */
export function codeOf({ payment_qr, amount }: ArrearsPayment) {
  const [, first = '', second = ''] = payment_qr.split('\r');
  const baht = formatSatang(parseBaht(amount));
  return {
    content: payment_qr,
    alt: `คิวอาร์โค้ดชำระเงิน ยอด ${baht} บาท อ้างอิง 1 ${first} อ้างอิง 2 ${second}`,
    facts: [
      ['อ้างอิง 1', first],
      ['อ้างอิง 2', second],
    ] as const,
  };
}
