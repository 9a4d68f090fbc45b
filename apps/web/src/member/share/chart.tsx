import type { ShareRow } from '@coop/contracts/member/share';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { AreaChart, type ChartPoint, epochDay } from '@coop/ui/line-chart';
import type { ReactNode } from 'react';
import { text } from './text.ts';

/** The last balance of each year, and the first and last rows: enough for the line, and readable as a table. */
function yearEnds(rows: readonly ShareRow[]): ShareRow[] {
  return rows.filter((row, index) => {
    const next = rows[index + 1];
    return index === 0 || !next || next.operate_date.slice(0, 4) !== row.operate_date.slice(0, 4);
  });
}

interface ShareChartProps {
  readonly rows: readonly ShareRow[];
  readonly caption: ReactNode;
}

/** Growth of the share capital since joining. */
export function ShareChart({ rows, caption }: ShareChartProps) {
  const points: ChartPoint[] = yearEnds(rows).flatMap((row) => {
    const y = parseBaht(row.balance);
    return y === null
      ? []
      : [{ x: epochDay(row.operate_date), y, label: formatThaiDate(row.operate_date) }];
  });
  return <AreaChart title={text.chartTitle} caption={caption} points={points} />;
}
