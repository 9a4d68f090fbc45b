// Writes src/fonts/files anew: `node apps/web/build/subset-fonts.mjs`. Each weight of the portal's face in three files: Thai and
// Latin as the portal writes them, which every page waits for, and the rest of Latin (names from abroad), which a
// browser fetches only where such a letter stands. fonts.css and fonts-bold.css say which letters are in which file.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const WEIGHTS = ['400', '700'];
const FACE = 'noto-sans-thai-looped';
const { resolve } = createRequire(import.meta.url);

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

const THAI = [between(0xe01, 0xe3a), between(0xe3f, 0xe5b), between(0x200b, 0x200d), '\u25cc'].join(
  '',
);
const LATIN = `${between(0x20, 0x7e)}\u00a0©«®°±·»×÷${between(0x2000, 0x206f)}`;
/** As far as the face has them. */
const REST = [...between(0xa1, 0x2ff), ...between(0x2070, 0x25cb)]
  .filter((letter) => !LATIN.includes(letter) && letter !== '−')
  .join('');

const PARTS = [
  ['thai', 'thai', THAI],
  ['latin', 'latin', LATIN],
  ['latin', 'rest', REST],
];

for (const weight of WEIGHTS) {
  for (const [from, to, letters] of PARTS) {
    const source = resolve(`@fontsource/${FACE}/files/${FACE}-${from}-${weight}-normal.woff2`);
    const file = await subsetFont(readFileSync(source), letters, { targetFormat: 'woff2' });
    writeFileSync(
      new URL(`../src/fonts/files/${FACE}-${to}-${weight}-normal.woff2`, import.meta.url),
      file,
    );
    console.log(to, weight, file.length);
  }
}
