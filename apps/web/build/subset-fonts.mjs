// Writes src/fonts/files anew: `node apps/web/build/subset-fonts.mjs`. Each weight of the portal's face in two files, Thai and
// Latin as the portal writes it, which every page waits for; the rest of Latin in one, which a browser fetches only
// where such a letter stands. fonts.css and fonts-bold.css say which letters are in which file.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const FACE = 'noto-sans-thai-looped';
const { resolve } = createRequire(import.meta.url);

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

const THAI = `${between(0xe01, 0xe3a)}${between(0xe3f, 0xe5b)}\u25cc`;
const LATIN = `${between(0x20, 0x7e)}${between(0xa0, 0xb7)}×÷${between(0x2000, 0x206f)}`;
/** Names from abroad, as far as the face has their letters. */
const REST = [...between(0xb8, 0x2ff), '€', '™'].filter((one) => !LATIN.includes(one)).join('');

const PARTS = [
  ['thai', '400', THAI],
  ['thai', '700', THAI],
  ['latin', '400', LATIN],
  ['latin', '700', LATIN],
  ['rest', '400', REST],
];

for (const [part, weight, letters] of PARTS) {
  const from = part === 'thai' ? part : 'latin';
  const source = resolve(`@fontsource/${FACE}/files/${FACE}-${from}-${weight}-normal.woff2`);
  const file = await subsetFont(readFileSync(source), letters, { targetFormat: 'woff2' });
  writeFileSync(
    new URL(`../src/fonts/files/${FACE}-${part}-${weight}-normal.woff2`, import.meta.url),
    file,
  );
  console.log(part, weight, file.length);
}
