import type { CremRow } from '@coop/contracts/member/kepcrem';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiMonthShort } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { BarChart } from '@coop/ui/bar-chart';
import { Card } from '@coop/ui/card';
import { text } from './text.ts';

const CHART_MONTHS = 12;

/** The last year as bars; the amount follows the number of deaths. */
export function CremChart({ rows }: { rows: readonly CremRow[] }) {
  const months = rows.slice(-CHART_MONTHS).flatMap(({ recv_period, amount }) => {
    const satang = parseBaht(amount);
    return satang === null ? [] : [{ month: formatThaiMonthShort(recv_period), satang }];
  });
  const last = months.at(-1);
  if (!last || months.length < 2) return null;
  // Without the year, which does not fit; twelve months are unique without it.
  const bars = months.map(({ month, satang }) => ({ label: month.split(' ')[0] ?? '', satang }));
  const mean = Math.round(bars.reduce((sum, bar) => sum + bar.satang, 0) / bars.length);
  const more = last.satang - mean;
  const words = more > 0 ? text.chartMore : more < 0 ? text.chartLess : text.chartSame;
  const caption = (
    <>
      {text.chartLatest(last.month)} <Amount satang={last.satang} /> {text.baht}{' '}
      {words(formatCount(bars.length))}{' '}
      {more !== 0 && (
        <span className="nowrap">
          <Amount satang={Math.abs(more)} /> {text.baht}
        </span>
      )}
    </>
  );
  return (
    <Card title={text.chart}>
      <BarChart title={text.chart} caption={caption} bars={bars} />
    </Card>
  );
}
