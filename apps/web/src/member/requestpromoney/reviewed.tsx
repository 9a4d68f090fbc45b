import type { MemberRequestpromoney, RequestLimit } from '@coop/contracts/member/requestpromoney';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import type { FactRows } from '@coop/ui/facts';
import type { Month } from '../../parts/borrowing/month.ts';
import { outlookOf } from './outlook.tsx';
import { refWords } from './ref-words.ts';
import { text } from './text.ts';

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
      from ? text.amountMonthlyTerm : text.amountTerm,
      <Amount satang={satang} size="l" unit="บาท" />,
    ],
    from && [text.firstMonth, formatThaiMonth(from)],
    reason && [text.reasonTerm, reason],
    ...outlookOf(data, limit, satang, month),
  ];
}
