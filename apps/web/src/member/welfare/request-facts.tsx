import type { MemberWelfare, WelfareRight } from '@coop/contracts/member/welfare';
import { parseBaht } from '@coop/format/money';
import { shownFileName } from '@coop/format/text/file-name';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import type { FactRows } from '@coop/ui/facts';
import { type Draft, papersIn } from './draft.ts';
import { text } from './text.ts';

/**
 * Returns what is asked for, in satang: units at their price, and no more than there is left; null where that cannot be
 * read.
 */
function askedSatang(right: WelfareRight, quantity: number): number | null {
  const rightSatang = parseBaht(right.amount);
  const unit = parseBaht(right.unit_amount);
  return right.unit && rightSatang !== null && unit !== null
    ? Math.min(rightSatang, unit * quantity)
    : rightSatang;
}

/** A request as it is reviewed, and as it was sent. */
export function requestFacts(
  draft: Draft,
  right: WelfareRight,
  accounts: MemberWelfare['pay_accounts'] = [],
): FactRows {
  const { event_date, quantity, pay_to, note } = draft;
  const account = accounts.find(({ account_no }) => account_no === pay_to) ?? accounts[0];
  const satang = askedSatang(right, Number(quantity));
  return [
    ['สวัสดิการ', right.welfare_name],
    right.event_label && [right.event_label, formatThaiDate(event_date, 'long')],
    right.unit && [text.quantity(right.unit), quantity],
    ['จำนวนเงินที่ขอ', <Amount satang={satang} size="l" unit="บาท" />],
    [text.payTo, account?.label ?? 'บัญชีที่แจ้งไว้กับสหกรณ์'],
    note && ['รายละเอียด', note],
    [
      text.attachments,
      papersIn(draft)
        .map(({ name }) => shownFileName(name))
        .join(', '),
    ],
  ];
}
