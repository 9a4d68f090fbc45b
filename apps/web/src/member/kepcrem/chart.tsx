import type { CremRow } from '@coop/contracts/member/kepcrem';
import { parseBaht } from '@coop/format/money';
import { formatThaiMonthShort } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { BarChart } from '@coop/ui/bar-chart';
import { Card } from '@coop/ui/card';
import { text } from './text.ts';

const CHART_MONTHS = 12;

/** The last year as bars; the amount follows the number of deaths. */
export function CremChart({ rows }: { rows: readonly CremRow[] }) {
  const bars = rows.slice(-CHART_MONTHS).flatMap(({ recv_period, amount }) => {
    const satang = parseBaht(amount);
    // Without the year, which does not fit; twelve months are unique without it.
    const label = formatThaiMonthShort(recv_period).split(' ')[0] ?? '';
    return satang === null ? [] : [{ label, satang }];
  });
  if (bars.length < 2) return null;
  const amounts = bars.map((bar) => bar.satang);
  const caption = (
    <>
      {text.chartLess} <Amount satang={Math.min(...amounts)} /> {text.baht} {text.chartMost}{' '}
      <Amount satang={Math.max(...amounts)} /> {text.baht}
    </>
  );
  return (
    <Card title={text.chart}>
      <BarChart title={text.chart} caption={caption} bars={bars} />
    </Card>
  );
}
