import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Imprint } from '@coop/papers/imprint';
import type { Paper } from '@coop/papers/paper';
import { LRUCache } from 'lru-cache';

const { resolve } = createRequire(import.meta.url);
const FACE = '@expo-google-fonts/noto-sans-thai-looped';
/** A copy, because the library accepts only its own realm's Uint8Array, which in jsdom is not that of a Buffer. */
const face = (name: string) => new Uint8Array(readFileSync(resolve(`${FACE}/${name}.ttf`)));

let letters: { regular: Uint8Array<ArrayBuffer>; bold: Uint8Array<ArrayBuffer> } | undefined;

/** Files of some 20 kB each; more than the example cooperative publishes, whose lists name the size of every one. */
const files = new LRUCache<string, Promise<Buffer>>({ max: 1_000 });

async function draw(paper: Paper, imprint: Imprint): Promise<Buffer> {
  const { writePdf } = await import('@coop/papers/pdf/write-pdf');
  letters ??= {
    regular: face('400Regular/NotoSansThaiLooped_400Regular'),
    bold: face('700Bold/NotoSansThaiLooped_700Bold'),
  };
  return Buffer.concat(await writePdf([paper], imprint, letters));
}

/** Returns a paper as a PDF file, drawn unless it has been asked for lately. Equal papers make equal files. */
export function pdfOf(paper: Paper, imprint: Imprint): Promise<Buffer> {
  const key = hash('sha1', JSON.stringify([paper, imprint]));
  let file = files.get(key);
  if (!file) {
    file = draw(paper, imprint);
    files.set(key, file);
    file.catch(() => files.delete(key));
  }
  return file;
}
