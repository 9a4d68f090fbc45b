// Compresses a build once, as hard as can be, so that the web server sends files as they are: `node
// tools/precompress.mjs apps/web/dist` puts x.js.br and x.js.gz beside each x.js. Pages and the manifest are left
// alone, because the web server fills the cooperative's name in; pictures and fonts are compressed already.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const PACKED = new Set(['.js', '.css', '.svg', '.json', '.txt', '.xml']);
/** One packet carries this much anyhow. */
const LEAST_BYTES = 1_024;

const [directory] = process.argv.slice(2);
if (!directory) {
  console.error('usage: node tools/precompress.mjs DIRECTORY');
  process.exit(2);
}

const total = { files: 0, raw: 0, brotli: 0, gzip: 0 };
for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !PACKED.has(extname(entry.name))) continue;
  const bytes = readFileSync(file);
  if (bytes.length < LEAST_BYTES) continue;
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  const gzip = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzip);
  total.files += 1;
  total.raw += bytes.length;
  total.brotli += brotli.length;
  total.gzip += gzip.length;
}
const kB = (bytes) => `${Math.round(bytes / 1_000)} kB`;
console.log(
  `${total.files} files: ${kB(total.raw)}, gzip ${kB(total.gzip)}, brotli ${kB(total.brotli)}`,
);
