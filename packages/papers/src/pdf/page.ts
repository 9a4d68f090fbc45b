import { keepSaraAm, type ShapedFont } from '@coop/format/pdf/thai-layout';
import { linesOf } from '@coop/format/pdf/thai-lines';
import PDFDocument from 'pdfkit';
import type { Imprint } from '../imprint.ts';
import type { Paper } from '../paper.ts';

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

/** Element that the library draws in at the moment; it has no door to it. */
interface Drawn {
  readonly _font: { readonly id: string; readonly font: ShapedFont };
  readonly _fontSize: number;
}

/** In points; 25 mm at the side that is punched for a file. */
export const MARGIN = { x: 40, filed: 71, top: 78, bottom: 60 } as const;
export const LEADING = 1.7;
const INK = '#1c2422';
/** The cooperative's colour, or the portal's green. */
export const brandOf = ({ brand = '#0b5d4e' }: Imprint): string => brand;
export const GRAY = '#4a5652';

/** Fonts are opened once: reading their tables takes longer than writing a page. */
const opened = new WeakMap<Uint8Array, ShapedFont>();

/** A file in Thai, tagged, without a page yet. */
export function openFile({ title }: Paper, { coopName, madeAt }: Imprint, letters: Letters) {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'th-TH',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    // None of the library's own faces: in a browser it has no files of them.
    font: '',
    info: { Title: title, Author: coopName, CreationDate: new Date(madeAt) },
  });
  for (const [name, bytes] of Object.entries(letters)) {
    const known = opened.get(bytes);
    // Else it would draw each sign as whatever it stood for in an earlier file: แ leaves เ without a letter.
    if (known) (known as { _glyphs?: object })._glyphs = {};
    // The library accepts an opened font as well, which its types do not say.
    pdf.registerFont(name, (known ?? bytes) as Uint8Array).font(name);
    if (known) continue;
    const { font } = (pdf as unknown as Drawn)._font;
    keepSaraAm(font);
    opened.set(bytes, font);
  }
  return pdf;
}

/** Returns what is between the margins of the page that is open. */
export function innerWidth({ page }: PDFKit.PDFDocument): number {
  return page.width - page.margins.left - page.margins.right;
}

/** Returns where the lines of the page that is open begin, and where they end. */
export const leftOf = ({ page }: PDFKit.PDFDocument) => page.margins.left;
export const rightOf = ({ page }: PDFKit.PDFDocument) => page.width - page.margins.right;

/**
 * Signs that only tell a page where a line may end are drawn as what they look like, and searched as it; the faces have
 * no box to tick.
 */
const seen = (text: string) =>
  text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '').replaceAll('☐', '(  )');

/** Returns how wide texts are in the letters. */
export function measureIn(pdf: PDFKit.PDFDocument, { font, size }: Style) {
  return (text: string) => pdf.font(font).fontSize(size).widthOfString(seen(text));
}

/** Chooses the letters; answers how wide a text is in them. */
export function useStyle(pdf: PDFKit.PDFDocument, { font, size, color = INK }: Style) {
  pdf.font(font).fontSize(size).fillColor(color);
  return (text: string) => pdf.widthOfString(seen(text));
}

/** One line of text whose top is at y. */
export function writeLine(pdf: PDFKit.PDFDocument, line: string, x: number, y: number): void {
  const text = seen(line);
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
  return linesOf(text, width, measureIn(pdf, style));
}

/** A rule, which reading aloud leaves out. */
export function rule(pdf: PDFKit.PDFDocument, from: number, to: number, y: number, width = 0.5) {
  pdf.markContent('Artifact');
  pdf.lineWidth(width).strokeColor('#9db3ac').moveTo(from, y).lineTo(to, y).stroke();
  pdf.endMarkedContent();
}

/** Options that the library takes for a part of the structure; its types leave out the last two. */
interface PartOptions {
  readonly alt?: string;
  /** Left, top, right, bottom. */
  readonly bbox?: readonly number[];
  readonly scope?: 'Column' | 'Row';
}

/** A part of the structure, drawn by `draw`. */
export function part(pdf: PDFKit.PDFDocument, tag: string, options: PartOptions, draw: () => void) {
  return pdf.struct(tag, options as PDFKit.Mixins.StructureElementOptions, draw);
}
