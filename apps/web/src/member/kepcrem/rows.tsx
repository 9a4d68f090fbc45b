import type { CremRow } from '@coop/contracts/member/kepcrem';
import { parseBaht } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Link } from 'react-router';
import { postingStatus } from '../../parts/month/posting.ts';
import { PostingTag } from '../../parts/month/posting-tag.tsx';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { moneyColumn } from '../../parts/statement/money-column.tsx';
import { countColumn, numberColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { useStatement } from '../../parts/statement/use-statement.ts';
import { StatementTable } from '../../parts/statement-table/statement-table.tsx';
import type { StatementLine } from '../../parts/statement-table/year-list.tsx';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

const monthOf = ({ recv_period }: CremRow) => formatThaiMonth(recv_period);
const postingOf = (row: CremRow) => ({
  posting_status: row.paid_status,
  due_date: row.operate_date,
});

function columnsFor(rows: readonly CremRow[], asOf: string): ExportColumn<CremRow>[] {
  const { columns } = text;
  return [
    textColumn('month', columns.month, monthOf, {
      priority: 'title',
      cell: (row) => <Link to={paths.member.kepMonth(row.recv_period)}>{monthOf(row)}</Link>,
    }),
    countColumn('deaths', columns.deaths, (row) => row.death_count, {
      keepZero: true,
      totalOf: rows,
    }),
    moneyColumn<CremRow>('rate', columns.rate, (row) => row.rate_per_death, { hideOnCard: true }),
    textColumn('status', columns.status, (row) => postingStatus(postingOf(row), asOf).words, {
      cell: (row) => <PostingTag posting={postingOf(row)} asOf={asOf} />,
    }),
    numberColumn('receipt', columns.receipt, (row) => row.receipt_no, { hideOnCard: true }),
    moneyColumn('amount', columns.amount, (row) => row.amount, { totalOf: rows, strong: true }),
  ];
}

const searchText = (row: CremRow) =>
  `${formatThaiMonth(row.recv_period)} ${row.receipt_no} ${row.amount}`;

const lineOf = (row: CremRow): StatementLine => ({
  what: monthOf(row),
  satang: parseBaht(row.amount),
});

/** What was collected month by month, filtered by period and words. */
export function CremRows({ rows, asOf }: { rows: readonly CremRow[]; asOf: string }) {
  const statement = useStatement({ rows, asOf, searchText });
  return (
    <StatementTable
      statement={statement}
      caption={text.statement}
      fileTitle={text.title}
      columnsFor={(of) => columnsFor(of, asOf)}
      searchHint={text.searchHint}
      lineOf={lineOf}
      details={['month', 'deaths', 'rate', 'status', 'receipt']}
    />
  );
}
