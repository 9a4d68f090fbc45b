import type { DividendYear } from '@coop/contracts/member/dividend';
import { parseBaht } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { BarChart } from '@coop/ui/bar-chart';
import { text } from './text.ts';
import { yearName } from './year-name.ts';

function labelOf({ div_year, status }: DividendYear): string {
  return `${yearName(div_year)}${status === 'ประมาณการ' ? '*' : ''}`;
}

/** How the last year that is certain compares with the one before it. */
function Change({ years }: { years: readonly DividendYear[] }) {
  const [last, before] = years.filter((one) => one.status !== 'ประมาณการ');
  const [now, was] = [parseBaht(last?.sum_amt), parseBaht(before?.sum_amt)];
  if (!last || !before || now === null || was === null) return null;
  const more = now - was;
  const words = more > 0 ? text.chartMore : more < 0 ? text.chartLess : text.chartSame;
  return (
    <>
      {words(yearName(last.div_year), yearName(before.div_year))}{' '}
      {more !== 0 && <Amount satang={Math.abs(more)} unit={text.baht} />} ·{' '}
    </>
  );
}

/** What each year brought, the oldest first; an estimate is hatched. */
export function DividendChart({ years }: { years: readonly DividendYear[] }) {
  const bars = years.toReversed().flatMap((one) => {
    const satang = parseBaht(one.sum_amt);
    const isEstimate = one.status === 'ประมาณการ';
    return satang === null ? [] : [{ label: labelOf(one), satang, isEstimate }];
  });
  const estimated = years.filter((one) => one.status === 'ประมาณการ').map(labelOf);
  const marks = estimated.length > 0 ? ` · ${text.chartEstimated(estimated.join(' '))}` : '';
  return (
    <BarChart
      title={text.chart}
      caption={
        <>
          <Change years={years} />
          {text.chartCaption + marks}
        </>
      }
      bars={bars}
      columns={text.chartColumns}
    />
  );
}
