import type { CremRow } from '@coop/contracts/member/kepcrem';
import { parseBaht } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Link } from 'react-router';
import { postingStatus } from '../../parts/month/posting.ts';
import { PostingTag } from '../../parts/month/posting-tag.tsx';
import { moneyColumn } from '../../parts/statement/money-column.tsx';
import { countColumn, numberColumn, textColumn } from '../../parts/statement/text-column.tsx';
import type { StatementKind } from '../../parts/statement-table/statement-kind.ts';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

const monthOf = ({ recv_period }: CremRow) => formatThaiMonth(recv_period);
const postingOf = (row: CremRow) => ({
  posting_status: row.paid_status,
  due_date: row.operate_date,
});

const { columns } = text;

/** What was collected month by month, as it stands on a day. */
export const cremStatement = (asOf: string): StatementKind<CremRow> => ({
  text,
  columnsFor: (rows) => [
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
  ],
  lineOf: (row) => ({ what: monthOf(row), satang: parseBaht(row.amount) }),
  details: ['month', 'deaths', 'rate', 'status', 'receipt'],
});
