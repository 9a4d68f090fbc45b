import { digitsOnly } from '@coop/format/text/thai-text';
import type { FormEvent } from 'react';

/** Accepts at most `most` digits and nothing else (specification 5); Thai digits become 0-9. Keeps the caret. */
export function keepDigits(mostDigits: number) {
  return ({ currentTarget: field }: FormEvent<HTMLInputElement>): void => {
    const kept = digitsOnly(field.value).slice(0, mostDigits);
    if (kept === field.value) return;
    const caret = digitsOnly(field.value.slice(0, field.selectionStart ?? mostDigits)).length;
    field.value = kept;
    field.setSelectionRange(caret, caret);
  };
}
