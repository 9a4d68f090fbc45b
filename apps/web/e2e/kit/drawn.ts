import { spawnSync } from 'node:child_process';

const PARTS = 4;

// Asked once, by playwright.config.ts, whose environment the workers share: who commits meanwhile draws nothing else.
process.env.DRAWN_BY ??=
  spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).stdout ?? '';
const turn = Number.parseInt(process.env.DRAWN_BY, 16) || 0;

/**
 * Returns the part of many alike that is looked at in this run: one in four, drawn by the commit, so that each is met
 * every few commits. CASES=all leaves none out.
 */
export const drawn = <T>(items: readonly T[], parts = PARTS): T[] =>
  items.filter((_, index) => process.env.CASES === 'all' || (index + turn) % parts === 0);

/** Returns the one of few that is drawn, another for each place in a list; all of them with CASES=all. */
export const drawnAt = <T>(place: number, items: readonly T[]): T[] => {
  const first = place % items.length;
  return drawn([...items.slice(first), ...items.slice(0, first)], items.length);
};
