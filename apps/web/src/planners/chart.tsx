import { roundRatio } from '@coop/finance/rounding';
import { formatRate, formatSatang } from '@coop/format/money';
import { Card } from '@coop/ui/card';
import { StackedChart } from '@coop/ui/stacked-chart';
import type { ReactNode } from 'react';
import { type Payment, paymentShares, yearShares } from './payments.ts';
import { text } from './text-schedule.ts';

/** Up to this many payments there is a column for each, above that one for each year. */
const MOST_PAYMENTS = 24;

interface PaymentChartProps {
  readonly payments: readonly Payment[];
  /** The sentence under the heading; by default the interest of the whole contract. */
  readonly caption?: ReactNode;
}

/** Shows what the loan takes over time, and how much of it is interest. */
export function PaymentChart({ payments, caption }: PaymentChartProps) {
  const isByPayment = payments.length <= MOST_PAYMENTS;
  const shares = isByPayment ? paymentShares(payments) : yearShares(payments);
  const [first] = shares;
  if (!first) return null;
  const interest = shares.reduce((sum, share) => sum + share.interestSatang, 0);
  const principal = shares.reduce((sum, share) => sum + share.principalSatang, 0);
  const percent = formatRate(roundRatio(interest * 10_000, principal, 'half2dp'));
  const title = isByPayment ? 'เงินต้นและดอกเบี้ยแต่ละงวด' : 'เงินต้นและดอกเบี้ยแต่ละปี';
  const name = isByPayment ? `งวดที่\u00a0${first.label}` : text.yearGroup(first.label);
  const ofAll = `ตลอดสัญญาจ่ายดอกเบี้ย ${formatSatang(interest)}\u00a0บาท หรือ ${percent}\u00a0% ของเงินต้น`;
  const ofFirst = `เฉพาะ${name} ดอกเบี้ย ${formatSatang(first.interestSatang)}\u00a0บาท`;
  return (
    <Card title={title}>
      <StackedChart
        title={title}
        caption={caption ?? `${ofAll} ${ofFirst}`}
        labelHeader={isByPayment ? text.columns.no : 'ปี'}
        parts={[text.columns.principal, text.columns.interest]}
        bars={shares.map(({ label, principalSatang, interestSatang }) => ({
          label,
          satang: [principalSatang, interestSatang],
        }))}
      />
    </Card>
  );
}
