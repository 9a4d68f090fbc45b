import { digitsOnly } from '@coop/format/thai-digits';
import type { FormEvent } from 'react';

/**
 * Refuses every sign but a digit as it is typed or pasted (specification 5), and more than so many of them; Thai digits
 * turn into 0-9. The caret stays where it is among the digits.
 */
export function keepDigits(most: number) {
  return ({ currentTarget: field }: FormEvent<HTMLInputElement>): void => {
    const kept = digitsOnly(field.value).slice(0, most);
    if (kept === field.value) return;
    const caret = digitsOnly(field.value.slice(0, field.selectionStart ?? most)).length;
    field.value = kept;
    field.setSelectionRange(caret, caret);
  };
}
