import type { MemberRequestpromoney, RequestLimit } from '@coop/contracts/member/requestpromoney';
import { Amount } from '@coop/ui/amount';
import type { Fact } from '@coop/ui/facts';
import { outlookOf } from './outlook.tsx';
import { refWords } from './ref-words.ts';
import { text } from './text.ts';

/** A request as it was reviewed and sent. */
export interface Reviewed {
  readonly data: MemberRequestpromoney;
  readonly limit: RequestLimit;
  readonly satang: number;
  readonly reason: string;
}

/** What is asked for and what will come of it. */
export function factsOf({ data, limit, satang, reason }: Reviewed): Fact[] {
  const hasAmount = limit.request_type !== 'SUBSCRIBE';
  return [
    { term: text.columns.type, value: text.types[limit.request_type] ?? limit.request_type },
    { term: text.columns.ref, value: refWords(limit) },
    ...(hasAmount
      ? [{ term: text.amountTerm, value: <Amount satang={satang} size="l" unit="บาท" /> }]
      : []),
    ...(reason ? [{ term: text.reasonTerm, value: reason }] : []),
    ...outlookOf(data, limit, satang),
  ];
}
