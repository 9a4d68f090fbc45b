import type { Closing } from '@coop/contracts/membergroup/closing';
import type { DeductLine, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiMonth } from '@coop/format/thai-date';
import { Button } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { Checkbox } from '@coop/ui/checkbox';
import { EmptyState } from '@coop/ui/empty-state';
import { Tag } from '@coop/ui/tag';
import { useSearch } from '../../page/use-search.ts';
import type { ExportColumn } from '../../parts/statement/columns.ts';
import { moneyColumn, satangColumn } from '../../parts/statement/money-column.tsx';
import { TableSection } from '../../parts/statement/table-section.tsx';
import { numberColumn, textColumn } from '../../parts/statement/text-column.tsx';
import { debtWords } from '../transfer-words.ts';
import { text as closed } from './closed-text.ts';
import styles from './deduct-result.module.css';
import { text } from './text.ts';

const words = closed.reconciliation;

const satang = (amount: string | undefined) => parseBaht(amount) ?? 0;

/** What is either a line or a whole month, and how it closes. */
type Closed = Pick<DeductLine, 'billed_amount' | 'deducted_amount' | 'carried_amount'> & {
  readonly closing?: Closing | undefined;
};

type Part = keyof typeof PARTS;

/**
 * The parts that a bill is made of once it is due, in the order of the line: they add up to it for each member and in
 * sum, on the page, on paper and in files. A backend without them says what was deducted and carried.
 */
const PARTS = {
  deducted: ({ closing, deducted_amount }: Closed) =>
    parseBaht(closing?.in_time_amount ?? deducted_amount),
  carried: ({ closing, carried_amount }: Closed) =>
    parseBaht(closing?.carried_amount ?? carried_amount),
  before: ({ closing }: Closed) => satang(closing?.before_amount),
  left: ({ closing }: Closed) => satang(closing?.left_amount),
  settled: ({ closing }: Closed) => satang(closing?.settled_amount),
  held: ({ closing }: Closed) => -satang(closing?.held_amount),
} as const;

/** The parts of which a month has something, or that every month has. */
function partsIn(lines: readonly DeductLine[]): Part[] {
  return (Object.keys(PARTS) as Part[]).filter(
    (part) =>
      part === 'deducted' || part === 'carried' || lines.some((line) => PARTS[part](line) !== 0),
  );
}

/** What was recorded after the due day, satang: it pays what had been carried. */
function lateSatang({ closing, deducted_amount }: DeductLine): number {
  return closing ? satang(deducted_amount) - satang(closing.in_time_amount) : 0;
}

/** What the next bill holds of a month, and what of it was paid before that was made; undefined before it is. */
function nextBill({ closing }: GroupDeductResult) {
  if (closing?.next_amount === undefined) return undefined;
  const next = satang(closing.next_amount);
  const paid = satang(closing.carried_amount) + satang(closing.before_amount) - next;
  return { next, paid };
}

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
function reconciliationColumns(rows: readonly DeductLine[]): ExportColumn<DeductLine>[] {
  const hasLate = rows.some((line) => lateSatang(line) !== 0);
  return [
    numberColumn('no', columns.no, (line) => line.membership_no),
    textColumn('name', columns.name, (line) => line.member_fullname, { priority: 'title' }),
    moneyColumn('billed', columns.billed, (line: DeductLine) => line.billed_amount, {
      totalOf: rows,
    }),
    ...partsIn(rows).map((part) =>
      satangColumn<DeductLine>(part, words[part], PARTS[part], {
        totalOf: rows,
        blankZero: part !== 'deducted',
      }),
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

/** Not everything was deducted, or something was carried over. */
function isShort(line: DeductLine): boolean {
  const { billed_amount, deducted_amount, carried_amount, closing } = line;
  const inTime = parseBaht(closing?.in_time_amount ?? deducted_amount) ?? 0;
  return inTime < (parseBaht(billed_amount) ?? 0) || (parseBaht(carried_amount) ?? 0) > 0;
}

/** The whole month on one line, and what the next bill holds of it. */
function Sum({ data }: { data: GroupDeductResult }) {
  if (!data.closing) return null;
  const month = { ...data, carried_amount: '' };
  const parts = partsIn(data.lines).map(
    (part) => `${words[part]} ${formatSatang(PARTS[part](month))}`,
  );
  const next = nextBill(data);
  return (
    <>
      <p>
        {words.billed} {formatSatang(parseBaht(data.billed_amount))} = {parts.join(' + ')}
      </p>
      {next && (
        <p>
          {words.next(formatSatang(next.next))}
          {next.paid > 0 && ` ${words.paidBefore(formatSatang(next.paid))}`}
        </p>
      )}
    </>
  );
}

/**
 * A closed month, person by person and in sum: what was billed is deducted, carried over, of months before, or a
 * leaver's; then what is still owed of it, and when the last of it came.
 */
export default function Reconciliation({ data }: { data: GroupDeductResult }) {
  const [params, change] = useSearch();
  const showsAll = params.get('show') === 'all';
  const shortfalls = data.lines.filter(isShort);
  const rows = showsAll ? data.lines : shortfalls;
  const [short, all] = [formatCount(shortfalls.length), formatCount(data.lines.length)];
  const caption = words.titleOf(formatThaiMonth(data.recv_period));
  return (
    <div className={styles.reconciliation}>
      <Sum data={data} />
      <div className="no-print">
        <Checkbox
          label={words.onlyShort(short, all)}
          checked={!showsAll}
          onChange={(event) => change({ show: event.target.checked ? '' : 'all' })}
        />
      </div>
      {rows.length === 0 ? (
        <Card title={caption}>
          <EmptyState
            title={text.allFull}
            action={<Button onClick={() => change({ show: 'all' })}>{words.showAll}</Button>}
          >
            {words.noneShort(all)}
          </EmptyState>
        </Card>
      ) : (
        <TableSection
          caption={caption}
          columns={reconciliationColumns(rows)}
          rows={rows}
          file={{
            title: words.title,
            period: formatThaiMonth(data.recv_period),
            ...(!showsAll && { filter: words.shortfalls }),
          }}
          rowKey={(line) => line.membership_no}
          totalsLabel={words.totals(formatCount(rows.length))}
          stickyHead
        />
      )}
      {debtWords(data) && (
        <p>
          <strong>{debtWords(data)}</strong>
        </p>
      )}
      <p className="note">{words.note}</p>
    </div>
  );
}
