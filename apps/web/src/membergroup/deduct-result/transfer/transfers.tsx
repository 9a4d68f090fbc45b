import type { AgencyTransfer } from '@coop/contracts/membergroup/billing';
import { formatCount } from '@coop/format/money';
import type { ExportColumn } from '../../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../../parts/statement/money-column.tsx';
import { TableSection } from '../../../parts/statement/table-section.tsx';
import { numberColumn, textColumn } from '../../../parts/statement/text-column.tsx';
import { text } from '../text.ts';
import { findingOf } from './transfer.ts';

const { columns, findings, list } = text.transfer;

const columnsFor = (transfers: readonly AgencyTransfer[]): ExportColumn<AgencyTransfer>[] => [
  dateColumn('date', columns.date, (one) => one.transferred_date),
  moneyColumn('amount', columns.amount, (one) => one.amount, { totalOf: transfers, strong: true }),
  textColumn('reference', columns.reference, (one) => one.reference),
  textColumn('finding', columns.finding, (one) => findings[findingOf(one)]),
  numberColumn('receipt', columns.receipt, (one) => one.receipt_no),
];

/** Each transfer of the month, and what the cooperative found of it. */
export function Transfers({ transfers }: { transfers: readonly AgencyTransfer[] }) {
  return (
    <TableSection
      caption={list}
      columns={columnsFor(transfers)}
      rows={transfers}
      rowKey={(one) => `${one.transferred_date} ${one.receipt_no} ${one.amount} ${one.reference}`}
      totalsLabel={columns.total(formatCount(transfers.length))}
    />
  );
}
