import { keepSaraAm, type ShapedFont } from '@coop/format/pdf/thai-layout';
import { linesOf } from '@coop/format/pdf/thai-lines';
import PDFDocument from 'pdfkit';
import type { Paper } from './paper.ts';

/** The bytes of the faces (TTF). */
export interface Letters {
  readonly regular: Uint8Array<ArrayBuffer>;
  readonly bold: Uint8Array<ArrayBuffer>;
}

export interface Style {
  readonly font: keyof Letters;
  readonly size: number;
  readonly color?: string;
}

/** What the library draws in at the moment; it has no door to it. */
interface Drawn {
  readonly _font: { readonly id: string; readonly font: ShapedFont };
  readonly _fontSize: number;
}

/** In points. */
export const MARGIN = { x: 40, top: 78, bottom: 60 } as const;
export const LEADING = 1.7;
export const INK = '#1c2422';
export const GREEN = '#0b5c4f';

/** An empty A4 file in Thai, tagged, upright or, for many columns, lying. */
export function openPage(paper: Paper, letters: Letters, lying: boolean): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    size: 'A4',
    layout: lying ? 'landscape' : 'portrait',
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    pdfVersion: '1.7',
    lang: 'th-TH',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    // None of the library's own faces: in a browser it has no files of them.
    font: '',
    info: { Title: paper.title, Author: paper.coopName, CreationDate: new Date(paper.madeAt) },
  });
  for (const [name, bytes] of Object.entries(letters)) {
    pdf.registerFont(name, bytes).font(name);
    keepSaraAm((pdf as unknown as Drawn)._font.font);
  }
  return pdf;
}

/** What is between the margins. */
export const innerWidth = (pdf: PDFKit.PDFDocument) => pdf.page.width - 2 * MARGIN.x;

/** Chooses the letters; answers how wide a text is in them. */
export function useStyle(pdf: PDFKit.PDFDocument, { font, size, color = INK }: Style) {
  pdf.font(font).fontSize(size).fillColor(color);
  return (text: string) => pdf.widthOfString(text);
}

/** One line of text whose top is at y. */
export function writeLine(pdf: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  if (text === '') return;
  // What is copied and searched: by their places alone, readers take a vowel above for the next letter's.
  pdf.markContent('Span', { actual: text });
  pdf.text(text, x, y, { lineBreak: false });
  // Ended upright and in its letters, as the library draws it: a reader takes the direction of the text from here.
  const { _font: font, _fontSize: size } = pdf as unknown as Drawn;
  pdf.save().transform(1, 0, 0, -1, 0, pdf.page.height);
  pdf.addContent(`/${font.id} ${size} Tf`);
  pdf.endMarkedContent();
  pdf.restore();
}

/** A text's lines at a width. */
export function linesIn(pdf: PDFKit.PDFDocument, text: string, style: Style, width: number) {
  return linesOf(text, width, useStyle(pdf, style));
}

/** A rule, which reading aloud leaves out. */
export function rule(pdf: PDFKit.PDFDocument, from: number, to: number, y: number, width = 0.5) {
  pdf.markContent('Artifact');
  pdf.lineWidth(width).strokeColor('#9db3ac').moveTo(from, y).lineTo(to, y).stroke();
  pdf.endMarkedContent();
}
