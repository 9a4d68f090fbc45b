import type { PaperRow, PaperTable } from '../paper.ts';
import {
  fittedWidths,
  leastWidths,
  naturalWidths,
  padAfter,
  padOf,
  sumOf,
} from './column-widths.ts';
import { innerWidth, LEADING, linesIn, measureIn, type Style } from './page.ts';

const SIZE = 9;
/** Rather than in smaller letters, columns stand closer. */
const READABLE_SIZE = 8;
const DENSE_SIZE = 8;
const DENSE_LEADING = 1.35;
/** Letters of a table with many columns are not smaller. */
const LEAST_SIZE = 5.5;

/** Tells whether the columns need a lying page. */
export function isWide(pdf: PDFKit.PDFDocument, table: PaperTable, inner: number): boolean {
  const measure = measureIn(pdf, { font: 'bold', size: SIZE });
  return sumOf(naturalWidths(table, measure)) > inner * 1.15;
}

/** A table's letters and the widths of its columns. */
export interface Grid {
  readonly pdf: PDFKit.PDFDocument;
  readonly table: PaperTable;
  readonly size: number;
  readonly widths: readonly number[];
}

/** The largest letters in which no number breaks, and the widths of the columns in them. */
export function gridOf(pdf: PDFKit.PDFDocument, whole: PaperTable): Grid {
  const inner = innerWidth(pdf);
  for (let size = whole.isDense ? DENSE_SIZE : SIZE; ; size -= 0.5) {
    const isDense = whole.isDense || size <= READABLE_SIZE;
    const table = { ...whole, isDense };
    const measure = measureIn(pdf, { font: 'bold', size });
    const natural = naturalWidths(table, measure);
    const fits = sumOf(natural) <= inner;
    const minWidths = fits ? natural : leastWidths(table, measure);
    if (fits || sumOf(minWidths) <= inner || size <= LEAST_SIZE) {
      return { pdf, table, size, widths: fittedWidths(natural, minWidths, inner) };
    }
  }
}

export type RowKind = 'head' | 'body' | 'sum';

export const styleOf = ({ size }: Grid, kind: RowKind): Style => ({
  font: kind === 'body' ? 'regular' : 'bold',
  size,
});

/** From one line of a cell to the next. */
export const stepOf = ({ table, size }: Grid) => size * (table.isDense ? DENSE_LEADING : LEADING);

/** Blank above and below the lines of a row, together. */
export const airOf = ({ table }: Grid) => (table.isDense ? 1 : padOf(table));

/** A cell broken into lines. */
interface Cell {
  readonly lines: readonly string[];
  readonly width: number;
}

/** A row as it will be drawn. */
export interface Laid {
  readonly kind: RowKind;
  readonly cells: readonly Cell[];
  readonly height: number;
}

/** Returns how wide a cell is: the label of a sum and the head of a group take the empty cells after them. */
function widthOf({ table, widths }: Grid, row: PaperRow, column: number, kind: RowKind): number {
  let width = widths[column] ?? 0;
  if (kind === 'body' || !row[column] || table.columns[column]?.align !== 'start') return width;
  for (let next = column + 1; row[next] === ''; next += 1) width += widths[next] ?? 0;
  return width;
}

export function layRow(grid: Grid, row: PaperRow, kind: RowKind): Laid {
  const style = styleOf(grid, kind);
  const cells = grid.table.columns.map((_, index) => {
    const width = widthOf(grid, row, index, kind);
    const inner = width - padOf(grid.table) - padAfter(grid.table, index);
    return { lines: linesIn(grid.pdf, row[index] ?? '', style, inner), width };
  });
  const mostLines = Math.max(...cells.map(({ lines }) => lines.length));
  return { kind, cells, height: mostLines * stepOf(grid) + airOf(grid) };
}

/** The heads: of groups over those of their columns, where there are groups. */
export function headRows({ columns }: PaperTable): PaperRow[] {
  const headers = columns.map(({ header }) => header);
  if (columns.every(({ group }) => group === undefined)) return [headers];
  return [
    columns.map(({ group, header }, index) => {
      if (group === undefined) return header;
      return columns[index - 1]?.group === group ? '' : group;
    }),
    columns.map(({ group, header }) => (group === undefined ? '' : header)),
  ];
}
