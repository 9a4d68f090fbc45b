import { comparePlans } from '@coop/finance/extra-payment';
import { formatCount, formatSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import type { ReactNode } from 'react';
import { type Answer, eachSatang } from './answer.ts';
import { text } from './text.ts';

interface Line {
  readonly key: string;
  readonly label: string;
  readonly a: ReactNode;
  readonly b: ReactNode;
  readonly difference: ReactNode;
}

const { compareRows: words, plans } = text;

function moneyLine(
  key: 'amount' | 'instalment' | 'interest' | 'paid',
  [a, b]: readonly [Answer, Answer],
  of: (answer: Answer) => number,
): Line {
  return {
    key,
    label: words[key],
    a: <Amount satang={of(a)} />,
    b: <Amount satang={of(b)} />,
    difference: <Amount satang={of(b) - of(a)} signed={false} />,
  };
}

function linesOf(both: readonly [Answer, Answer]): Line[] {
  const [a, b] = both;
  return [
    moneyLine('amount', both, ({ plan }) => plan.terms.principalSatang),
    { key: 'rate', label: words.rate, a: a.loan.rate, b: b.loan.rate, difference: null },
    moneyLine('instalment', both, eachSatang),
    {
      key: 'count',
      label: words.count,
      a: formatCount(a.count),
      b: formatCount(b.count),
      difference: formatCount(b.count - a.count),
    },
    moneyLine('interest', both, ({ plan }) => plan.summary.interestSatang),
    moneyLine('paid', both, ({ plan }) => plan.summary.totalSatang),
    {
      key: 'end',
      label: words.end,
      a: formatThaiDate(a.last?.on),
      b: formatThaiDate(b.last?.on),
      difference: null,
    },
  ];
}

/** Which plan costs less, and which is over sooner. */
function verdictOf([a, b]: readonly [Answer, Answer]): string {
  const { interestSavedSatang, monthsSaved } = comparePlans(a.plan.rows, b.plan.rows);
  const better = (gain: number) => (gain > 0 ? plans.b : plans.a);
  const money =
    interestSavedSatang === 0
      ? text.sameInterest
      : text.cheaper(better(interestSavedSatang), formatSatang(Math.abs(interestSavedSatang)));
  if (monthsSaved === 0) return money;
  return `${money} · ${text.faster(better(monthsSaved), formatCount(Math.abs(monthsSaved)))}`;
}

/** Two plans side by side. */
export function Compare({ a, b }: { a: Answer; b: Answer }) {
  const both = [a, b] as const;
  return (
    <Card title={text.compare}>
      <p>
        <strong>{verdictOf(both)}</strong>
      </p>
      <DataTable
        caption={text.compare}
        columns={[
          {
            key: 'label',
            header: text.compareItem,
            priority: 'title',
            cell: (line) => line.label,
          },
          { key: 'a', header: plans.a, align: 'end', cell: (line) => line.a },
          { key: 'b', header: plans.b, align: 'end', cell: (line) => line.b },
          {
            key: 'difference',
            header: text.difference,
            align: 'end',
            cell: (line) => line.difference,
          },
        ]}
        rows={linesOf(both)}
        rowKey={(line) => line.key}
      />
    </Card>
  );
}
