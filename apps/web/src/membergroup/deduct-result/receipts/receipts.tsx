import type { AgencyReceipt } from '@coop/contracts/membergroup/billing';
import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount } from '@coop/format/money';
import { Link } from 'react-router';
import type { ExportColumn } from '../../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../../parts/statement/money-column.tsx';
import { TableSection } from '../../../parts/statement/table-section.tsx';
import { numberColumn, textColumn } from '../../../parts/statement/text-column.tsx';
import { paths } from '../../../site/paths.ts';
import { text } from './text.ts';

const { columns, title } = text;

function columnsFor(
  { recv_period }: GroupDeductResult,
  receipts: readonly AgencyReceipt[],
): ExportColumn<AgencyReceipt>[] {
  const placeOf = (one: AgencyReceipt) =>
    `${paths.membergroup.deductResult}?period=${recv_period}&receipt=${encodeURIComponent(one.receipt_no)}`;
  return [
    numberColumn('no', columns.no, (one) => one.receipt_no, {
      priority: 'title',
      cell: (one) => (
        <Link to={placeOf(one)} className="nowrap">
          {one.receipt_no}
        </Link>
      ),
    }),
    dateColumn('date', columns.date, (one) => one.receipt_date),
    moneyColumn('amount', columns.amount, (one) => one.amount, { totalOf: receipts, strong: true }),
    dateColumn('came', columns.came, (one) => one.came_date),
    textColumn('reference', columns.reference, (one) => one.reference),
  ];
}

/** The cooperative's receipts of the month; each number opens its paper. */
export function Receipts({ data }: { data: GroupDeductResult }) {
  const { receipts = [] } = data;
  return (
    <TableSection
      caption={title}
      columns={columnsFor(data, receipts)}
      rows={receipts}
      rowKey={(one) => one.receipt_no}
      totalsLabel={columns.total(formatCount(receipts.length))}
    />
  );
}
