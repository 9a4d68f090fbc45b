import css from '../tokens.css?raw';

const BOTH = 'light-dark(';

/** In the file's order; those of high contrast stand further in. */
const declared = css
  .slice(0, css.indexOf('prefers-contrast'))
  .split('\n')
  .filter((line) => line.startsWith('  --') && line.endsWith(';'))
  .map((line) => line.slice('  --'.length, -1).split(': '))
  .map(([name = '', value = '']) => ({ name, value }));

/** The colours, by day and by night. */
export const COLOUR_TOKENS = declared
  .filter(({ value }) => value.startsWith(BOTH))
  .map(({ name, value }) => {
    const [day = '', night = ''] = value.slice(BOTH.length, -1).split(', ');
    return { name, day, night };
  });

/** All others: sizes, distances, families of letters. */
export const SIZE_TOKENS = declared.filter(({ value }) => !value.startsWith(BOTH));
