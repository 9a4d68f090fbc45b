import type { KepMonth, MemberKep } from '@coop/contracts/member/kep';
import { formatCount, parseBaht } from '@coop/format/money';
import { formatThaiMonth, formatThaiMonthShort } from '@coop/format/thai-date';
import { BarChart } from '@coop/ui/bar-chart';
import { Card } from '@coop/ui/card';
import { DataTable } from '@coop/ui/data-table';
import { Fold } from '@coop/ui/fold';
import { SelectField } from '@coop/ui/select-field';
import { Sentence } from '@coop/ui/sentence';
import { Toolbar } from '@coop/ui/toolbar';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { text as shared } from '../../collection/bill/text.ts';
import { lessPaid, postingStatus, receivedOf } from '../../collection/posting.ts';
import { PostingTag } from '../../collection/posting-tag.tsx';
import { LinkButton } from '../../page/link-button.tsx';
import { useByLaws } from '../../site/by-laws.ts';
import { paths } from '../../site/paths.ts';
import { type ExportColumn, toExport } from '../../tables/columns.ts';
import { dateColumn, moneyColumn, satangColumn } from '../../tables/money-column.tsx';
import { TableActions } from '../../tables/statement-tools.tsx';
import { numberColumn, textColumn } from '../../tables/text-column.tsx';
import { text } from './text.ts';

/** The last months as bars, oldest first. */
function MonthsChart({ months }: MemberKep) {
  const { months_charted } = useByLaws().bills;
  const title = text.chart(months_charted);
  const bars = months
    .slice(0, months_charted)
    .toReversed()
    .flatMap(({ recv_period, receive_amount }) => {
      const satang = parseBaht(receive_amount);
      return satang === null ? [] : [{ month: formatThaiMonthShort(recv_period), satang }];
    });
  const first = bars[0];
  const last = bars.at(-1);
  if (!first || !last || first === last) return null;
  const highestBar = bars.reduce((a, b) => (b.satang > a.satang ? b : a));
  const more = last.satang - first.satang;
  const than = more > 0 ? 'มากกว่า' : more < 0 ? 'น้อยกว่า' : 'เท่ากับ';
  const caption = (
    <Sentence>
      {(baht) =>
        `${last.month} ${than} ${first.month} ${more === 0 ? '' : `อยู่ ${baht(Math.abs(more))} `}· มากที่สุด ${highestBar.month} ${baht(highestBar.satang)}`
      }
    </Sentence>
  );
  // Without the year, which does not fit; twelve months are unique without it.
  const named = bars.map(({ month, satang }) => ({ label: month.split(' ')[0] ?? '', satang }));
  return (
    <Card title={title}>
      <BarChart title={title} caption={caption} bars={named} />
    </Card>
  );
}

const monthOf = ({ recv_period }: KepMonth) => formatThaiMonth(recv_period);

function columnsFor({ as_of, months }: MemberKep, open?: string): ExportColumn<KepMonth>[] {
  const { columns } = shared;
  return [
    textColumn('month', 'เดือน', monthOf, {
      priority: 'title',
      cell: (month) => (
        <Link
          to={paths.member.kepMonth(month.recv_period)}
          className="nowrap tap"
          aria-current={month.recv_period === open ? 'true' : undefined}
        >
          {formatThaiMonthShort(month.recv_period)}
        </Link>
      ),
    }),
    numberColumn('receipt', columns.receipt, (month) => month.receipt_no, { hideOnCard: true }),
    { ...dateColumn('date', 'วันที่รับเงิน', ({ receipt_date }) => receipt_date), hideOnCard: true },
    textColumn('status', 'สถานะ', (month) => postingStatus(month, as_of).words, {
      cell: (month) => <PostingTag posting={month} asOf={as_of} />,
    }),
    moneyColumn('amount', columns.amount, ({ receive_amount }) => receive_amount, { strong: true }),
    // What is billed again with the next month is not summed twice: only what was received is.
    satangColumn('received', columns.taken, receivedOf, {
      totalOf: months,
      blankZero: true,
      hideOnCard: true,
    }),
  ];
}

/** The first month and the last, newest first in the list. */
function periodOf(months: readonly KepMonth[]): string {
  const ends = [months.at(-1), months[0]].flatMap((month) =>
    month ? [formatThaiMonthShort(month.recv_period)] : [],
  );
  return [...new Set(ends)].join('-');
}

const isReceived = ({ posting_status }: KepMonth) => posting_status === '1';

interface MonthsProps {
  readonly data: MemberKep;
  readonly period: string | undefined;
  readonly onPrint: () => void;
  /** Leaves the months behind a press, where those that matter stand on top. */
  readonly isFolded: boolean;
}

/** Every month on the portal with its receipt. */
export function Months({ data: made, period, onPrint, isFolded }: MonthsProps) {
  const data = { ...made, months: made.months.map((month) => lessPaid(month, made.paid_bill)) };
  const caption = `รายการเรียกเก็บ ${formatCount(data.months.length)} เดือนล่าสุด`;
  const columns = columnsFor(data, period);
  const totalsLabel = `รวมที่หักได้ ${formatCount(data.months.filter(isReceived).length)} เดือน`;
  const file = { title: text.title, period: periodOf(data.months), totalsLabel };
  const table = (
    <DataTable
      caption={caption}
      columns={columns}
      rows={data.months}
      rowKey={(month) => month.recv_period}
      oneLine
      totalsLabel={totalsLabel}
    />
  );
  return (
    <>
      <MonthsChart {...data} />
      <Card
        title="เดือนที่ผ่านมา"
        actions={
          <TableActions table={() => toExport(file, columns, data.months)} onPrint={onPrint} />
        }
      >
        {isFolded ? (
          <Fold summary={`ดูทีละเดือน ${formatCount(data.months.length)} เดือน`}>{table}</Fold>
        ) : (
          table
        )}
      </Card>
    </>
  );
}

export interface MonthNavProps {
  /** Newest first. */
  readonly months: readonly KepMonth[];
  readonly period: string | undefined;
  readonly choose: (period: string) => void;
}

/** Shows which month: chosen from the list, or one step back and forth. */
export function MonthNav({ months, period, choose }: MonthNavProps) {
  const index = months.findIndex((month) => month.recv_period === period);
  const earlier = months[index + 1];
  const later = index > 0 ? months[index - 1] : undefined;
  const options = months.map((month) => ({ value: month.recv_period, label: monthOf(month) }));
  // The current month may not be in the list; without a valid month the list asks to choose one.
  const known = formatThaiMonth(period ?? '').trim();
  const label = known === '-' ? 'เลือกเดือน' : known;
  const missing = index < 0 ? [{ value: period ?? '', label }] : [];
  return (
    <Toolbar
      actions={
        <>
          {index >= 0 && earlier && (
            <LinkButton to={paths.member.kepMonth(earlier.recv_period)}>
              <ChevronLeft aria-hidden />
              ก่อนหน้า
            </LinkButton>
          )}
          {later && (
            <LinkButton to={paths.member.kepMonth(later.recv_period)}>
              ถัดไป
              <ChevronRight aria-hidden />
            </LinkButton>
          )}
        </>
      }
    >
      <SelectField
        label="เดือน"
        value={period ?? ''}
        options={[...missing, ...options]}
        onChange={(event) => choose(event.target.value)}
      />
    </Toolbar>
  );
}
