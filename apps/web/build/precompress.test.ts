import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFolder } from './precompress.ts';

test('scripts, styles and drawings are compressed beside themselves; pages and fonts are not', async () => {
  const place = mkdtempSync(join(tmpdir(), 'precompress-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  mkdirSync(join(place, 'assets'));
  const text = 'สหกรณ์ '.repeat(500);
  for (const name of ['assets/a-1.js', 'b.svg', 'index.html', 'c.woff2']) {
    writeFileSync(join(place, name), text);
  }
  writeFileSync(join(place, 'small.js'), 'x');
  await compressFolder(place);

  expect(readdirSync(place).sort()).toEqual(
    ['assets', 'b.svg', 'b.svg.br', 'b.svg.gz', 'c.woff2', 'index.html', 'small.js'].sort(),
  );
  const packed = (ending: string) => readFileSync(join(place, `assets/a-1.js.${ending}`));
  expect(brotliDecompressSync(packed('br')).toString()).toBe(text);
  expect(gunzipSync(packed('gz')).toString()).toBe(text);
});
