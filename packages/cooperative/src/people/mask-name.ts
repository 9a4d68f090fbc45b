import { splitGraphemes } from '@coop/format/text/graphemes';
import type { Member } from './person/person.ts';

const LEADING_VOWEL = /^[เแโใไ]$/;

/** Masks a name as นายสมชาย ใจxxxx: enough for the person to recognise. */
export function maskName({ prename, firstName, surname }: Member): string {
  const [first = '', second = ''] = splitGraphemes(surname, 2);
  return `${prename}${firstName} ${LEADING_VOWEL.test(first) ? first + second : first}xxxx`;
}
