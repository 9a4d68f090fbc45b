import type { DividendYear } from '@coop/contracts/member/dividend';
import type { Meter } from '@coop/finance/dividend/dividend-meter';
import { formatRate } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { DataTable } from '@coop/ui/data-table';
import { Toolbar } from '@coop/ui/toolbar';
import { type ExportColumn, shownColumns, toExport } from '../../parts/statement/columns.ts';
import { TableActions } from '../../parts/statement/statement-tools.tsx';
import { textColumn } from '../../parts/statement/text-column.tsx';
import { whose } from '../../session/whose.ts';
import { text } from './text.ts';
import type { Rates } from './what-if.ts';
import { yearName } from './year-name.ts';

interface MeterTableProps {
  readonly year: DividendYear;
  readonly rates: Rates;
  readonly soFar: Meter;
  /** With what is known to come; undefined where a backend does not say. */
  readonly byEnd: Meter | undefined;
  readonly until: string | undefined;
}

interface Line {
  readonly label: string;
  readonly soFar: number;
  readonly byEnd: number | undefined;
}

function linesOf({ rates, soFar, byEnd }: MeterTableProps): Line[] {
  const line = (label: string, of: (meter: Meter) => number): Line => ({
    label,
    soFar: of(soFar),
    byEnd: byEnd && of(byEnd),
  });
  return [
    line(text.averageShares, (meter) => meter.averageShareSatang),
    line(text.interestPaid, (meter) => meter.interestSatang),
    line(text.dividendAt(formatRate(rates.dividend)), (meter) => meter.dividendSatang),
    line(text.refundAt(formatRate(rates.refund)), (meter) => meter.refundSatang),
    line(text.deducted, (meter) => -meter.deductedSatang),
    line(text.netEstimated, (meter) => meter.netSatang),
  ];
}

function amountColumn(
  key: string,
  header: string,
  of: (line: Line) => number | undefined,
): ExportColumn<Line> {
  return {
    key,
    header,
    align: 'end',
    cell: (line) => <Amount satang={of(line) ?? null} />,
    save: (line) => ({ kind: 'money', value: of(line) ?? null }),
  };
}

/** What the year holds so far and what it will by its end, line by line, at the rates that are tried. */
export function MeterTable(props: MeterTableProps) {
  const { year, byEnd, until } = props;
  const lines = linesOf(props);
  const columns: ExportColumn<Line>[] = [
    textColumn('label', text.item, (line) => line.label, { priority: 'title' }),
    amountColumn('soFar', text.soFar(formatThaiDate(year.counted_to)), (line) => line.soFar),
    ...(byEnd && until
      ? [amountColumn('byEnd', text.byEnd(formatThaiDate(until)), (line) => line.byEnd)]
      : []),
  ];
  const caption = text.meterTable(yearName(year.div_year));
  return (
    <>
      <DataTable
        caption={caption}
        columns={shownColumns(columns)}
        rows={lines}
        rowKey={(line) => line.label}
      />
      <p className="note">{text.averageNote}</p>
      {byEnd && <p className="note">{whose(text.forecastNote)}</p>}
      <Toolbar
        actions={<TableActions table={() => toExport({ title: caption }, columns, lines)} />}
      />
    </>
  );
}
