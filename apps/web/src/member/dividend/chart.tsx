import type { DividendYear } from '@coop/contracts/member/dividend';
import { parseBaht } from '@coop/format/money';
import { BarChart } from '@coop/ui/bar-chart';
import { text } from './text.ts';
import { yearName } from './year-name.ts';

function labelOf({ div_year, status }: DividendYear): string {
  return `${yearName(div_year)}${status === 'ประมาณการ' ? '*' : ''}`;
}

/** What each year brought, the oldest first; an estimate is marked. */
export function DividendChart({ years }: { years: readonly DividendYear[] }) {
  const bars = years.toReversed().flatMap((one) => {
    const satang = parseBaht(one.sum_amt);
    return satang === null ? [] : [{ label: labelOf(one), satang }];
  });
  const estimated = years.filter((one) => one.status === 'ประมาณการ').map(labelOf);
  const marks = estimated.length > 0 ? ` · ${text.chartEstimated(estimated.join(' '))}` : '';
  return (
    <BarChart
      title={text.chart}
      caption={text.chartCaption + marks}
      bars={bars}
      columns={text.chartColumns}
    />
  );
}
