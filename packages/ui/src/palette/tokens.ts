import css from '../tokens.css?raw';

/** A colour of tokens.css by day and by night. */
export type ColourToken = { name: string; day: string; night: string };
/** Any other token: a size, a distance, a family of letters. */
export type SizeToken = { name: string; value: string };

/** In the file's order; those of high contrast stand further in. */
const COLOUR = /^ {2}--([\w-]+): light-dark\((#\w+|rgb\([^)]*\)), (#\w+|rgb\([^)]*\))\);$/gm;
const SIZE = /^ {2}--([\w-]+): (?!light-dark)(.+);$/gm;

const plain = css.slice(0, css.indexOf('prefers-contrast'));

export const COLOUR_TOKENS: readonly ColourToken[] = [...plain.matchAll(COLOUR)].map(
  ([, name = '', day = '', night = '']) => ({ name, day, night }),
);

export const SIZE_TOKENS: readonly SizeToken[] = [...plain.matchAll(SIZE)].map(
  ([, name = '', value = '']) => ({ name, value }),
);
