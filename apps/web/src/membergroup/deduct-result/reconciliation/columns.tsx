import type { DeductLine } from '@coop/contracts/membergroup/deduct-result';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { Tag } from '@coop/ui/tag';
import type { ExportColumn } from '../../../parts/statement/columns.ts';
import { moneyColumn, satangColumn } from '../../../parts/statement/money-column.tsx';
import { numberColumn, textColumn } from '../../../parts/statement/text-column.tsx';
import { text } from '../text.ts';
import { lateSatang, partsIn } from './closing.ts';
import { text as words } from './text.ts';

const { columns } = text;

/** Why not everything was deducted; empty where it was. */
function reasonOf({ billed_amount, deducted_amount, reason }: DeductLine): string {
  if (reason) return reason;
  return parseBaht(deducted_amount) === parseBaht(billed_amount) ? '' : text.noReason;
}

/** Who asks a leaver for what is left, in words. */
function collectorOf({ closing }: DeductLine): string {
  const collector = closing?.collector;
  return collector ? words.collectors[collector.kind](collector.name) : '';
}

const whyOf = (line: DeductLine) => [reasonOf(line), collectorOf(line)].filter(Boolean).join(' · ');

const isOwed = ({ outstanding_amount }: DeductLine) => (parseBaht(outstanding_amount) ?? 0) > 0;

/** When the last of what was carried over was paid; or that the member still owes something. */
function Settled({ line }: { line: DeductLine }) {
  if (isOwed(line)) return <Tag tone="waiting">{words.owed}</Tag>;
  if (!line.settled_date) return null;
  return <span className="nowrap">{formatThaiDate(line.settled_date)}</span>;
}

/** Billed and the parts that make it, then why; and what has become of it since. */
export function reconciliationColumns(rows: readonly DeductLine[]): ExportColumn<DeductLine>[] {
  const hasLate = rows.some((line) => lateSatang(line) !== 0);
  return [
    numberColumn('no', columns.no, (line) => line.membership_no),
    textColumn('name', columns.name, (line) => line.member_fullname, { priority: 'title' }),
    moneyColumn('billed', columns.billed, (line: DeductLine) => line.billed_amount, {
      totalOf: rows,
    }),
    ...partsIn(rows).map(({ key, header, of }) =>
      satangColumn<DeductLine>(key, header, of, { totalOf: rows, blankZero: key !== 'deducted' }),
    ),
    textColumn('reason', columns.reason, whyOf, { cell: (line) => whyOf(line) || null }),
    ...(hasLate
      ? [satangColumn('late', words.late, lateSatang, { totalOf: rows, blankZero: true })]
      : []),
    moneyColumn('outstanding', columns.outstanding, (line: DeductLine) => line.outstanding_amount, {
      totalOf: rows,
      blankZero: true,
      strong: true,
    }),
    {
      key: 'settled-on',
      header: columns.settled,
      cell: (line) => <Settled line={line} />,
      save: (line) =>
        isOwed(line)
          ? { kind: 'text', value: words.owed }
          : { kind: 'date', value: line.settled_date ?? '' },
    },
  ];
}
