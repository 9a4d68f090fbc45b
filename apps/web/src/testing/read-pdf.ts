import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Paper } from '@coop/papers/paper';
import type { Letters } from '@coop/papers/pdf/page';
import { writePdf } from '@coop/papers/pdf/write-pdf';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import type { Making } from '../documents/export/export-file.ts';
import { markOf } from '../documents/papers/mark.ts';

const { resolve } = createRequire(import.meta.url);
const face = (name: string) =>
  new Uint8Array(readFileSync(resolve(`@expo-google-fonts/noto-sans-thai-looped/${name}.ttf`)));
const LETTERS: Letters = {
  regular: face('400Regular/NotoSansThaiLooped_400Regular'),
  bold: face('700Bold/NotoSansThaiLooped_700Bold'),
};

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The smallest letters of a file and how far left its words begin, in points. */
async function layoutOf(pdf: Pdf) {
  let letters = Number.POSITIVE_INFINITY;
  let left = Number.POSITIVE_INFINITY;
  for (let no = 1; no <= pdf.numPages; no += 1) {
    const { items } = await (await pdf.getPage(no)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , size = 0, x = 0] = item.transform as number[];
      letters = Math.min(letters, size);
      left = Math.min(left, x);
    }
  }
  return { letters, left };
}

/** Returns what a reader finds in the file that these papers make. */
export async function readBack(
  papers: readonly [Paper, ...Paper[]],
  making: Making,
  logo?: ArrayBuffer,
) {
  const bytes = new Uint8Array(
    await new Blob(
      await writePdf(papers, making, LETTERS, {
        logo,
        markOf: (item) => markOf(item, making.origin ?? ''),
      }),
    ).arrayBuffer(),
  );
  const raw = new TextDecoder('latin1').decode(bytes);
  const pdf = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(pdf, { mergePages: false });
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
  const { info } = await getMeta(pdf);
  const pages = text.map((word) => word.replaceAll(/\s+/g, ' '));
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  const layout = await layoutOf(pdf);
  return { bytes, pages, raw, info, tree, layout, lies: width > height };
}
