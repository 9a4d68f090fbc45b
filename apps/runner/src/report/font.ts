import { readFileSync } from 'node:fs';

/** The Thai glyphs of the portal's own font; a machine that tests an API often has none. */
function faceOf(weight: 400 | 700): string {
  const file = import.meta.resolve(`@fontsource/sarabun/files/sarabun-thai-${weight}-normal.woff2`);
  const data = readFileSync(new URL(file)).toString('base64');
  return `@font-face { font-family: 'Report Thai'; font-weight: ${weight}; unicode-range: U+0E01-0E5B, U+200C-200D;
  src: url(data:font/woff2;base64,${data}) format('woff2'); }`;
}

/** Font faces with the font inside, for a page that is opened without a network. */
export const fontFaces = (): string => [faceOf(400), faceOf(700)].join('\n');
