import type { DataTableColumn } from '@coop/ui/data-table';
import type { ExportCell, ExportTable } from './export-table.ts';

/** A table column that also defines its cells in a spreadsheet. */
export interface ExportColumn<Row> extends DataTableColumn<Row> {
  readonly save: (row: Row) => ExportCell;
  /** Only in the file, for what the page shows inside another column. */
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
