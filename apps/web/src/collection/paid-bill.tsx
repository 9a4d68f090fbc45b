import type { MemberKep } from '@coop/contracts/member/kep';
import type { PaidBill } from '@coop/contracts/member/payments';
import { formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Band } from '@coop/ui/band';
import { type Baht, Sentence } from '@coop/ui/sentence';

export const text = {
  notBooked: 'งวดที่ชำระวันนี้นับเป็นงวดที่ชำระแล้ว ส่วนเงินต้นคงเหลือจะลดลงเมื่อสหกรณ์บันทึกรายการสิ้นวัน',
} as const;

// One line of truth wherever a bill of which something was paid stands: billed less paid is what is still to come.

/** Day, month and year stay together at the end of a line. */
const day = (iso: string) => formatThaiDate(iso).replaceAll(' ', '\u00a0');

function lineOf(bill: PaidBill, baht: Baht): string {
  const {
    payer,
    due_date,
    last_payment_date,
    billed_amount,
    settled_amount,
    left_amount,
    most_amount,
  } = bill;
  const sum = (amount: string) => baht(parseBaht(amount));
  const left = payer === 'SELF' ? 'ต้องชำระอีกภายใน' : 'จะหัก';
  return [
    `ใบเรียกเก็บ ${sum(billed_amount)}`,
    `− ชำระแล้ว ${day(last_payment_date)} ${sum(settled_amount)}`,
    `= ${left} ${day(due_date)} ${sum(left_amount)}`,
    ...(most_amount === undefined ? [] : [`(หักได้ไม่เกิน ${sum(most_amount)})`]),
  ].join(' ');
}

/** Returns the line for a paper, with its amounts. */
export const paidWords = (bill: PaidBill): string =>
  lineOf(bill, (satang) => `${formatSatang(satang)} บาท`);

/**
 * Shows what the bill asked for, what was paid of it and when, what is still to come, and the most that may be
 * deducted.
 */
export function PaidLine({ bill }: { bill: PaidBill | undefined }) {
  if (!bill) return null;
  return (
    <p>
      <Sentence>{(baht) => lineOf(bill, baht)}</Sentence>
    </p>
  );
}

/** Says of a payment that is not in the records yet why instalments are counted as paid before the debt is less. */
export function NotBooked({ list: { as_of, paid_bill } }: { list: MemberKep }) {
  if (!paid_bill || paid_bill.last_payment_date <= as_of) return null;
  return <p>{text.notBooked}</p>;
}

/** Says that what was overdue is paid, and what is still deducted. */
export function PaidBand({ list }: { list: MemberKep }) {
  const { paid_bill: bill } = list;
  if (!bill) return null;
  return (
    <Band
      tone="positive"
      title={
        <Sentence>{(baht) => `ได้รับเงินที่ชำระแล้ว ${baht(parseBaht(bill.settled_amount))}`}</Sentence>
      }
    >
      <PaidLine bill={bill} />
      <NotBooked list={list} />
    </Band>
  );
}
