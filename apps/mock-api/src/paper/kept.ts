import { LRUCache } from 'lru-cache';
import type { PaperDocument } from './document.ts';

/** Maximum number of documents in memory, of some 20 kB each. */
const KEPT = 400;

const files = new LRUCache<string, Promise<Buffer>>({ max: KEPT });

/** Returns a document as a PDF file, made on the first call, when the library is loaded. */
export function pdfOf(paper: PaperDocument): Promise<Buffer> {
  const key = JSON.stringify(paper);
  const kept = files.get(key);
  if (kept) return kept;
  const made = import('./write-pdf.ts').then(({ writePdf }) => writePdf(paper));
  files.set(key, made);
  made.catch(() => files.delete(key));
  return made;
}
