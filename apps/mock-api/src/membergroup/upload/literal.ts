/** A formula that is but a text or number itself: ="00001", as reports write to keep its zeros. */
const TEXT = /^="([^"]*)"$/;
const NUMBER = /^=(-?[\d,]+(?:\.\d+)?)$/;
/** Signs in front that keep a spreadsheet from reading a text as a number or formula. */
const KEPT = /^['’‘`´]+ ?/;

/**
 * The text that a cell's words stand for: without the sign in front of a text, and the value of a formula that reckons
 * nothing; undefined for every other formula, which begins with =.
 */
export function literalOf(words: string): string | undefined {
  if (!words.startsWith('=')) return words.replace(KEPT, '');
  return (TEXT.exec(words) ?? NUMBER.exec(words))?.[1];
}
