import type { StandingOrder } from '@coop/contracts/member/ahead/standing-order';
import { formatCount } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth, isEmptyDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { type FactRows, Facts } from '@coop/ui/facts';

/** Shows what a standing order takes each month, and what it has paid and saved so far. */
export function StandingOrderFacts({ order }: { order: StandingOrder }) {
  const { amount, first_recv_period, ended_date, paid_count, paid_amount } = order;
  const count = formatCount(paid_count);
  const hasPaid = paid_count > 0;
  const rows: FactRows = [
    ['ชำระเพิ่มเดือนละ', <Amount baht={amount} unit="บาท" />],
    [
      'หักตั้งแต่งวด',
      `${formatThaiMonth(first_recv_period)}${hasPaid || !isEmptyDate(ended_date) ? '' : ' ยังไม่ถึงงวดแรก'}`,
    ],
    !isEmptyDate(ended_date) && ['สิ้นสุด', formatThaiDate(ended_date)],
    hasPaid && [`หักแล้ว ${count}\u00a0ครั้ง รวม`, <Amount baht={paid_amount} unit="บาท" />],
    hasPaid && ['ประหยัดดอกเบี้ยแล้ว', <Amount baht={order.saved_interest} unit="บาท" />],
    hasPaid && ['ผ่อนหมดเร็วขึ้นแล้ว', `${formatCount(order.saved_periods)}\u00a0เดือน`],
  ];
  return <Facts rows={rows} />;
}
