import type { Imprint } from '../imprint.ts';
import type { Mark } from '../mark.ts';
import type { Paper, Verification } from '../paper.ts';
import { drawBlocks } from './draw-blocks.ts';
import { drawFrame, drawOpening } from './draw-head.ts';
import { type Flow, nextPage } from './flow.ts';
import { type Letters, MARGIN, openFile } from './page.ts';
import { isWide } from './table-grid.ts';

/** Width of upright A4 between its margins. */
const UPRIGHT = 595.28 - 2 * MARGIN.x;

/** Parts that only some files have. */
export interface Extras {
  /** The logo of the cooperative as a JPEG; without it its seal has the initials. */
  readonly logo?: ArrayBuffer | undefined;
  /** Makes what stands on a paper that is signed, so that anyone can check it. */
  readonly markOf?: (verification: Verification | undefined) => Mark | undefined;
}

/** Draws a paper on pages of its own; answers what draws their heads and feet, once it is known how many pages there are. */
function drawPaper(
  pdf: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  paper: Paper,
  making: Imprint,
  { logo, markOf }: Extras,
): () => void {
  const first = pdf.bufferedPageRange().count;
  const isTooWide = () =>
    paper.blocks.some((block) => block.kind === 'table' && isWide(pdf, block, UPRIGHT));
  // An official paper stands as it does in print, whatever somebody wrote into its table.
  const lying = paper.isLying ?? (paper.look === 'table' && isTooWide());
  const mark = markOf?.(paper.verification);
  const flow: Flow = { pdf, root, paper, making, mark, logo, lying, y: 0, pages: 0 };
  nextPage(flow);
  drawOpening(flow);
  drawBlocks(flow);
  const end = pdf.bufferedPageRange().count;
  return () => {
    const all = pdf.bufferedPageRange().count;
    for (let page = first; page < end; page += 1) {
      pdf.switchToPage(page);
      drawFrame(flow, { ofPaper: page - first + 1, ofFile: page + 1, all });
    }
  };
}

/**
 * A file of A4 pages with text that can be searched and read aloud: one paper, or several, each with pages of its own.
 * The first names the file.
 */
export async function writePdf(
  papers: readonly [Paper, ...Paper[]],
  making: Imprint,
  letters: Letters,
  extras: Extras = {},
): Promise<Uint8Array<ArrayBuffer>[]> {
  const pdf = openFile(papers[0], making, letters);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const frames = papers.map((paper) => drawPaper(pdf, root, paper, making, extras));
  for (const drawFrames of frames) drawFrames();
  root.end();
  pdf.end();
  await ended;
  return chunks;
}
