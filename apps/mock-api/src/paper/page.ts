import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { keepSaraAm, type ShapedFont } from '@coop/format/pdf/thai-layout';
import { linesOf } from '@coop/format/pdf/thai-lines';
import PDFDocument from 'pdfkit';
import type { PaperDocument } from './document.ts';

const { resolve } = createRequire(import.meta.url);
const FACE = '@expo-google-fonts/noto-sans-thai-looped';
/** A copy, because the library accepts only its own realm's Uint8Array, which in jsdom is not that of a Buffer. */
const read = (name: string) => new Uint8Array(readFileSync(resolve(`${FACE}/${name}.ttf`)));

const FILES = {
  regular: '400Regular/NotoSansThaiLooped_400Regular',
  bold: '700Bold/NotoSansThaiLooped_700Bold',
} as const;
const STYLES = ['regular', 'bold'] as const;
/** Fonts are opened once: reading their tables takes longer than writing a page. */
const opened = new Map<keyof typeof FILES, ShapedFont>();

/** In points. */
export const A4 = { width: 595.28, height: 841.89 } as const;
export const MARGIN = { x: 68, top: 96, bottom: 72 } as const;
export const INNER = A4.width - 2 * MARGIN.x;
export const LEADING = 1.75;
const INK = '#1c2422';
export const GREEN = '#0b5c4f';
export const RULE = '#b8893a';

export interface Style {
  readonly font: keyof typeof FILES;
  readonly size: number;
  readonly color?: string;
}

/** Opens an empty A4 file that does not depend on the time of its making. */
export function openPage({ title, publisher, date }: PaperDocument): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    pdfVersion: '1.7',
    lang: 'th',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    // None of the library's own faces.
    font: '',
    info: { Title: title, Author: publisher, CreationDate: new Date(`${date}T00:00:00Z`) },
  });
  for (const name of STYLES) {
    const known = opened.get(name);
    // It accepts an opened font as well, which its types do not say.
    pdf.registerFont(name, (known ?? read(FILES[name])) as Uint8Array).font(name);
    if (known) {
      // Else it would draw each sign as whatever it stood for in an earlier file: แ leaves เ without a letter.
      (known as { _glyphs?: object })._glyphs = {};
      continue;
    }
    // The library has no public access to the font that it has opened.
    const { font } = (pdf as unknown as { _font: { font: ShapedFont } })._font;
    keepSaraAm(font);
    opened.set(name, font);
  }
  return pdf;
}

/** Selects font, size and colour; returns a function that measures a text. */
export function useStyle(pdf: PDFKit.PDFDocument, { font, size, color = INK }: Style) {
  pdf.font(font).fontSize(size).fillColor(color);
  return (text: string) => pdf.widthOfString(text);
}

/** Writes one line of text; `y` is its top. */
export function writeLine(pdf: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  pdf.text(text, x, y, { lineBreak: false });
}

/** Breaks a text into lines of a width. */
export function linesIn(pdf: PDFKit.PDFDocument, text: string, style: Style, width: number) {
  return linesOf(text, width, useStyle(pdf, style));
}
