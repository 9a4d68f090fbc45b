import { formatCount, sumSatang } from '@coop/format/money';
import { Amount } from '@coop/ui/amount';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { Fold } from '@coop/ui/fold';
import { usePhone } from '../page/use-phone.ts';
import { usePrinting } from '../page/use-printing.ts';
import { type ExportColumn, toExport } from '../tables/columns.ts';
import { dateColumn, satangColumn } from '../tables/money-column.tsx';
import { countColumn } from '../tables/text-column.tsx';
import { type Payment, yearOf } from './payments.ts';
import { text } from './text-schedule.ts';

const { columns: words } = text;

const MONEY = [
  ['principal', (row: Payment) => row.principalSatang],
  ['interest', (row: Payment) => row.interestSatang],
  ['extra', (row: Payment) => row.extraSatang],
  ['total', (row: Payment) => row.totalSatang],
] as const;

function columnsFor(payments: readonly Payment[]): ExportColumn<Payment>[] {
  const hasExtra = payments.some((payment) => payment.extraSatang > 0 || payment.no === null);
  const money = MONEY.filter(([key]) => key !== 'extra' || hasExtra).map(([key, of]) =>
    satangColumn(key, words[key], of, {
      totalOf: payments,
      blankZero: key === 'extra',
      strong: key === 'total',
    }),
  );
  return [
    {
      key: 'no',
      header: words.no,
      priority: 'title',
      cell: (row) => (row.no === null ? text.extraRow : formatCount(row.no)),
      save: (row) =>
        row.no === null ? { kind: 'text', value: text.extraRow } : { kind: 'count', value: row.no },
    },
    dateColumn('on', words.on, (row) => row.on),
    countColumn('days', words.days, (row) => row.days, { keepZero: true }),
    ...money,
    satangColumn('balance', words.balance, (row) => row.balanceSatang),
  ];
}

/** The sums of one year, under its lines. */
function sumsOf(rows: readonly Payment[]) {
  return Object.fromEntries(
    MONEY.map(([key, of]) => [key, <Amount key={key} satang={sumSatang(rows.map(of))} />]),
  );
}

/** Number of instalments, without extra payments between them. */
const countOf = (payments: readonly Payment[]) =>
  formatCount(payments.filter(({ no }) => no !== null).length);

/** The schedule for a spreadsheet, with the sums in its last line. */
export const scheduleTable = (payments: readonly Payment[], title: string) =>
  toExport({ title, totalsLabel: text.totals(countOf(payments)) }, columnsFor(payments), payments);

/** The same on a phone, where it would be forty screens long: each year with its sum behind a press. */
export function FoldedSchedule({ payments }: { payments: readonly Payment[] }) {
  const isPhone = usePhone();
  const isPrinting = usePrinting();
  if (!isPhone || isPrinting) return <Schedule payments={payments} />;
  const years = [...Map.groupBy(payments, yearOf)];
  return (
    <Card title={text.schedule}>
      <p className="note">{text.totals(countOf(payments))}</p>
      {years.map(([year, rows]) => (
        <Fold
          key={year}
          summary={
            <>
              <span className="nowrap">{text.yearGroup(year)}</span> จ่ายรวม{' '}
              <Amount satang={sumSatang(rows.map((row) => row.totalSatang))} unit="บาท" />
            </>
          }
        >
          <DataTable
            caption={`${text.schedule} ${text.yearGroup(year)}`}
            columns={columnsFor(rows)}
            rows={rows}
            rowKey={(row) => row.key}
          />
        </Fold>
      ))}
    </Card>
  );
}

/** Every payment to the last, year by year. */
export function Schedule({ payments }: { payments: readonly Payment[] }) {
  return (
    <Card title={text.schedule}>
      <DataTable
        caption={text.schedule}
        columns={columnsFor(payments)}
        rows={payments}
        rowKey={(row) => row.key}
        totalsLabel={text.totals(countOf(payments))}
        groupBy={(row) => text.yearGroup(yearOf(row))}
        groupTotals={(rows) => (rows.length > 1 ? sumsOf(rows) : undefined)}
        stickyHead
      />
    </Card>
  );
}
