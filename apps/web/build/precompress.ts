import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = '**/*.{js,css,svg,json,txt,xml}';
/** One packet carries this much anyhow. */
const LEAST_BYTES = 1_024;

const packBrotli = promisify<Buffer, Buffer>(brotliCompress);
const packGzip = promisify(gzip);

/**
 * Puts `x.js.br` and `x.js.gz` beside every `x.js` of a folder that gains by it. Not pages and the manifest, which the web
 * server makes, nor pictures and fonts, which are compressed already.
 */
export async function compressFolder(folder: string): Promise<void> {
  const compress = async (name: string) => {
    const file = join(folder, name);
    const bytes = await readFile(file);
    if (bytes.length < LEAST_BYTES) return;
    await writeFile(`${file}.br`, await packBrotli(bytes));
    await writeFile(`${file}.gz`, await packGzip(bytes, { level: 9 }));
  };
  await Promise.all(globSync(PACKED, { cwd: folder }).map(compress));
}

/** Compresses the build when all of it is written, including the service worker. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    closeBundle: { order: 'post', sequential: true, handler: () => compressFolder(outDir) },
  };
}
