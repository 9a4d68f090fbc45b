/** Whether a run takes this one of a table: every `parts`-th, so that it ends in time, or all of them by FAULTS=all. */
export const isDrawn = (index: number, parts: number): boolean =>
  process.env.FAULTS === 'all' || index % parts === 0;
