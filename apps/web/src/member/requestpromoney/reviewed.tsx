import type {
  MemberRequestpromoney,
  RequestLimit,
  RequestType,
} from '@coop/contracts/member/requestpromoney';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import type { FactRows } from '@coop/ui/facts';
import type { Month } from '../../parts/borrowing/month.ts';
import { outlookOf } from './outlook.tsx';
import { text } from './text.ts';

/** Kinds that choose among accounts or contracts; the others are about the member as such. */
const NUMBERED: readonly RequestType[] = ['WITHDRAW', 'REPAY', 'MONTHLY_REPAY'];

type Reference = Pick<RequestLimit, 'request_type' | 'ref_no'> & { readonly ref_desc?: string };

/** The account or contract, number first, because narrow lists cut off the end. */
export function refWords({ request_type, ref_no, ref_desc = '' }: Reference): string {
  if (!NUMBERED.includes(request_type)) return ref_desc;
  return `${ref_no} ${ref_desc}`.trim();
}

/** A request as it was reviewed and sent. */
export interface Reviewed {
  readonly data: MemberRequestpromoney;
  readonly limit: RequestLimit;
  readonly satang: number;
  /** The month that a loan changes. */
  readonly month?: Month | undefined;
  readonly reason: string;
  /** Standing orders: the first month, as on the wire. */
  readonly from?: string;
}

/** What is asked for and what will come of it. */
export function factsOf({ data, limit, satang, month, reason, from }: Reviewed): FactRows {
  const hasAmount = limit.request_type !== 'SUBSCRIBE';
  return [
    [text.columns.type, text.types[limit.request_type] ?? limit.request_type],
    [text.columns.ref, refWords(limit)],
    hasAmount && [
      from ? 'ชำระเพิ่มเดือนละ' : 'จำนวนเงิน',
      <Amount satang={satang} size="l" unit="บาท" />,
    ],
    from && [text.firstMonth, formatThaiMonth(from)],
    reason && ['เหตุผลหรือหมายเหตุ', reason],
    ...outlookOf(data, limit, satang, month),
  ];
}
