import type { ReactNode } from 'react';

/** A dash is what a page says for nothing; a file has an empty cell. */
export const DASH = /^ ?[-–] ?$/;

/** Returns words, or the dash for nothing: it is for the eye. */
export const orNothing = (words: string): ReactNode =>
  DASH.test(words) ? <span aria-hidden="true">{words}</span> : words;
