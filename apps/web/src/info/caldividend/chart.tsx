import { roundRatio } from '@coop/finance/rounding';
import { formatRate } from '@coop/format/money';
import { BarChart } from '@coop/ui/bar-chart';
import { Card } from '@coop/ui/card';
import { StackedBar } from '@coop/ui/stacked-bar';
import { type Answer, dividendOf, type RowKind } from './plan.ts';
import { text } from './text.ts';

const KINDS: readonly RowKind[] = ['opening', 'month', 'purchase'];

/** Of what the sum is made. */
export function PartsChart({ answer }: { answer: Answer }) {
  const { rows, refundSatang } = answer;
  const parts = [
    ...KINDS.map((kind) => ({ label: text.parts[kind], satang: dividendOf(rows, kind) })),
    { label: text.refund, satang: refundSatang },
  ].filter(({ satang }) => satang > 0);
  const whole = parts.reduce((sum, part) => sum + part.satang, 0);
  if (whole === 0) return null;
  const opening = roundRatio(dividendOf(rows, 'opening') * 10_000, whole, 'half2dp');
  return (
    <Card title={text.chart}>
      <StackedBar
        title={text.chart}
        caption={text.chartCaption(formatRate(opening))}
        parts={parts}
      />
    </Card>
  );
}

/** What an amount brings depends on its month. */
export function MonthsChart({ answer: { rows } }: { answer: Answer }) {
  const bars = rows
    .filter((row) => row.kind === 'month')
    .map(({ label, dividendSatang }) => ({
      label,
      tick: label.split(' ')[0] ?? label,
      satang: dividendSatang,
    }));
  if (bars.every(({ satang }) => satang === 0)) return null;
  return (
    <Card title={text.monthChart}>
      <BarChart
        title={text.monthChart}
        caption={text.monthChartCaption}
        bars={bars}
        columns={text.monthChartColumns}
      />
    </Card>
  );
}
