// Writes src/fonts/files anew: `node apps/web/build/subset-fonts.ts`. Each weight of the portal's font has one file
// with the portal's Thai and Latin letters, for which every page waits, and one with the rest of Latin, which a browser
// loads only for such a letter. fonts.css and fonts-bold.css say which letters are in which file.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
// @ts-expect-error The library has no types.
import subsetFont from 'subset-font';

const FACE = 'noto-sans-thai-looped';
const { resolve } = createRequire(import.meta.url);

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

const THAI = `${between(0xe01, 0xe3a)}${between(0xe3f, 0xe5b)}\u25cc`;
const SPACES = '\u00a0\u2009\u200a\u200b\u200c\u200d\u202f\u2060';
const LATIN = `${between(0x20, 0x7e)}${SPACES}©«°±·»×÷–—‘’“”•…`;
/** Other marks, and foreign names, as far as the font has their letters. */
const REST = [...between(0xa1, 0x2ff), ...between(0x2000, 0x206f), '€', '™']
  .filter((text) => !LATIN.includes(text))
  .join('');
/** Features that browsers apply by default: marks in their place, kerning; not those that a style must ask for. */
const FEATURES = ['ccmp', 'rlig', 'calt', 'dist', 'kern', 'mark', 'mkmk'];

const PARTS = [
  ['first-400', '400Regular', THAI + LATIN],
  ['first-700', '700Bold', THAI + LATIN],
  ['rest-400', '400Regular', REST],
] as const;

/** The files, and what each is made of. */
export const FILES = PARTS.map(([part, weight, letters]) => ({
  file: new URL(`../src/fonts/files/${FACE}-${part}-normal.woff2`, import.meta.url),
  source: resolve(`@expo-google-fonts/${FACE}/${weight}/NotoSansThaiLooped_${weight}.ttf`),
  letters,
}));

/** Returns the font of `source` with these letters and no others. */
export const subset = ({ source, letters }: { source: string; letters: string }) =>
  subsetFont(readFileSync(source), letters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });

if (import.meta.main) {
  for (const file of FILES) writeFileSync(file.file, await subset(file));
}
