import type { MemberRequestpromoney, RequestLimit } from '@coop/contracts/member/requestpromoney';
import { formatSatang, parseBaht, parseRate } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth, isEmptyDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import type { Fact, FactRows } from '@coop/ui/facts';
import { Sentence } from '@coop/ui/sentence';
import { lineFacts } from '../../planners/borrowing/line-facts.tsx';
import { askedFor, loanLines } from '../../planners/borrowing/lines.ts';
import type { Month } from '../../planners/borrowing/month.ts';
import { PhoneLink } from '../../site/links/phone-link.tsx';
import { kindOf, text } from './text.ts';

/** Fee of a withdrawal, in satang; 0 where it is free. */
function feeOf({ fee }: RequestLimit, satang: number): number {
  const rate = parseRate(fee?.rate);
  const leastFee = parseBaht(fee?.min_amount);
  if (rate === null || leastFee === null) return 0;
  return Math.max(leastFee, Math.round((satang * rate) / 10_000));
}

/** Returns what a withdrawal costs; a backend that says when also says that. */
function feeFact(limit: RequestLimit, satang: number): Fact | false {
  if (limit.request_type !== 'WITHDRAW' || limit.effective_date === undefined) return false;
  const fee = feeOf(limit, satang);
  if (fee === 0) return ['ค่าธรรมเนียม', 'ไม่มี'];
  return [
    'ค่าธรรมเนียม',
    <Sentence>{(baht) => `${baht(fee)} หักจากบัญชีเงินฝาก เพราะถอนเกินหนึ่งครั้งในเดือนนั้น`}</Sentence>,
  ];
}

const CLOSED = 'ปิดสัญญา ยอดจริงคิดดอกเบี้ยถึงวันที่ชำระ หากใบเรียกเก็บเดือนนี้หักไปแล้ว ส่วนที่เกินจะคืนในเดือนถัดไป';

/**
 * Returns what will come of a request: by which way, when, at which cost, on which terms.
 * @param month for what a loan changes of it
 */
export function outlookOf(
  { linked_account_masked }: Pick<MemberRequestpromoney, 'linked_account_masked'>,
  limit: RequestLimit,
  satang: number,
  month?: Month,
): FactRows {
  const { request_type, effective_date, loan } = limit;
  const { when, way, after } = kindOf(request_type);
  const isAll = request_type === 'REPAY' && satang === parseBaht(limit.max_amount);
  // The day of effect, which the backend works out by its working days.
  const day = isEmptyDate(effective_date)
    ? 'เมื่อสหกรณ์อนุมัติแล้ว'
    : formatThaiDate(effective_date, 'full');
  return [
    way === 'to the account' &&
      !loan?.paid_to && ['โอนเข้าบัญชี', linked_account_masked || 'ยังไม่มีบัญชีที่ผูกไว้ กรุณาแจ้งสหกรณ์'],
    way === 'from the member' && [
      'วิธีชำระ',
      <>
        {text.payBy} <PhoneLink />
      </>,
    ],
    !loan && [when, day],
    feeFact(limit, satang),
    ...lineFacts(loanLines(askedFor(loan, satang, loan?.period_payamt, month))),
    after && ['ผลของรายการ', isAll ? CLOSED : after],
  ];
}

type Reference = Pick<RequestLimit, 'request_type' | 'ref_no'> & { readonly ref_desc?: string };

/** The account or contract, number first, because narrow lists cut off the end. */
export function refWords({ request_type, ref_no, ref_desc = '' }: Reference): string {
  return kindOf(request_type).isNumbered ? `${ref_no} ${ref_desc}`.trim() : ref_desc;
}

export interface Reviewed {
  readonly data: MemberRequestpromoney;
  readonly limit: RequestLimit;
  readonly satang: number;
  /** The month that a loan changes. */
  readonly month?: Month | undefined;
  readonly reason: string;
  /** Standing orders: the first month, as on the wire. */
  readonly from?: string | undefined;
}

/** Returns what is asked for and what will come of it. */
export function factsOf({ data, limit, satang, month, reason, from }: Reviewed): FactRows {
  return [
    [text.columns.type, kindOf(limit.request_type).name],
    [text.columns.ref, refWords(limit)],
    limit.request_type !== 'SUBSCRIBE' && [
      from ? 'ชำระเพิ่มเดือนละ' : 'จำนวนเงิน',
      <Amount satang={satang} size="l" unit="บาท" />,
    ],
    from && [text.firstMonth, formatThaiMonth(from)],
    reason && ['เหตุผลหรือหมายเหตุ', reason],
    ...outlookOf(data, limit, satang, month),
  ];
}

/** Asks to confirm in one sentence: what, how much, of which account or contract. */
export function questionOf({ limit, satang, from }: Reviewed): string {
  const { name, of } = kindOf(limit.request_type);
  const sum = limit.request_type === 'SUBSCRIBE' ? '' : `${formatSatang(satang)}\u00a0บาท`;
  const words = [name, from && 'เดือนละ', sum, of, of && limit.ref_no, 'หรือไม่'];
  return words.filter(Boolean).join(' ');
}
