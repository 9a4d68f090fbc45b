/** Returns a place of an answer without the numbers of rows, for which a star stands: `rows.*.amount`. */
export const fieldName = (path: string): string =>
  path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? '*' : part))
    .join('.');
