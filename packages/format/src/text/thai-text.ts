// One idea of what is invisible and what is the same, which fields, searches, files and comparisons pass.

/** Characters that take no room, such as marks of direction and joiners; an emoji, which they hold together, is kept. */
const INVISIBLE =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*|[\t-\r\u0085])|[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB]/gu;

/** A space of any kind, also those that are no white space to the language. */
const SPACES = /[\s\u0085\u2800]+/g;
const DASHES = /[\p{Pd}\u02D7\u2043\u2212]/gu;
const JOINERS = /\p{Default_Ignorable_Code_Point}/gu;

/** Vowels and marks above and below a consonant, in the order in which they are written after it. */
const MARKS =
  '\u0E3A\u0E38\u0E39\u0E31\u0E34\u0E35\u0E36\u0E37\u0E47\u0E48\u0E49\u0E4A\u0E4B\u0E4C\u0E4D\u0E4E';
const MARK_RUN = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]{2,}/g;
const AM_BEFORE_MARKS = /\u0E33([\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]+)/g;

const ordered = (marks: string) =>
  [...new Set(marks)].sort((a, b) => MARKS.indexOf(a) - MARKS.indexOf(b)).join('');

/** Puts vowel before tone, the ำ last; a mark that is typed twice on one consonant is seen once. */
const orderMarks = (text: string) =>
  text
    .replace(MARK_RUN, ordered)
    .replaceAll('\u0E4D\u0E32', '\u0E33')
    .replace(AM_BEFORE_MARKS, '$1\u0E33')
    .replace(MARK_RUN, ordered);

/** Drops what nobody sees, and keeps line breaks. */
export const dropInvisible = (text: string): string => text.replace(INVISIBLE, '$1');

/**
 * Unifies spellings that look the same: marks in one order (นำ้ is น้ำ, ท่ี is ที่), two เ typed for แ, ํ + า for ำ;
 * invisible characters dropped; spaces of all kinds collapsed and trimmed. NFC, never NFKC, which takes ำ apart.
 */
export function repairThai(text: string): string {
  return orderMarks(dropInvisible(text).normalize('NFC'))
    .replaceAll('เเ', 'แ')
    .replace(SPACES, ' ')
    .trim();
}

const fromCode = (char: string, away: number) => String.fromCharCode(char.charCodeAt(0) - away);

/** Replaces ๐-๙, and letters and signs of full width, by those of the keyboard: phones produce both. */
const toPlainSigns = (text: string) =>
  text
    .replace(/[๐-๙]/g, (digit) => fromCode(digit, 0xe20))
    .replace(/[\uFF01-\uFF5E]/g, (sign) => fromCode(sign, 0xfee0));

/**
 * Reads what was typed or pasted for a number, a code or a name: `repairThai`, with 0-9 for digits of all kinds and `-`
 * for dashes of all kinds. Idempotent.
 */
export function readTyped(text: string): string {
  return repairThai(toPlainSigns(text.replace(JOINERS, '')).replace(DASHES, '-'));
}

/** Returns only the digits of a text, as 0-9; Thai digits are converted first. */
export function digitsOnly(text: string): string {
  return toPlainSigns(text).replace(/[^0-9]/g, '');
}

/** Number of letters of a line that take room: marks above and below a letter take none. */
export const letterCount = (line: string) => line.replace(/\p{M}/gu, '').length;

/** Returns the form for comparing and searching: `readTyped`, in lower case. Idempotent. */
export function normaliseThai(text: string): string {
  return readTyped(text).toLowerCase();
}

/**
 * Tests whether a text contains another, both normalised. By substring, not by word: dictionary segmentation splits
 * compound terms (ฌาปนกิจ|สงเคราะห์). An empty needle is in every text.
 */
export function includesThai(haystack: string, needle: string): boolean {
  return normaliseThai(haystack).includes(normaliseThai(needle));
}
