import type { Block } from './document.ts';
import {
  A4,
  GREEN,
  INNER,
  LEADING,
  linesIn,
  MARGIN,
  RULE,
  type Style,
  useStyle,
  writeLine,
} from './page.ts';

const BODY: Style = { font: 'regular', size: 12 };
const HEAD: Style = { font: 'bold', size: 12 };
export const TITLE: Style = { font: 'bold', size: 17, color: GREEN };
const HEADING: Style = { font: 'bold', size: 13.5, color: GREEN };
const INDENT = 22;
const PAD = 6;

/** Writes a document's text down its pages, with the structure for screen readers. */
export class Flow {
  y: number = MARGIN.top;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
  }

  end(): void {
    this.#root.end();
  }

  /** Begins a new page unless this height still fits. */
  #room(height: number): void {
    if (this.y + height <= A4.height - MARGIN.bottom) return;
    this.#pdf.addPage();
    this.y = MARGIN.top;
  }

  #lines(text: string, style: Style, x: number, width: number): void {
    const step = style.size * LEADING;
    for (const line of linesIn(this.#pdf, text, style, width)) {
      this.#room(step);
      useStyle(this.#pdf, style);
      writeLine(this.#pdf, line, x, this.y);
      this.y += step;
    }
  }

  text(tag: string, text: string, style: Style = BODY, after = 7): void {
    this.#root.add(this.#pdf.struct(tag, {}, () => this.#lines(text, style, MARGIN.x, INNER)));
    this.y += after;
  }

  #list(items: readonly string[], numbered: boolean): void {
    const list = this.#pdf.struct('L');
    this.#root.add(list);
    for (const [at, item] of items.entries()) {
      const draw = () => {
        this.#room(BODY.size * LEADING);
        useStyle(this.#pdf, BODY);
        writeLine(this.#pdf, numbered ? `${at + 1}.` : '•', MARGIN.x + 6, this.y);
        this.#lines(item, BODY, MARGIN.x + INDENT, INNER - INDENT);
      };
      list.add(this.#pdf.struct('LI', {}, [this.#pdf.struct('LBody', {}, draw)]));
    }
    list.end();
    this.y += 7;
  }

  #row(table: PDFKit.PDFStructureElement, cells: readonly string[], widths: number[], at: number) {
    const pdf = this.#pdf;
    const style = at === 0 ? HEAD : BODY;
    const step = style.size * LEADING;
    const lines = cells.map((cell, i) => linesIn(pdf, cell, style, (widths[i] ?? 0) - 2 * PAD));
    const height = Math.max(...lines.map((one) => one.length)) * step + PAD;
    this.#room(height);
    const top = this.y;
    const row = pdf.struct('TR');
    table.add(row);
    pdf.markContent('Artifact');
    if (at === 0) pdf.rect(MARGIN.x, top, INNER, height).fill('#e6efec');
    pdf.lineWidth(0.5).strokeColor('#9db3ac');
    pdf
      .moveTo(MARGIN.x, top + height)
      .lineTo(MARGIN.x + INNER, top + height)
      .stroke();
    pdf.endMarkedContent();
    let x = MARGIN.x;
    for (const [i, cell] of lines.entries()) {
      const left = x + PAD;
      row.add(
        pdf.struct(at === 0 ? 'TH' : 'TD', {}, () => {
          useStyle(pdf, style);
          for (const [n, line] of cell.entries()) {
            writeLine(pdf, line, left, top + PAD / 2 + n * step);
          }
        }),
      );
      x += widths[i] ?? 0;
    }
    row.end();
    this.y = top + height;
  }

  /** Columns are as wide as their longest cell; the widest one is shortened if the table is too wide. */
  #table(rows: readonly (readonly string[])[]): void {
    const measure = useStyle(this.#pdf, HEAD);
    const widths = (rows[0] ?? []).map(
      (_, i) => Math.max(...rows.map((row) => measure(row[i] ?? ''))) + 2 * PAD + 2,
    );
    const left = INNER - widths.reduce((sum, one) => sum + one, 0);
    const widest = widths.indexOf(Math.max(...widths));
    for (const i of widths.keys()) {
      if (left > 0) widths[i] = (widths[i] ?? 0) + left / widths.length;
      else if (i === widest) widths[i] = Math.max(INNER / 3, (widths[i] ?? 0) + left);
    }
    const table = this.#pdf.struct('Table');
    this.#root.add(table);
    for (const [at, row] of rows.entries()) this.#row(table, row, widths, at);
    table.end();
    this.y += 12;
  }

  #field(label: string): void {
    const pdf = this.#pdf;
    this.#room(30);
    const start = MARGIN.x + useStyle(pdf, BODY)(label) + 6;
    this.#root.add(pdf.struct('P', {}, () => writeLine(pdf, label, MARGIN.x, this.y)));
    pdf.markContent('Artifact');
    pdf.lineWidth(0.7).strokeColor(RULE).dash(1, { space: 2 });
    pdf
      .moveTo(start, this.y + 17)
      .lineTo(MARGIN.x + INNER, this.y + 17)
      .stroke()
      .undash();
    pdf.endMarkedContent();
    this.y += 30;
  }

  block(block: Block): void {
    if ('heading' in block) this.text('H2', block.heading, HEADING, 3);
    else if ('paragraph' in block) this.text('P', block.paragraph);
    else if ('list' in block) this.#list(block.list, block.numbered ?? false);
    else if ('table' in block) this.#table(block.table);
    else for (const label of block.fields) this.#field(label);
  }
}
