import { partsOf } from '@coop/format/pdf/thai-lines';
import type { PaperRow, PaperTable } from '../paper.ts';

/** Blank on either side of a cell, in points. */
const PAD = 4;
const DENSE_PAD = 2;
/** More of it between figures and the words of the next column, which would read as one. */
const BETWEEN = 8;
const DENSE_BETWEEN = 5;

export const padOf = ({ isDense }: PaperTable) => (isDense ? DENSE_PAD : PAD);

/** Blank after a cell. */
export function padAfter(table: PaperTable, column: number): number {
  const { columns, isDense } = table;
  const isLed = columns[column]?.align === 'end' && columns[column + 1]?.align === 'start';
  return padOf(table) + (isLed ? (isDense ? DENSE_BETWEEN : BETWEEN) : 0);
}

type Measure = (text: string) => number;

/** Room that cells need in which nothing breaks but at the given places. */
function widthsFor(table: PaperTable, widest: (text: string) => number): number[] {
  const { columns, rows, totals = [], sums: sumRows = [], carried } = table;
  const last = carried ? [carried(rows.length, 'last')] : [];
  const within = sumRows.flatMap((index) => (rows[index] ? [rows[index]] : []));
  const sums = [...totals, ...within, ...last].map((row) =>
    // A label with empty cells after it may stand in them.
    row.map((text, index) =>
      columns[index]?.align === 'start' && row[index + 1] === '' && text ? '' : text,
    ),
  );
  const bodyRows = rows.filter((_, index) => !sumRows.includes(index));
  const lines: PaperRow[] = [columns.map(({ header }) => header), ...bodyRows, ...sums];
  return columns.map((_, index) => {
    const widestCell = Math.max(...lines.map((line) => (line[index] ? widest(line[index]) : 0)));
    return widestCell + padOf(table) + padAfter(table, index) + 1;
  });
}

/** Returns what each column needs so that no line breaks. */
export function naturalWidths(table: PaperTable, measure: Measure): number[] {
  return widthsFor(table, (text) => Math.max(...text.split('\n').map(measure)));
}

/** Returns what each column needs so that no number or short word breaks. */
export function leastWidths(table: PaperTable, measure: Measure): number[] {
  return widthsFor(table, (text) =>
    Math.max(
      ...text
        .split('\n')
        .flatMap(partsOf)
        .map((part) => measure(part.trim())),
    ),
  );
}

export const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);

/** The widths at which all columns fill the page: what is left is shared, what is too much the widest give. */
export function fittedWidths(
  natural: readonly number[],
  minWidths: readonly number[],
  inner: number,
) {
  const left = inner - sumOf(natural);
  if (left >= 0) return natural.map((number) => number + left / natural.length);
  const cut = (limit: number) =>
    natural.map((number, index) => Math.max(minWidths[index] ?? 0, Math.min(number, limit)));
  let low = 0;
  let high = Math.max(...natural);
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (sumOf(cut(middle)) > inner) high = middle;
    else low = middle;
  }
  const widths = cut(low);
  const all = sumOf(widths);
  return all > inner ? widths.map((width) => (width * inner) / all) : widths;
}
