import type { PaperDocument } from './document.ts';
import { Flow, TITLE } from './flow.ts';
import { A4, GREEN, INNER, MARGIN, openPage, RULE, useStyle, writeLine } from './page.ts';

const SMALL = { font: 'regular', size: 9.5, color: '#4a5652' } as const;

/** Writes head and foot of every page, which screen readers skip. */
function frame(pdf: PDFKit.PDFDocument, paper: PaperDocument, page: number, pages: number): void {
  pdf.markContent('Artifact', { type: 'Pagination' });
  useStyle(pdf, { font: 'bold', size: 12.5, color: GREEN });
  writeLine(pdf, paper.publisher, MARGIN.x, 36);
  useStyle(pdf, SMALL);
  writeLine(pdf, paper.address, MARGIN.x, 56);
  pdf
    .moveTo(MARGIN.x, 80)
    .lineTo(MARGIN.x + INNER, 80)
    .lineWidth(1.2)
    .strokeColor(RULE)
    .stroke();
  const foot = A4.height - 46;
  writeLine(pdf, paper.number, MARGIN.x, foot);
  const count = `หน้า ${page}/${pages}`;
  writeLine(pdf, count, MARGIN.x + INNER - pdf.widthOfString(count), foot);
  pdf.endMarkedContent();
}

/** Writes a document as a PDF file of A4 pages whose text is searchable and accessible. */
export async function writePdf(paper: PaperDocument): Promise<Buffer> {
  const pdf = openPage(paper);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  const flow = new Flow(pdf);
  flow.text('H1', paper.title, TITLE, 2);
  flow.text('P', `เลขที่ ${paper.number}   วันที่ ${paper.dateText}`, SMALL, 12);
  for (const block of paper.blocks) flow.block(block);
  flow.end();
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    frame(pdf, paper, page + 1, count);
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
