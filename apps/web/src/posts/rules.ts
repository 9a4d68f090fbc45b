import {
  isOfficialName,
  MOST_NAME,
  POST_WORDS,
  SHOWS_SOMETHING,
} from '@coop/contracts/info/post-limits';

// The contract's rules for fields as rules of the form library.

/** A text with at least one visible character, up to a length. */
export const required = (mostLetters: number, needed: string, tooLong: string) => ({
  validate: (value: string) => SHOWS_SOMETHING.test(value) || needed,
  maxLength: { value: mostLetters, message: tooLong },
});

export const optional = (mostLetters: number, tooLong: string) => ({
  maxLength: { value: mostLetters, message: tooLong },
});

/** A name shown beside a visitor's text, or none. */
export const visitorName = {
  ...optional(MOST_NAME, POST_WORDS.name),
  validate: (name: string) => !isOfficialName(name) || POST_WORDS.visitorName,
};
