import type { MemberOverview } from '@coop/contracts/member/overview';
import { parseBaht } from '@coop/format/money';
import { toBuddhistYear } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { AreaChart, type ChartPoint, epochDay } from '@coop/ui/line-chart';
import { text } from './text.ts';

/** Share balance at each year's end. Not shown for a single year. */
export function ShareGrowth({ years }: { years: MemberOverview['share_by_year'] }) {
  const points: ChartPoint[] = years.flatMap(({ year, balance }) => {
    const y = parseBaht(balance);
    return y === null || Number.isNaN(year)
      ? []
      : [{ x: epochDay(`${year}-12-31`), y, label: String(toBuddhistYear(year)) }];
  });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const caption = (
    <>
      เพิ่มจาก <Amount satang={first.y} /> บาท {text.chartIn} {first.label} เป็น{' '}
      <Amount satang={last.y} /> บาท {text.chartIn} {last.label}
    </>
  );
  return (
    <Card title={text.chart}>
      <AreaChart title={text.chart} caption={caption} points={points} columns={text.chartColumns} />
    </Card>
  );
}
