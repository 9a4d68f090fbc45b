import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

export interface Paper {
  /** Text of each page, runs of blanks as one. */
  readonly pages: readonly string[];
  /** Width and height of the first page in millimetres, rounded. */
  readonly size: readonly [number, number];
}

const MM_PER_POINT = 25.4 / 72;

/** Returns what Chromium prints of the page as it stands. */
export async function printed(page: Page): Promise<Paper> {
  return readPdf(await page.pdf({ preferCSSPageSize: true }));
}

/** Returns what a PDF file says. */
export async function readPdf(bytes: Buffer): Promise<Paper> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
  const mm = (points: number) => Math.round(points * MM_PER_POINT);
  return {
    pages: text.map((word) => word.replaceAll(/\s+/g, ' ')),
    size: [mm(width), mm(height)],
  };
}

/** Presses the button that saves the paper of the page as a PDF file. */
export async function savedPdf(page: Page): Promise<Paper & { readonly name: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ดาวน์โหลด PDF' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), ...(await readPdf(await readFile(await file.path()))) };
}
