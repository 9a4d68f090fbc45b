// Zero-width space, joiners, word joiner, byte-order mark, soft hyphen: invisible but they break matches.
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;

/**
 * Unifies spellings that look the same: two เ typed for แ, and ํ + า for ำ (with a tone mark on either side of the ํ),
 * are joined; invisible characters dropped; spaces collapsed and trimmed. NFC, never NFKC, which takes ำ apart.
 */
export function repairThai(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replaceAll('เเ', 'แ')
    .replace(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '$1\u0E33')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Number of letters of a line that take room: marks above and below a letter take none. */
export const letterCount = (line: string) => line.replace(/\p{M}/gu, '').length;

/** Returns the form for comparing and searching: `repairThai`, in lower case. Idempotent. */
export function normaliseThai(text: string): string {
  return repairThai(text).toLowerCase();
}

/**
 * Tests whether a text contains another, both normalised. By substring, not by word: dictionary segmentation splits
 * compound terms (ฌาปนกิจ|สงเคราะห์). An empty needle is in every text.
 */
export function includesThai(haystack: string, needle: string): boolean {
  return normaliseThai(haystack).includes(normaliseThai(needle));
}
