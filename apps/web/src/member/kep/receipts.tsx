import type { PaymentReceipt } from '@coop/contracts/member/payments';
import { formatCount } from '@coop/format/money';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { dateColumn, moneyColumn } from '../../parts/statement/money-column.tsx';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { numberColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { text } from './text.ts';

const words = text.receipts;

const columns: ExportColumn<PaymentReceipt>[] = [
  dateColumn('date', words.date, (one) => one.receipt_date),
  textColumn('kind', words.kind, (one) => words.kinds[one.kind], { priority: 'title' }),
  numberColumn('no', words.no, (one) => one.receipt_no),
  moneyColumn('amount', words.amount, (one) => one.amount, { strong: true }),
  moneyColumn('kept', words.kept, (one) => one.kept_amount, { blankZero: true }),
];

/** Money that came beside the monthly collections, or was paid back, each with its receipt. */
export function Receipts({ receipts }: { receipts: readonly PaymentReceipt[] }) {
  return (
    <TableSection
      caption={words.title(formatCount(receipts.length))}
      columns={columns}
      rows={receipts}
      rowKey={(one) => one.receipt_no}
    />
  );
}
