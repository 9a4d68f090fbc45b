// Built on first use: loading the segmentation data costs, and many pages never cut a text.
let segmenter: Intl.Segmenter | undefined;

// These vowels are written before their consonant; alone at a cut end they look like a typo.
const LEADING_VOWEL = /^[เแโใไ]$/;

/** Splits a text into what a reader sees as characters: a Thai consonant together with its vowel and tone marks. */
export function splitGraphemes(text: string, max = Number.POSITIVE_INFINITY): string[] {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'grapheme' });
  const graphemes: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (graphemes.length >= max) break;
    graphemes.push(segment);
  }
  return graphemes;
}

/** Moves `start` back, so that a consonant is not left without the vowel before it. */
export function beginBefore(graphemes: readonly string[], start: number): number {
  return LEADING_VOWEL.test(graphemes[start - 1] ?? '') ? start - 1 : start;
}

/** Moves `end` back, so that no leading vowel is left without its consonant. */
export function cutBefore(graphemes: readonly string[], end: number, start = 0): number {
  let cut = end;
  while (cut > start && LEADING_VOWEL.test(graphemes[cut - 1] ?? '')) cut -= 1;
  // Only leading vowels are not a word at all: keep the plain cut.
  return cut > start ? cut : end;
}
