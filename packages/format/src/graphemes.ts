// Built on first use: loading the segmentation data costs, and many pages never cut a text.
let segmenter: Intl.Segmenter | undefined;

// These vowels are written before their consonant; alone at a cut end they read as a slip.
const LEADING_VOWEL = /^[เแโใไ]$/;

/** What a reader sees as characters: a Thai consonant together with its vowel and tone marks. */
export function splitGraphemes(text: string, max = Number.POSITIVE_INFINITY): string[] {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'grapheme' });
  const graphemes: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (graphemes.length >= max) break;
    graphemes.push(segment);
  }
  return graphemes;
}

/** Where to begin instead of `start`, so that a consonant is not left without the vowel before it. */
export function beginBefore(graphemes: readonly string[], start: number): number {
  return LEADING_VOWEL.test(graphemes[start - 1] ?? '') ? start - 1 : start;
}

/** Where to cut instead of `end`, so that no leading vowel is left without its consonant. */
export function cutBefore(graphemes: readonly string[], end: number, start = 0): number {
  let cut = end;
  while (cut > start && LEADING_VOWEL.test(graphemes[cut - 1] ?? '')) cut -= 1;
  // Nothing but leading vowels is not a word at all: keep the plain cut.
  return cut > start ? cut : end;
}
