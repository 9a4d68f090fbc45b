import { cellText, type Figures } from '../papers/figures.ts';
import type { PaperTable } from '../papers/paper.ts';
import { type ExportColumn, toExport } from './columns.ts';

interface PaperTableOptions<Row> {
  readonly label: string;
  readonly totalsLabel: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: readonly Row[];
}

/** A table of the page on paper, with its sums. An amount that is not known is a dash, as on the page. */
export function paperTable<Row>(options: PaperTableOptions<Row>, figures: Figures): PaperTable {
  const { label, totalsLabel, columns, rows } = options;
  const table = toExport({ title: label, totalsLabel }, columns, rows);
  const textsOf = (cells: (typeof table.rows)[number]) =>
    cells.map((cell) => cellText(cell, figures) || (cell.kind === 'money' ? '-' : ''));
  return {
    kind: 'table',
    label,
    columns: columns.map(({ header, align = 'start' }) => ({ header, align })),
    rows: table.rows.map(textsOf),
    totals: (table.totals ?? []).map(textsOf),
  };
}
