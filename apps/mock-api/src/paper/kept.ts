import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PaperDocument } from './document.ts';

/** Bytes of the files in memory, of some 20 kB each. */
const KEPT_BYTES = 2_000_000;
const KEPT_SIZES = 4_000;

const files = new LRUCache<string, Buffer>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ length }) => length,
});
const drawing = new Map<string, Promise<Buffer>>();
const sizes = new LRUCache<string, number>({ max: KEPT_SIZES });

const keyOf = (paper: PaperDocument) => hash('sha1', JSON.stringify(paper));

async function draw(key: string, paper: PaperDocument): Promise<Buffer> {
  try {
    const { drawPdf } = await import('./draw.ts');
    const bytes = await drawPdf(paper);
    files.set(key, bytes);
    sizes.set(key, bytes.length);
    return bytes;
  } finally {
    drawing.delete(key);
  }
}

/** Returns a document as a PDF file, drawn unless it has been asked for lately. */
export async function pdfOf(paper: PaperDocument): Promise<Buffer> {
  const key = keyOf(paper);
  const kept = files.get(key) ?? drawing.get(key);
  if (kept) return kept;
  const drawn = draw(key, paper);
  drawing.set(key, drawn);
  return drawn;
}

/** Returns the number of bytes of a document as a PDF file, which is remembered longer than the file. */
export async function pdfSizeOf(paper: PaperDocument): Promise<number> {
  return sizes.get(keyOf(paper)) ?? (await pdfOf(paper)).length;
}
