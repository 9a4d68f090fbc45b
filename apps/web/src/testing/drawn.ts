/**
 * Tells whether a run takes this one of a table: every `parts`-th, so that it ends in time, or all of them by
 * CASES=all. Always the same, unlike what browsers look at (e2e/kit/drawn.ts): turbo keeps results by what stands in files.
 */
export const isDrawn = (index: number, parts: number): boolean =>
  process.env.CASES === 'all' || index % parts === 0;
