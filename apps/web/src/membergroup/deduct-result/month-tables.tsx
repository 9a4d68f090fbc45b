import type { AgencyReceipt, AgencyTransfer } from '@coop/contracts/membergroup/billing';
import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount } from '@coop/format/money';
import { Link } from 'react-router';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { numberColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { paths } from '../../site/paths.ts';
import { text as closed } from './closed-text.ts';
import { text } from './text.ts';
import { findingOf } from './transfer-form.tsx';

const { columns, title } = closed.receipts;
const words = text.transfer;

function receiptColumns(
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

const transferColumns = (transfers: readonly AgencyTransfer[]): ExportColumn<AgencyTransfer>[] => [
  dateColumn('date', words.columns.date, (one) => one.transferred_date),
  moneyColumn('amount', words.columns.amount, (one) => one.amount, {
    totalOf: transfers,
    strong: true,
  }),
  textColumn('reference', words.columns.reference, (one) => one.reference),
  textColumn('finding', words.columns.finding, (one) => words.findings[findingOf(one)]),
  numberColumn('receipt', words.columns.receipt, (one) => one.receipt_no),
];

interface MonthTablesProps {
  readonly data: GroupDeductResult;
  readonly hasList: boolean;
}

/** Each transfer of the month and what the cooperative found of it; its receipts, whose numbers open their papers. */
export default function MonthTables({ data, hasList }: MonthTablesProps) {
  const { transfers = [], receipts = [] } = data;
  return (
    <>
      {hasList && (
        <TableSection
          caption={words.list}
          columns={transferColumns(transfers)}
          rows={transfers}
          rowKey={(one) =>
            `${one.transferred_date} ${one.receipt_no} ${one.amount} ${one.reference}`
          }
          totalsLabel={words.columns.total(formatCount(transfers.length))}
        />
      )}
      {receipts.length > 0 && (
        <TableSection
          caption={title}
          columns={receiptColumns(data, receipts)}
          rows={receipts}
          rowKey={(one) => one.receipt_no}
          totalsLabel={columns.total(formatCount(receipts.length))}
        />
      )}
    </>
  );
}
