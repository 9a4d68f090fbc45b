import type { CremRow } from '@coop/contracts/member/kepcrem';
import { formatCount } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { PostingTag, postingStatus } from '../../app/posting-tag.tsx';
import type { ExportColumn } from '../../app/statement/columns.ts';
import { moneyColumn } from '../../app/statement/money-column.tsx';
import { StatementTable } from '../../app/statement/statement-table.tsx';
import { useStatement } from '../../app/statement/use-statement.ts';
import { text } from './text.ts';

const postingOf = (row: CremRow) => ({ status: row.paid_status, due: row.operate_date });

function columnsFor(rows: readonly CremRow[], asOf: string): ExportColumn<CremRow>[] {
  const { columns } = text;
  return [
    {
      key: 'month',
      header: columns.month,
      priority: 'title',
      cell: ({ recv_period }) => (
        <Link to={paths.member.kepMonth(recv_period)}>{formatThaiMonth(recv_period)}</Link>
      ),
      save: ({ recv_period }) => ({ kind: 'text', value: formatThaiMonth(recv_period) }),
    },
    {
      key: 'deaths',
      header: columns.deaths,
      align: 'end',
      cell: (row) => formatCount(row.death_count),
      save: (row) => ({ kind: 'count', value: row.death_count }),
      total: formatCount(rows.reduce((sum, row) => sum + row.death_count, 0)),
    },
    moneyColumn({ key: 'rate', header: columns.rate, of: (row) => row.rate_per_death }),
    {
      key: 'status',
      header: columns.status,
      cell: (row) => <PostingTag posting={postingOf(row)} asOf={asOf} />,
      save: (row) => ({ kind: 'text', value: postingStatus(postingOf(row), asOf).words }),
    },
    {
      key: 'receipt',
      header: columns.receipt,
      cell: (row) => row.receipt_no && <span className="nowrap">{row.receipt_no}</span>,
      save: (row) => ({ kind: 'text', value: row.receipt_no }),
    },
    moneyColumn({
      key: 'amount',
      header: columns.amount,
      of: (row) => row.amount,
      totalOf: rows,
      strong: true,
    }),
  ];
}

const searchText = (row: CremRow) =>
  `${formatThaiMonth(row.recv_period)} ${row.receipt_no} ${row.amount}`;

/** What was collected month by month, filtered by period and words. */
export function CremRows({ rows, asOf }: { rows: readonly CremRow[]; asOf: string }) {
  const statement = useStatement({ rows, asOf, searchText });
  return (
    <StatementTable
      statement={statement}
      caption={text.statement}
      fileName={text.title}
      columns={columnsFor(statement.rows, asOf)}
      searchHint={text.searchHint}
    />
  );
}
