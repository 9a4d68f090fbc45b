import { SHOWS_SOMETHING } from '@coop/contracts/info/post-limits';

// The contract's rules for fields as rules of the form library.

/** A text with at least one visible character, up to a length. */
export const required = (most: number, needed: string, tooLong: string) => ({
  validate: (value: string) => SHOWS_SOMETHING.test(value) || needed,
  maxLength: { value: most, message: tooLong },
});

export const optional = (most: number, tooLong: string) => ({
  maxLength: { value: most, message: tooLong },
});
