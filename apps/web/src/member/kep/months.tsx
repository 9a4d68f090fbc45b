import type { KepMonth, MemberKep } from '@coop/contracts/member/kep';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiMonth, formatThaiMonthShort } from '@coop/format/thai-date';
import { Amount } from '@coop/ui/amount';
import { BarChart } from '@coop/ui/bar-chart';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { Link } from 'react-router';
import { postingStatus, receivedOf } from '../../parts/month/posting.ts';
import { PostingTag } from '../../parts/month/posting-tag.tsx';
import { type ExportColumn, toExport } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn, satangColumn } from '../../parts/statement/money-column.tsx';
import { TableActions } from '../../parts/statement/statement-tools.tsx';
import { numberColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

const CHART_MONTHS = 12;

const monthOf = ({ recv_period }: KepMonth) => formatThaiMonth(recv_period);

function columnsFor({ as_of, months }: MemberKep, open?: string): ExportColumn<KepMonth>[] {
  const { columns } = text;
  return [
    textColumn('month', columns.month, monthOf, {
      priority: 'title',
      cell: (month) => (
        <Link
          to={paths.member.kepMonth(month.recv_period)}
          aria-current={month.recv_period === open ? 'true' : undefined}
        >
          {monthOf(month)}
        </Link>
      ),
    }),
    numberColumn('receipt', columns.receipt, (month) => month.receipt_no, { hideOnCard: true }),
    {
      ...dateColumn<KepMonth>('date', columns.date, ({ receipt_date }) => receipt_date),
      hideOnCard: true,
    },
    textColumn('status', columns.status, (month) => postingStatus(month, as_of).words, {
      cell: (month) => <PostingTag posting={month} asOf={as_of} />,
    }),
    moneyColumn({
      key: 'amount',
      header: columns.amount,
      of: ({ receive_amount }) => receive_amount,
      strong: true,
    }),
    satangColumn({
      key: 'received',
      header: columns.taken,
      of: (month) => receivedOf(month),
      // What is billed again with the next month is not summed twice: only what was received is.
      totalOf: months,
      blankZero: true,
    }),
  ];
}

const isReceived = ({ posting_status }: KepMonth) => posting_status === '1';

interface ChartMonth {
  readonly month: string;
  readonly satang: number;
}

/** The last year as bars, oldest first. */
function Chart({ months }: MemberKep) {
  const bars: ChartMonth[] = months
    .slice(0, CHART_MONTHS)
    .toReversed()
    .flatMap(({ recv_period, receive_amount }) => {
      const satang = parseBaht(receive_amount);
      return satang === null ? [] : [{ month: formatThaiMonthShort(recv_period), satang }];
    });
  const bySize = bars.toSorted((a, b) => a.satang - b.satang);
  const [least, most] = [bySize[0], bySize.at(-1)];
  if (!least || !most || bars.length < 2) return null;
  const extreme = (words: string, { month, satang }: ChartMonth) => (
    <>
      {words} {month} <Amount satang={satang} /> {text.baht}
    </>
  );
  // Without the year, which does not fit; twelve months are unique without it.
  const named = bars.map(({ month, satang }) => ({ label: month.split(' ')[0] ?? '', satang }));
  return (
    <Card title={text.chart}>
      <BarChart
        title={text.chart}
        caption={
          <>
            {extreme(text.chartLess, least)} · {extreme(text.chartMost, most)}
          </>
        }
        bars={named}
      />
    </Card>
  );
}

interface MonthsProps {
  readonly data: MemberKep;
  readonly period: string | undefined;
  readonly onPrint: () => void;
}

/** Every month on the portal with its receipt. */
export function Months({ data, period, onPrint }: MonthsProps) {
  const count = formatCount(data.months.length);
  const caption = text.monthsCaption(count);
  const columns = columnsFor(data, period);
  return (
    <>
      <Chart {...data} />
      <Card
        title={text.months}
        actions={
          <TableActions table={() => toExport(caption, columns, data.months)} onPrint={onPrint} />
        }
      >
        <DataTable
          caption={caption}
          columns={columns}
          rows={data.months}
          rowKey={(month) => month.recv_period}
          totalsLabel={text.monthsTotal(formatCount(data.months.filter(isReceived).length))}
        />
      </Card>
    </>
  );
}
