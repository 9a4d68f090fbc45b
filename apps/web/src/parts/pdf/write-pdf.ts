import { formatThaiDateTime } from '@coop/format/thai-date';
import { drawTable, isWide } from './draw-table.ts';
import {
  GREEN,
  innerWidth,
  LEADING,
  type Letters,
  linesIn,
  MARGIN,
  openPage,
  rule,
  type Style,
  useStyle,
  writeLine,
} from './page.ts';
import type { Paper, PaperCheck } from './paper.ts';

const TITLE: Style = { font: 'bold', size: 15, color: GREEN };
const FACT: Style = { font: 'regular', size: 10 };
const SMALL: Style = { font: 'regular', size: 8.5, color: '#4a5652' };
const SIGNATURE = 80;

const checkWords = ({ number, check, address }: PaperCheck) =>
  `ตรวจสอบเอกสาร เลขที่ ${number} รหัส ${check} ที่ ${address}`;

/** Head and foot of every page, which reading aloud leaves out. */
function frame(pdf: PDFKit.PDFDocument, paper: Paper, count: string): void {
  const { coopName, owner = '', title, verification, madeAt } = paper;
  const right = MARGIN.x + innerWidth(pdf);
  pdf.markContent('Artifact', { type: 'Pagination' });
  useStyle(pdf, { font: 'bold', size: 11, color: GREEN });
  writeLine(pdf, coopName, MARGIN.x, 28);
  const measure = useStyle(pdf, SMALL);
  writeLine(pdf, [title, owner].filter(Boolean).join(' · '), MARGIN.x, 46);
  const foot = pdf.page.height - 40;
  writeLine(pdf, `จัดทำเมื่อ ${formatThaiDateTime(madeAt)}`, MARGIN.x, foot);
  writeLine(pdf, count, right - measure(count), foot);
  if (verification) writeLine(pdf, checkWords(verification), MARGIN.x, foot - 14);
  pdf.endMarkedContent();
  rule(pdf, MARGIN.x, right, 66, 1);
}

/** Title and facts; answers where they end. */
function opening(pdf: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, paper: Paper): number {
  let y: number = MARGIN.top;
  const write = (tag: string, text: string, style: Style) => {
    const draw = () => {
      for (const line of linesIn(pdf, text, style, innerWidth(pdf))) {
        writeLine(pdf, line, MARGIN.x, y);
        y += style.size * LEADING;
      }
    };
    root.add(pdf.struct(tag, {}, draw));
  };
  write('H1', paper.title, TITLE);
  for (const [term, value] of paper.facts) write('P', `${term} ${value}`, FACT);
  return y + 8;
}

/** A line for each who signs, in one row of the page. */
function signatures(
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  names: readonly string[],
  y: number,
): void {
  let top = y;
  if (top + SIGNATURE > pdf.page.height - MARGIN.bottom) {
    pdf.addPage();
    top = MARGIN.top;
  }
  const width = innerWidth(pdf) / names.length;
  for (const [at, name] of names.entries()) {
    const left = MARGIN.x + at * width;
    rule(pdf, left + 10, left + width - 10, top + 50);
    const draw = () => {
      const measure = useStyle(pdf, FACT);
      writeLine(pdf, name, left + (width - measure(name)) / 2, top + 54);
    };
    root.add(pdf.struct('P', {}, draw));
  }
}

/** The paper as a PDF file of A4 pages with text that can be searched and read aloud. */
export async function writePdf(paper: Paper, letters: Letters): Promise<Uint8Array<ArrayBuffer>[]> {
  const lying = isWide(openPage(paper, letters, false), paper);
  const pdf = openPage(paper, letters, lying);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const end = drawTable(pdf, root, paper, opening(pdf, root, paper));
  if (paper.signatures?.length) signatures(pdf, root, paper.signatures, end);
  root.end();
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    frame(pdf, paper, `หน้า ${page + 1} จาก ${count}`);
  }
  pdf.end();
  await ended;
  return chunks;
}
