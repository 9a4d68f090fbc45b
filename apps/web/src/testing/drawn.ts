/**
 * Tells whether a run takes this one of a table: every `parts`-th, so that it ends in time, or all of them by
 * CASES=all.
 */
export const isDrawn = (index: number, parts: number): boolean =>
  process.env.CASES === 'all' || index % parts === 0;
