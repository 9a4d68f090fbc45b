import type { PaidBill } from '@coop/contracts/member/payments';
import { formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Band } from '@coop/ui/band';
import { Fragment } from 'react';

// One line of truth wherever a bill of which something was paid stands: billed less paid is what is still to come.

/** Day, month and year stay together at the end of a line. */
const day = (iso: string) => formatThaiDate(iso).replaceAll(' ', '\u00a0');

/** The line's parts, each a label and a sum, in the order of the sum. */
function partsOf(bill: PaidBill): readonly (readonly [string, string])[] {
  const { payer, due_date, paid_date, billed_amount, paid_amount, left_amount } = bill;
  const left = payer === 'SELF' ? `= ต้องชำระอีกภายใน ${day(due_date)}` : `= จะหัก ${day(due_date)}`;
  return [
    ['ใบเรียกเก็บ', billed_amount],
    [`− ชำระแล้ว ${day(paid_date)}`, paid_amount],
    [left, left_amount],
  ];
}

const MOST = 'หักได้ไม่เกิน';

/** Returns the line for a paper, with its amounts. */
export function paidWords(bill: PaidBill): string {
  const baht = (amount: string) => formatSatang(parseBaht(amount));
  const words = partsOf(bill).map(([label, amount]) => `${label} ${baht(amount)}`);
  const most = bill.most_amount === undefined ? '' : ` (${MOST} ${baht(bill.most_amount)})`;
  return `${words.join(' ')} บาท${most}`;
}

/** What the bill asked for, what was paid of it and when, what is still to come, and the most that may be deducted. */
export function PaidLine({ bill }: { bill: PaidBill | undefined }) {
  if (!bill) return null;
  return (
    <p>
      {partsOf(bill).map(([label, baht]) => (
        <Fragment key={label}>
          {label}{' '}
          <span className="nowrap">
            <Amount baht={baht} />
          </span>{' '}
        </Fragment>
      ))}
      บาท
      {bill.most_amount !== undefined && (
        <>
          {' '}
          <span className="nowrap">
            ({MOST} <Amount baht={bill.most_amount} />)
          </span>
        </>
      )}
    </p>
  );
}

/** Says that what was overdue is paid, and what is still deducted. */
export function PaidBand({ bill }: { bill: PaidBill | undefined }) {
  if (!bill) return null;
  return (
    <Band
      tone="positive"
      title={
        <>
          ได้รับเงินที่ชำระแล้ว <Amount baht={bill.paid_amount} unit="บาท" />
        </>
      }
    >
      <PaidLine bill={bill} />
    </Band>
  );
}
