import { comparePlans } from '@coop/finance/extra-payment';
import { formatCount, formatSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import type { ReactNode } from 'react';
import { textColumn } from '../../parts/statement/text-column.tsx';
import type { Answer } from './answer.ts';
import { mainFigure } from './result.tsx';
import { text } from './text.ts';

interface Line {
  readonly key: string;
  readonly label: string;
  readonly a: ReactNode;
  readonly b: ReactNode;
  readonly difference: ReactNode;
}

const { compareRows: words, plans } = text;

function linesOf(a: Answer, b: Answer): Line[] {
  const line = (
    key: keyof typeof words,
    of: (one: Answer) => ReactNode,
    difference?: ReactNode,
  ) => ({ key, label: words[key], a: of(a), b: of(b), difference });
  const money = (key: keyof typeof words, of: (one: Answer) => number) =>
    line(
      key,
      (one) => <Amount satang={of(one)} />,
      <Amount satang={of(b) - of(a)} signed={false} />,
    );
  return [
    money('amount', ({ plan }) => plan.terms.principalSatang),
    line('rate', ({ loan }) => loan.rate),
    money('instalment', (one) => mainFigure(one).satang),
    line('count', ({ count }) => formatCount(count), formatCount(b.count - a.count)),
    money('interest', ({ plan }) => plan.summary.interestSatang),
    money('paid', ({ plan }) => plan.summary.totalSatang),
    line('end', ({ last }) => formatThaiDate(last?.on)),
  ];
}

/** Which plan costs less, and which is over sooner. */
function verdictOf(a: Answer, b: Answer): string {
  const { interestSavedSatang, monthsSaved } = comparePlans(a.plan.rows, b.plan.rows);
  const better = (gain: number) => (gain > 0 ? plans.b : plans.a);
  const money =
    interestSavedSatang === 0
      ? 'ทั้งสองแผนจ่ายดอกเบี้ยเท่ากัน'
      : `${better(interestSavedSatang)} จ่ายดอกเบี้ยน้อยกว่า ${formatSatang(Math.abs(interestSavedSatang))}\u00a0บาท`;
  if (monthsSaved === 0) return money;
  return `${money} · ${better(monthsSaved)} ผ่อนหมดเร็วกว่า ${formatCount(Math.abs(monthsSaved))}\u00a0เดือน`;
}

/** Two plans side by side. */
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
          { key: 'a', header: plans.a, align: 'end', cell: (line) => line.a },
          { key: 'b', header: plans.b, align: 'end', cell: (line) => line.b },
          {
            key: 'difference',
            header: 'ผลต่าง',
            align: 'end',
            cell: (line) => line.difference,
          },
        ]}
        rows={linesOf(a, b)}
        rowKey={(line) => line.key}
      />
    </Card>
  );
}
