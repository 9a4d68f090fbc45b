import type { DividendYear } from '@coop/contracts/member/dividend';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { type Fact, Facts } from '@coop/ui/facts';
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
          [text.dividend, plain(year.div_amt)],
          [text.refund, plain(year.avg_amt)],
          hasOther && [text.etc, plain(year.etc_amt)],
          [text.gross, plain(year.sum_amt)],
          ...year.deductions.map((one): Fact => [one.deduct_desc, <Taken baht={one.amount} />]),
          [
            year.status === 'ประมาณการ' ? text.netEstimated : text.net,
            <strong>{plain(year.net_amt)}</strong>,
          ],
          ...short.map((one): Fact => [text.shortfall(one.deduct_desc), plain(one.shortfall)]),
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
          [text.status, <Tag tone={TONES[year.status] ?? 'muted'}>{year.status}</Tag>],
          [text.method, year.pay_method],
          [text.bank, year.bank],
          [text.account, year.account_masked],
          [isEstimate ? text.approvedLater : text.approved, formatThaiDate(year.approve_date)],
          [isPaid ? text.paid : text.paidLater, formatThaiDate(year.pay_date)],
        ]}
      />
    </Card>
  );
}
