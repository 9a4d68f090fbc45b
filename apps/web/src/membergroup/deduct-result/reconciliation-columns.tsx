import type { DeductLine } from '@coop/contracts/membergroup/deduct-result';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Tag } from '@coop/ui/tag';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { moneyColumn } from '../../parts/statement/money-column.tsx';
import { numberColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { text } from './text.ts';

const { columns } = text;
const words = text.reconciliation;

/** Why not everything was deducted; empty where it was. */
function reasonOf({ billed_amount, deducted_amount, reason }: DeductLine): string {
  if (reason) return reason;
  return parseBaht(deducted_amount) === parseBaht(billed_amount) ? '' : text.noReason;
}

const isOwed = ({ outstanding_amount }: DeductLine) => (parseBaht(outstanding_amount) ?? 0) > 0;

/** When the last of what was carried over was paid; or that something is still owed. */
function Settled({ line }: { line: DeductLine }) {
  if (isOwed(line)) return <Tag tone="waiting">{words.owed}</Tag>;
  if (!line.settled_date) return null;
  return <span className="nowrap">{formatThaiDate(line.settled_date)}</span>;
}

export function reconciliationColumns(rows: readonly DeductLine[]): ExportColumn<DeductLine>[] {
  return [
    numberColumn('no', columns.no, (line) => line.membership_no),
    textColumn('name', columns.name, (line) => line.member_fullname, { priority: 'title' }),
    moneyColumn('billed', columns.billed, (line: DeductLine) => line.billed_amount, {
      totalOf: rows,
    }),
    moneyColumn('deducted', columns.deducted, (line: DeductLine) => line.deducted_amount, {
      totalOf: rows,
    }),
    textColumn('reason', columns.reason, reasonOf, { cell: (line) => reasonOf(line) || null }),
    moneyColumn('carried', columns.carried, (line: DeductLine) => line.carried_amount, {
      totalOf: rows,
      blankZero: true,
    }),
    moneyColumn('outstanding', columns.outstanding, (line: DeductLine) => line.outstanding_amount, {
      totalOf: rows,
      blankZero: true,
      strong: true,
    }),
    {
      key: 'settled',
      header: columns.settled,
      cell: (line) => <Settled line={line} />,
      save: (line) =>
        isOwed(line)
          ? { kind: 'text', value: words.owed }
          : { kind: 'date', value: line.settled_date ?? '' },
    },
  ];
}
