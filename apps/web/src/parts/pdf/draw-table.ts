import { fittedWidths, naturalWidths, PAD } from './column-widths.ts';
import {
  innerWidth,
  LEADING,
  linesIn,
  MARGIN,
  rule,
  type Style,
  useStyle,
  writeLine,
} from './page.ts';
import type { Paper, PaperRow } from './paper.ts';

const BODY: Style = { font: 'regular', size: 9 };
const HEAD: Style = { font: 'bold', size: 9 };
const STEP = BODY.size * LEADING;

/** Whether the columns need a lying page. */
export function isWide(pdf: PDFKit.PDFDocument, paper: Paper): boolean {
  const natural = naturalWidths(paper, useStyle(pdf, HEAD));
  return natural.reduce((sum, one) => sum + one, 0) > innerWidth(pdf) * 1.15;
}

/** Cells broken into lines, and how high they stand. */
interface Laid {
  readonly cells: readonly (readonly string[])[];
  readonly height: number;
}

/**
 * Draws the table down as many pages as it needs: its head on each, sums carried from page to page, the totals not
 * alone on a page.
 *
 * @param y top of the table on the page that is open; answers its end on the last
 */
export function drawTable(
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  paper: Paper,
  y: number,
): number {
  const { columns, rows, totals, carried } = paper;
  const inner = innerWidth(pdf);
  const widths = fittedWidths(naturalWidths(paper, useStyle(pdf, HEAD)), inner);
  const bottom = pdf.page.height - MARGIN.bottom;
  const table = pdf.struct('Table');
  root.add(table);
  let top = y;

  const lay = (row: PaperRow, style: Style): Laid => {
    const cells = columns.map((_, at) =>
      linesIn(pdf, row[at] ?? '', style, (widths[at] ?? 0) - 2 * PAD),
    );
    return { cells, height: Math.max(...cells.map((one) => one.length)) * STEP + PAD };
  };
  const draw = ({ cells, height }: Laid, style: Style, tag: 'TH' | 'TD') => {
    if (tag === 'TH') {
      pdf.markContent('Artifact');
      pdf.rect(MARGIN.x, top, inner, height).fill('#e6efec');
      pdf.endMarkedContent();
    }
    const row = pdf.struct('TR');
    table.add(row);
    let x = MARGIN.x;
    for (const [at, lines] of cells.entries()) {
      const width = widths[at] ?? 0;
      const left = x;
      const write = () => {
        const measure = useStyle(pdf, style);
        for (const [n, line] of lines.entries()) {
          const end = columns[at]?.align === 'end' ? width - PAD - measure(line) : PAD;
          writeLine(pdf, line, left + end, top + PAD / 2 + n * STEP);
        }
      };
      row.add(pdf.struct(tag, {}, write));
      x += width;
    }
    row.end();
    top += height;
    rule(pdf, MARGIN.x, MARGIN.x + inner, top);
  };

  const head = lay(
    columns.map(({ header }) => header),
    HEAD,
  );
  const carriedHeight = carried ? lay(carried(rows.length, 'ผลรวมยกมา'), HEAD).height : 0;
  const sums = totals.map((row) => lay(row, HEAD));
  const sumsHeight = sums.reduce((height, one) => height + one.height, 0);
  draw(head, HEAD, 'TH');
  for (const [at, row] of rows.entries()) {
    const laid = lay(row, BODY);
    const isLast = at === rows.length - 1;
    // The last row stays with the totals.
    const after = isLast ? sumsHeight : carriedHeight;
    if (top + laid.height + after > bottom && at > 0) {
      if (carried) draw(lay(carried(at, 'ผลรวมยกไป'), HEAD), HEAD, 'TD');
      pdf.addPage();
      top = MARGIN.top;
      draw(head, HEAD, 'TH');
      if (carried) draw(lay(carried(at, 'ผลรวมยกมา'), HEAD), HEAD, 'TD');
    }
    draw(laid, BODY, 'TD');
  }
  for (const laid of sums) draw(laid, HEAD, 'TD');
  table.end();
  return top;
}
