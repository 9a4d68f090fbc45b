import type { PaperFile } from '@coop/papers/paper';
import { exportFile, type Making } from '../../documents/export/export-file.ts';
import type { ExportCell } from '../../documents/export/export-table.ts';
import { tablePaper } from '../../documents/pdf/table-paper.ts';
import { type ExportColumn, type Info, toExport } from '../columns.ts';
import type { StatementRow } from '../use-statement.ts';
import { byYear } from './by-year.ts';
import { text } from './text.ts';

/** Lines of a printed page, and of the first, which has the head. */
const LINES = 32;
const FIRST_LINES = 25;

export interface StatementPaperProps<Row extends StatementRow> {
  /** Name and number of the account. */
  readonly title: string;
  /** Statement of its file about itself. */
  readonly info: Info;
  /** Newest first, as on the screen; the paper turns them round. */
  readonly rows: readonly Row[];
  /** The row before the first. */
  readonly before: Row | undefined;
  readonly columnsFor: (rows: readonly Row[]) => readonly ExportColumn<Row>[];
  /** Balance after a row in satang, where there is a running one. */
  readonly balanceOf?: ((row: Row) => number | null) | undefined;
}

interface Line<Row> {
  readonly cells: readonly ExportCell[];
  /** None for a sum. */
  readonly row?: Row;
}

/** The lines of the paper: what was brought forward, the rows, and with several years the sum of each under its last. */
function linesOf<Row extends StatementRow>(props: StatementPaperProps<Row>): Line<Row>[] {
  const { rows, before, columnsFor, balanceOf } = props;
  const years = [...byYear(rows.toReversed())];
  const lines = years.flatMap(([name, yearRows]): Line<Row>[] => {
    const totalsLabel = years.length > 1 ? `รวม${name}` : undefined;
    const table = toExport({ title: name, totalsLabel }, columnsFor(yearRows), yearRows);
    const sums = (table.totals ?? []).map((cells) => ({ cells }));
    return [...yearRows.map((row, index) => ({ row, cells: table.rows[index] ?? [] })), ...sums];
  });
  const brought = before && balanceOf && forward(props, text.broughtForward, before);
  return brought ? [{ cells: brought }, ...lines] : lines;
}

/** A balance at the end of its line. */
function forward<Row extends StatementRow>(
  { columnsFor, balanceOf }: StatementPaperProps<Row>,
  label: string,
  row: Row | undefined,
): ExportCell[] {
  const empty = columnsFor([]).slice(2);
  return [
    { kind: 'text', value: label },
    ...empty.map((): ExportCell => ({ kind: 'text', value: '' })),
    { kind: 'money', value: row && balanceOf ? balanceOf(row) : null },
  ];
}

/** Lines that begin a page; the sum of a year stays with its last row. */
function breaksOf(lines: readonly Line<unknown>[]): number[] {
  const breaks: number[] = [];
  for (let start = FIRST_LINES; start < lines.length; start += LINES) {
    if (!lines[start]?.row) start -= 1;
    breaks.push(start);
  }
  return breaks;
}

/** The statement, oldest first: balances go from page to page, years are added up. */
export function statementFile<Row extends StatementRow>(
  props: StatementPaperProps<Row>,
  making: Making,
): PaperFile {
  const { title, info, rows, columnsFor, balanceOf } = props;
  const lines = linesOf(props);
  const table = toExport(info, columnsFor(rows), []);
  const file = exportFile({ ...table, rows: lines.map(({ cells }) => cells) }, making);
  const labels = { first: text.broughtForward, last: text.carriedForward };
  const carried = (count: number, place: 'first' | 'last') =>
    forward(props, labels[place], lines.slice(0, count).findLast(({ row }) => row)?.row);
  const more = {
    sums: lines.flatMap(({ row }, index) => (row ? [] : [index])),
    breaks: breaksOf(lines),
    carried: balanceOf && carried,
  };
  return { name: file.name, papers: [{ ...tablePaper(file, making, more), title }] };
}
