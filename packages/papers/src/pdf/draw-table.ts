import type { PaperTable } from '../paper.ts';
import { padAfter, padOf } from './column-widths.ts';
import { bottomOf, type Flow, nextPage } from './flow.ts';
import { innerWidth, leftOf, part, rightOf, rule, useStyle, writeLine } from './page.ts';
import {
  airOf,
  type Grid,
  gridOf,
  headRows,
  type Laid,
  layRow,
  stepOf,
  styleOf,
} from './table-grid.ts';

function shade({ pdf, y }: Flow, height: number): void {
  pdf.markContent('Artifact');
  pdf.rect(leftOf(pdf), y, innerWidth(pdf), height).fill('#e6efec');
  pdf.endMarkedContent();
}

type Place = (draw: () => void, isHead: boolean) => void;

/** Draws a row at the height that the flow has reached; each cell by what `place` makes of it. */
function drawCells(flow: Flow, grid: Grid, laid: Laid, place: Place): void {
  const { pdf } = flow;
  const { kind, cells, height } = laid;
  const pad = padOf(grid.table);
  const top = flow.y + airOf(grid) / 2;
  const step = stepOf(grid);
  if (kind === 'head') shade(flow, height);
  let left = leftOf(pdf);
  for (const [column, { lines, width }] of cells.entries()) {
    const x = left;
    const isEnd = grid.table.columns[column]?.align === 'end';
    const draw = () => {
      const measure = useStyle(pdf, styleOf(grid, kind));
      for (const [n, line] of lines.entries()) {
        const before = isEnd ? width - padAfter(grid.table, column) - measure(line) : pad;
        writeLine(pdf, line, x + before, top + n * step);
      }
    };
    place(draw, kind === 'head' && lines.some((line) => line !== ''));
    left += grid.widths[column] ?? 0;
  }
  flow.y += height;
  rule(pdf, leftOf(pdf), rightOf(pdf), flow.y);
}

/** A row of the table to whom it is read aloud. */
function drawRow(flow: Flow, grid: Grid, parent: PDFKit.PDFStructureElement, laid: Laid): void {
  const { pdf } = flow;
  const row = pdf.struct('TR');
  parent.add(row);
  drawCells(flow, grid, laid, (draw, isHead) => {
    row.add(part(pdf, isHead ? 'TH' : 'TD', isHead ? { scope: 'Column' } : {}, draw));
  });
  row.end();
}

/** Draws what stands on every page, so that it is read aloud once. */
function repeatRow(flow: Flow, grid: Grid, laid: Laid): void {
  const { pdf } = flow;
  drawCells(flow, grid, laid, (draw) => {
    pdf.markContent('Artifact', { type: 'Pagination' });
    draw();
    pdf.endMarkedContent();
  });
}

const heightOf = (rows: readonly Laid[]) => rows.reduce((sum, { height }) => sum + height, 0);

/**
 * Draws a table down as many pages as it needs: its head on each, sums carried from page to page, the totals not alone
 * on a page.
 */
export function drawTable(flow: Flow, table: PaperTable): void {
  const { rows, totals = [], carried, sums: sumRows = [] } = table;
  const breaks = (table.isDense && table.breaks) || [];
  const grid = gridOf(flow.pdf, table);
  const parent = flow.pdf.struct('Table');
  flow.root.add(parent);
  const draw = (laid: Laid) => drawRow(flow, grid, parent, laid);
  const repeat = (laid: Laid) => repeatRow(flow, grid, laid);
  const carry = (count: number, place: 'first' | 'last') =>
    carried ? [layRow(grid, carried(count, place), 'sum')] : [];
  const head = headRows(table).map((row) => layRow(grid, row, 'head'));
  const sums = totals.map((row) => layRow(grid, row, 'sum'));
  const carriedHeight = heightOf(carry(rows.length, 'last'));
  const isTooLow = (height: number) => flow.y + height > bottomOf(flow);
  if (isTooLow(heightOf(head) + 40)) nextPage(flow);
  head.forEach(draw);
  for (const [index, row] of rows.entries()) {
    const laid = layRow(grid, row, sumRows.includes(index) ? 'sum' : 'body');
    // The last row stays with the totals.
    const after = index === rows.length - 1 ? heightOf(sums) : carriedHeight;
    if (index > 0 && (breaks.includes(index) || isTooLow(laid.height + after))) {
      carry(index, 'last').forEach(repeat);
      nextPage(flow);
      [...head, ...carry(index, 'first')].forEach(repeat);
    }
    draw(laid);
  }
  sums.forEach(draw);
  parent.end();
}
