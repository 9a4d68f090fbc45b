import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';

export type Weight = 400 | 700;

export const FAMILY = 'Noto Sans Thai Looped';

const fileOf = (path: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-thai-looped/${path}`));

/** The portal's fonts as files that can be drawn with; the web's own are subsets in WOFF2. */
export const FONT_FILES: Readonly<Record<Weight, string>> = {
  400: fileOf('400Regular/NotoSansThaiLooped_400Regular.ttf'),
  700: fileOf('700Bold/NotoSansThaiLooped_700Bold.ttf'),
};

const open = (weight: Weight) => {
  const bytes = readFileSync(FONT_FILES[weight]);
  return opentype.parse(new Uint8Array(bytes).buffer);
};

// Read on first use: most requests are for pages.
const fonts = new Map<Weight, opentype.Font>();
function fontOf(weight: Weight): opentype.Font {
  const font = fonts.get(weight) ?? open(weight);
  fonts.set(weight, font);
  return font;
}

/** Returns the width in px of a text on one line. Marks have none of their own, so no shaping is needed to know it. */
export function widthOf(text: string, size: number, weight: Weight): number {
  const font = fontOf(weight);
  let units = 0;
  for (const letter of text) units += font.charToGlyph(letter).advanceWidth ?? 0;
  return (units / font.unitsPerEm) * size;
}

/** More letters than any picture has room for. */
const LONGEST = 800;
/** Marks on one consonant: a vowel and a tone, or the two of สิทธิ์. */
const MOST_MARKS = 2;

/** Vowels above and below, tone marks and other signs over or under a consonant. */
const isMark = (letter: string) => /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/.test(letter);
const isConsonant = (letter: string) => /[\u0E01-\u0E2E]/.test(letter);
const SARA_AM = '\u0E33';

/** Removes marks without a consonant, and so many on one that they would climb out of the line. */
function withoutLooseMarks(letters: readonly string[]): string {
  let marks = MOST_MARKS;
  let text = '';
  for (const letter of letters) {
    const isOn = isMark(letter) || letter === SARA_AM;
    if (isOn && marks >= MOST_MARKS) continue;
    if (isMark(letter)) marks += 1;
    else marks = isConsonant(letter) ? 0 : MOST_MARKS;
    text += letter;
  }
  return text;
}

/** Returns a text as it can be drawn: on one line, without characters that the font lacks and without loose marks. */
export function drawable(text: string): string {
  const font = fontOf(700);
  // A tone mark belongs before sara am, and is often typed after it.
  const ordered = text.normalize('NFC').replace(/\u0E33([\u0E48-\u0E4B])/g, '$1\u0E33');
  const letters = Array.from(ordered.replace(/\s+/g, ' '))
    .slice(0, LONGEST)
    .filter((letter) => isMark(letter) || !/[\p{Cc}\p{Cf}\p{Mn}]/u.test(letter))
    .filter((letter) => font.hasChar(letter));
  return withoutLooseMarks(letters).replace(/ {2,}/g, ' ').trim();
}
