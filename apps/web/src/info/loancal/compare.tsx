import { comparePlans } from '@coop/finance/loans/extra-payment';
import { formatCount, formatSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { DataTable, type DataTableColumn } from '@coop/ui/data-table';
import type { ReactNode } from 'react';
import type { Answer } from '../../planners/loan/answer.ts';
import { PLANS } from '../../planners/plans.ts';
import { textColumn } from '../../tables/text-column.tsx';
import { mainFigure } from './result.tsx';
import { text } from './text.ts';

function linesOf(a: Answer, b: Answer) {
  const line = (label: string, of: (answer: Answer) => ReactNode, difference?: ReactNode) => ({
    label,
    a: of(a),
    b: of(b),
    difference,
  });
  const money = (label: string, of: (answer: Answer) => number) =>
    line(label, (item) => <Amount satang={of(item)} />, <Amount satang={of(b) - of(a)} />);
  return [
    money('วงเงินกู้', ({ plan }) => plan.terms.principalSatang),
    line('อัตราดอกเบี้ย (% ต่อปี)', ({ loan }) => loan.rate),
    money('จ่ายงวดละ หรืองวดแรก', (item) => mainFigure(item).satang),
    line('จำนวนงวด', ({ count }) => formatCount(count), formatCount(b.count - a.count)),
    money('ดอกเบี้ยรวม', ({ plan }) => plan.summary.interestSatang),
    money('รวมจ่ายทั้งหมด', ({ plan }) => plan.summary.totalSatang),
    line('งวดสุดท้าย', ({ last }) => formatThaiDate(last?.on)),
  ];
}

type Line = ReturnType<typeof linesOf>[number];

/** Returns which plan costs less, and which is over sooner. */
function verdictOf(a: Answer, b: Answer): string {
  const { interestSavedSatang, monthsSaved } = comparePlans(a.plan.rows, b.plan.rows);
  const better = (gain: number) => (gain > 0 ? PLANS.b : PLANS.a);
  const money =
    interestSavedSatang === 0
      ? 'ทั้งสองแผนจ่ายดอกเบี้ยเท่ากัน'
      : `${better(interestSavedSatang)} จ่ายดอกเบี้ยน้อยกว่า ${formatSatang(Math.abs(interestSavedSatang))}\u00a0บาท`;
  if (monthsSaved === 0) return money;
  return `${money} · ${better(monthsSaved)} ผ่อนหมดเร็วกว่า ${formatCount(Math.abs(monthsSaved))}\u00a0เดือน`;
}

const column = (key: 'a' | 'b' | 'difference', header: string): DataTableColumn<Line> => ({
  key,
  header,
  align: 'end',
  cell: (line) => line[key],
});

export function Compare({ a, b }: { a: Answer; b: Answer }) {
  return (
    <Card title={text.compare}>
      <p>
        <strong>{verdictOf(a, b)}</strong>
      </p>
      <DataTable
        caption={text.compare}
        columns={[
          textColumn<Line>('label', 'รายการ', (line) => line.label, { priority: 'title' }),
          column('a', PLANS.a),
          column('b', PLANS.b),
          column('difference', 'ผลต่าง'),
        ]}
        rows={linesOf(a, b)}
        rowKey={(line) => line.label}
      />
    </Card>
  );
}
