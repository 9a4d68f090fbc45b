import { normaliseThai } from '@coop/format/text/thai-text';
import search from 'approx-string-match';
import { segmentsOf, TRADE_PHRASES } from './words.ts';

/** In a shorter word a fault makes another word. */
const SHORTEST = 5;

/** Returns a function that mends one typing fault of a question, or undefined where it has none that is known. */
export function openSpelling(known: ReadonlyMap<string, number>) {
  const words = [...new Set([...TRADE_PHRASES, ...known.keys()])].filter(
    (word) => word.length >= SHORTEST && !/\d/.test(word),
  );
  const isKnown = (text: string) =>
    segmentsOf(text).every((word) => known.has(word) || /^\d+$/.test(word)) ||
    TRADE_PHRASES.includes(text);

  return (q: string): string | undefined => {
    const text = normaliseThai(q);
    if (isKnown(text)) return undefined;
    const corrected = words
      .flatMap((word) => search(text, word, 1).map((match) => ({ word, ...match })))
      .filter(({ errors }) => errors === 1)
      .map(({ word, start, end }) => ({
        word,
        text: text.slice(0, start) + word + text.slice(end),
      }))
      .filter((item) => item.text !== text && isKnown(item.text));
    const best = corrected.sort(
      (a, b) =>
        b.word.length - a.word.length || (known.get(b.word) ?? 0) - (known.get(a.word) ?? 0),
    )[0];
    return best?.text;
  };
}
