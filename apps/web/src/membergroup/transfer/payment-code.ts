import type { GroupDeliveryBook } from '@coop/contracts/membergroup/delivery-book';
import { formatSatang } from '@coop/format/money';

/** Returns what stands in the code for paying a month, and around it; undefined where nothing is to be paid. */
export function paymentCodeOf(
  { payment_qr, payment_code }: Pick<GroupDeliveryBook, 'payment_qr' | 'payment_code'>,
  wholeSatang: number | null = null,
) {
  if (!payment_qr) return undefined;
  const [, first = '', second = '', satang] = payment_qr.split('\r');
  // Of a sum that was paid in part the code has the rest.
  const amount = formatSatang(Number(satang) || wholeSatang);
  return {
    content: payment_qr,
    alt: `QR สำหรับโอนเงิน อ้างอิง 1 ${first} อ้างอิง 2 ${second} จำนวน ${amount} บาท`,
    amount,
    facts: [
      ['รหัสรับชำระ', payment_code],
      ...(first ? [['อ้างอิง 1 (หน่วยงาน)', first] as const] : []),
      ...(second ? [['อ้างอิง 2 (งวด)', second] as const] : []),
    ] as const,
  };
}
