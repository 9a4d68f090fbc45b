import { toArabicDigits } from '@coop/format/thai-digits';
import { repairThai } from '@coop/format/thai-text';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** A tone mark in front of the vowel that belongs before it: ท่ี for ที่, นำ้ for น้ำ. */
const TONE_FIRST = /([\u0E48-\u0E4E])([\u0E31\u0E34-\u0E3A\u0E47])/g;
const TONE_LAST = /\u0E33([\u0E48-\u0E4B])/g;

/** The text of a cell as it is seen: without what nobody sees, its marks in order, its digits 0-9. */
export const plain = (text: string): string =>
  toArabicDigits(
    repairThai(text.replace(INVISIBLE, ''))
      .replace(TONE_FIRST, '$2$1')
      .replace(TONE_LAST, '$1\u0E33'),
  );
