import type { DataTableColumn } from '@coop/ui/data-table';
import type { ExportCell, ExportInfo, ExportTable } from '../documents/export/export-table.ts';

/** A table column that also defines its cells in a spreadsheet. */
export interface ExportColumn<Row> extends DataTableColumn<Row> {
  readonly save: (row: Row) => ExportCell;
  /** The total as a number, where the page has one. */
  readonly saveTotal?: ExportCell;
  /** Only in the file, for what the page shows inside another column. */
  readonly fileOnly?: true;
  /** Only on the page, for what the file has in columns of their own. */
  readonly pageOnly?: true;
}

/** Options that a kind of column leaves to its screen. */
export type ColumnOptions<Row> = Partial<Omit<ExportColumn<Row>, 'key' | 'header' | 'save'>>;

/** Arguments that every kind of column is made from. */
export type ColumnArgs<Row, Value, Options = ColumnOptions<Row>> = [
  key: string,
  header: string,
  of: (row: Row) => Value,
  options?: Options,
];

const NOTHING: ExportCell = { kind: 'text', value: '' };

/** The sums under the table, their label where it is on the page: in the column that names the rows, else in the first. */
function totalsOf<Row>(columns: readonly ExportColumn<Row>[], label: string): ExportCell[] {
  const title = columns.findIndex(({ priority }) => priority === 'title');
  const column = columns[title]?.saveTotal ? 0 : Math.max(0, title);
  return columns.map(({ saveTotal }, index) =>
    index === column ? { kind: 'text', value: label } : (saveTotal ?? NOTHING),
  );
}

/** Statement of a file about itself. */
export interface Info extends ExportInfo {
  /** Label of the row of sums; without it there is none. */
  readonly totalsLabel?: string | undefined;
}

/** The rows of a page for a file, with its sums as the last line. */
export function toExport<Row>(
  { totalsLabel, ...info }: Info,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): ExportTable {
  const saved = columns.filter(({ pageOnly }) => !pageOnly);
  return {
    ...info,
    headers: saved.map((column) => column.header),
    rows: rows.map((row) => saved.map((column) => column.save(row))),
    ...(totalsLabel !== undefined && { totals: [totalsOf(saved, totalsLabel)] }),
  };
}

/** Returns what the page itself shows of the columns. */
export function shownColumns<Row>(columns: readonly ExportColumn<Row>[]): ExportColumn<Row>[] {
  return columns.filter(({ fileOnly }) => !fileOnly);
}
