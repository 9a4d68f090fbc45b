import { SHOWS_SOMETHING } from '@coop/contracts/info/post-limits';

// Rules of the contract's fields, for the form library.

/** A text that shows something, up to a length. */
export const required = (most: number, needed: string, tooLong: string) => ({
  validate: (value: string) => SHOWS_SOMETHING.test(value) || needed,
  maxLength: { value: most, message: tooLong },
});

export const optional = (most: number, tooLong: string) => ({
  maxLength: { value: most, message: tooLong },
});
