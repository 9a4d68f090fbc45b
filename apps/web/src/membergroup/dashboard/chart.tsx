import type { BillingPeriod } from '@coop/contracts/membergroup/billing';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiMonth, formatThaiMonthShort } from '@coop/format/thai-date';
import { BarChart } from '@coop/ui/bar-chart';
import { Card } from '@coop/ui/card';
import { text } from './text.ts';

const billed = (period: BillingPeriod) => parseBaht(period.billed_amount) ?? 0;

/** What was billed in each of the months, oldest first. */
export function Chart({ periods }: { periods: readonly BillingPeriod[] }) {
  const ordered = periods.toSorted((a, b) => billed(a) - billed(b));
  const name = (period: BillingPeriod | undefined) => formatThaiMonth(period?.recv_period ?? '');
  return (
    <Card title={text.chart}>
      <BarChart
        title={text.chart}
        caption={text.chartCaption(
          formatCount(periods.length),
          name(ordered[0]),
          name(ordered.at(-1)),
        )}
        columns={text.chartColumns}
        bars={periods.toReversed().map((period) => ({
          label: formatThaiMonthShort(period.recv_period),
          satang: billed(period),
        }))}
      />
    </Card>
  );
}
