import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = '**/*.{js,css,svg,json,txt,xml}';
/** One packet carries this much anyhow. */
const LEAST_BYTES = 1_024;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Compresses a file once: puts `x.js.br` and `x.js.gz` beside `x.js`. */
async function compress(file: string, quality: number): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    packBrotli(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    packGzip(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

/**
 * Compresses every file of a folder that gains by it. Not pages and the manifest, which the web server makes, nor
 * pictures and fonts, which are compressed already.
 */
export async function compressFolder(folder: string, quality: number): Promise<void> {
  const files = globSync(PACKED, { cwd: folder }).map((name) => resolve(folder, name));
  await Promise.all(files.map((file) => compress(file, quality)));
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
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressFolder(outDir, constants.BROTLI_MAX_QUALITY),
    },
  };
}
