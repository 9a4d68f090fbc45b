import css from '../tokens.css?raw';

/** A colour of tokens.css by day and by night. */
export type ColourToken = { name: string; day: string; night: string };
/** Any other token: a size, a distance, a family of letters. */
export type SizeToken = { name: string; value: string };

const BOTH = 'light-dark(';

/** In the file's order; those of high contrast stand further in. */
const declared = css
  .slice(0, css.indexOf('prefers-contrast'))
  .split('\n')
  .filter((line) => line.startsWith('  --') && line.endsWith(';'))
  .map((line) => line.slice('  --'.length, -1).split(': '))
  .map(([name = '', value = '']) => ({ name, value }));

export const COLOUR_TOKENS: readonly ColourToken[] = declared
  .filter(({ value }) => value.startsWith(BOTH))
  .map(({ name, value }) => {
    const [day = '', night = ''] = value.slice(BOTH.length, -1).split(', ');
    return { name, day, night };
  });

export const SIZE_TOKENS: readonly SizeToken[] = declared.filter(
  ({ value }) => !value.startsWith(BOTH),
);
