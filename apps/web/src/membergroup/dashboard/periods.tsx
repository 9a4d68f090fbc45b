import type { BillingPeriod } from '@coop/contracts/membergroup/billing';
import { formatCount } from '@coop/format/money';
import { formatThaiMonth } from '@coop/format/thai-date';
import { Tag } from '@coop/ui/tag';
import { Link } from 'react-router';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { paths } from '../../site/paths.ts';
import { statusTone } from '../text.ts';
import { text } from './text.ts';

const countColumn = (
  key: string,
  header: string,
  of: (period: BillingPeriod) => number,
): ExportColumn<BillingPeriod> => ({
  key,
  header,
  align: 'end',
  cell: (period) => formatCount(of(period)),
  save: (period) => ({ kind: 'count', value: of(period) }),
});

function columnsFor(periods: readonly BillingPeriod[]): ExportColumn<BillingPeriod>[] {
  const { columns } = text;
  const money = (key: string, header: string, of: (period: BillingPeriod) => string) =>
    moneyColumn({ key, header, of, totalOf: periods });
  return [
    {
      key: 'period',
      header: columns.period,
      priority: 'title',
      cell: ({ recv_period }) => (
        <Link to={`${paths.membergroup.keeprep}?period=${recv_period}`}>
          {formatThaiMonth(recv_period)}
        </Link>
      ),
      save: ({ recv_period }) => ({ kind: 'text', value: formatThaiMonth(recv_period) }),
    },
    countColumn('members', columns.members, (period) => period.member_count),
    money('billed', columns.billed, (period) => period.billed_amount),
    money('remitted', columns.remitted, (period) => period.remitted_amount),
    money('remain', columns.remain, (period) => period.remain_amount),
    countColumn('short', columns.notDeductible, (period) => period.not_deductible_count),
    dateColumn('due', columns.due, (period) => period.due_date),
    {
      key: 'status',
      header: columns.status,
      cell: ({ status }) => <Tag tone={statusTone(status)}>{status}</Tag>,
      save: ({ status }) => ({ kind: 'text', value: status }),
    },
  ];
}

/** The months and what came of them. */
export function Periods({ periods }: { periods: readonly BillingPeriod[] }) {
  return (
    <TableSection
      caption={text.periods(formatCount(periods.length))}
      columns={columnsFor(periods)}
      rows={periods}
      rowKey={(period) => period.recv_period}
      totalsLabel={text.totals}
    />
  );
}
