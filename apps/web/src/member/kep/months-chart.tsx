import type { MemberKep } from '@coop/contracts/member/kep';
import { parseBaht } from '@coop/format/money';
import { formatThaiMonthShort } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { BarChart } from '@coop/ui/bar-chart';
import { Card } from '@coop/ui/card';
import { text } from './text.ts';

const CHART_MONTHS = 12;

interface ChartMonth {
  readonly month: string;
  readonly satang: number;
}

function Caption({ bars }: { bars: readonly [ChartMonth, ...ChartMonth[]] }) {
  const [first] = bars;
  const last = bars.at(-1) ?? first;
  const most = bars.reduce((a, b) => (b.satang > a.satang ? b : a));
  const more = last.satang - first.satang;
  const words = more > 0 ? text.chartUp : more < 0 ? text.chartDown : text.chartSame;
  return (
    <>
      {last.month} {words(first.month)}{' '}
      {more !== 0 && (
        <span className="nowrap">
          <Amount satang={Math.abs(more)} /> {text.baht}
        </span>
      )}{' '}
      · {text.chartMost} {most.month}{' '}
      <span className="nowrap">
        <Amount satang={most.satang} /> {text.baht}
      </span>
    </>
  );
}

/** The last year as bars, oldest first. */
export function MonthsChart({ months }: MemberKep) {
  const [first, ...rest]: ChartMonth[] = months
    .slice(0, CHART_MONTHS)
    .toReversed()
    .flatMap(({ recv_period, receive_amount }) => {
      const satang = parseBaht(receive_amount);
      return satang === null ? [] : [{ month: formatThaiMonthShort(recv_period), satang }];
    });
  if (!first || rest.length === 0) return null;
  const bars = [first, ...rest] as const;
  // Without the year, which does not fit; twelve months are unique without it.
  const named = bars.map(({ month, satang }) => ({ label: month.split(' ')[0] ?? '', satang }));
  return (
    <Card title={text.chart}>
      <BarChart title={text.chart} caption={<Caption bars={[first, ...rest]} />} bars={named} />
    </Card>
  );
}
