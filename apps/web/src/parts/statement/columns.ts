import type { DataTableColumn } from '@coop/ui/data-table';
import type { ExportCell, ExportTable } from './export-table.ts';

/** A column that knows how it looks on the page and what it is in a spreadsheet. */
export interface ExportColumn<Row> extends DataTableColumn<Row> {
  readonly save: (row: Row) => ExportCell;
  /** A column of the file for what the page shows inside another one. */
  readonly fileOnly?: true;
}

export function toExport<Row>(
  name: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): ExportTable {
  return {
    name,
    headers: columns.map((column) => column.header),
    rows: rows.map((row) => columns.map((column) => column.save(row))),
  };
}
