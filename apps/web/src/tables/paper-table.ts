import type { PaperTable } from '@coop/papers/paper';
import { cellText, type ExportCell } from '../documents/export/export-table.ts';
import type { Figures } from '../documents/papers/figures.ts';
import type { ExportColumn } from './columns.ts';

interface PaperTableOptions<Row> {
  readonly label?: string;
  /** At the start of the line of sums; without it there is none. */
  readonly totalsLabel?: string;
  /** Without a sum in the first. */
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: readonly Row[];
}

/** A table of the page on paper, with its sums. An amount that is not known is a dash, as on the page. */
export function paperTable<Row>(
  options: PaperTableOptions<Row>,
  figures: Pick<Figures, 'satang'>,
): PaperTable {
  const { label, totalsLabel, columns, rows } = options;
  const textOf = (cell: ExportCell | undefined) =>
    cellText(cell, figures) || (cell?.kind === 'money' ? '-' : '');
  const [, ...others] = columns;
  return {
    kind: 'table',
    label,
    columns: columns.map(({ header, align = 'start' }) => ({ header, align })),
    rows: rows.map((row) => columns.map(({ save }) => textOf(save(row)))),
    ...(totalsLabel !== undefined && {
      totals: [[totalsLabel, ...others.map(({ saveTotal }) => textOf(saveTotal))]],
    }),
  };
}
