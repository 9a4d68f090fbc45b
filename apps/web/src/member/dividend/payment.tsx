import type { DividendYear } from '@coop/contracts/member/dividend';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { Facts } from '@coop/ui/facts';
import { Tag, type TagTone } from '@coop/ui/tag';
import { text } from './text.ts';

const plain = (baht: string) => <Amount baht={baht} />;

/** A deduction, shown with a minus. */
function Taken({ baht }: { baht: string }) {
  const satang = parseBaht(baht);
  return <Amount satang={satang === null ? null : -satang} />;
}

/** From the two sums to the net, line by line. */
export function Sums({ year }: { year: DividendYear }) {
  const short = year.deductions.filter((one) => parseBaht(one.shortfall) !== 0);
  const hasOther = parseBaht(year.etc_amt) !== 0;
  return (
    <Card title={text.sums}>
      <Facts
        rows={[
          { term: text.dividend, value: plain(year.div_amt) },
          { term: text.refund, value: plain(year.avg_amt) },
          ...(hasOther ? [{ term: text.etc, value: plain(year.etc_amt) }] : []),
          { term: text.gross, value: plain(year.sum_amt) },
          ...year.deductions.map((one) => ({
            term: one.deduct_desc,
            value: <Taken baht={one.amount} />,
          })),
          {
            term: year.status === 'ประมาณการ' ? text.netEstimated : text.net,
            value: <strong>{plain(year.net_amt)}</strong>,
          },
          ...short.map((one) => ({
            term: text.shortfall(one.deduct_desc),
            value: plain(one.shortfall),
          })),
        ]}
      />
      {short.length > 0 && <p className="note">{text.shortfallNote}</p>}
    </Card>
  );
}

const TONES = {
  ประมาณการ: 'waiting',
  อนุมัติ: 'positive',
  โอนแล้ว: 'positive',
} as const satisfies Record<DividendYear['status'], TagTone>;

/** When and to which account. */
export function Payment({ year }: { year: DividendYear }) {
  const isEstimate = year.status === 'ประมาณการ';
  const isPaid = year.status === 'โอนแล้ว';
  return (
    <Card title={text.payment}>
      <Facts
        rows={[
          {
            term: text.status,
            value: <Tag tone={TONES[year.status] ?? 'muted'}>{year.status}</Tag>,
          },
          { term: text.method, value: year.pay_method },
          { term: text.bank, value: year.bank },
          { term: text.account, value: year.account_masked },
          {
            term: isEstimate ? text.approvedLater : text.approved,
            value: formatThaiDate(year.approve_date),
          },
          { term: isPaid ? text.paid : text.paidLater, value: formatThaiDate(year.pay_date) },
        ]}
      />
    </Card>
  );
}
