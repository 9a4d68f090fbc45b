import type { Change } from './instrument.ts';
import type { Notes } from './notes.ts';

/** Score of a folder: the percentage of mutants that a test notices, and the number of survivors in each file. */
export interface Reached {
  readonly score: number;
  readonly survivors: Readonly<Record<string, number>>;
}

/** Required percentage of every folder and, unless it was worse before, of a changed file. */
export const WANTED = 90;

export interface Judged extends Change {
  readonly isNoticed: boolean;
  readonly isReached: boolean;
}

/** What became of every change, but for those that are run once as a module loads. */
export function judged(
  changes: readonly Change[],
  { noticed, reached, loaded }: Pick<Notes, 'noticed' | 'reached' | 'loaded'>,
): Judged[] {
  return changes
    .filter(({ id }) => reached.has(id) || !loaded.has(id))
    .map((one) => ({ ...one, isNoticed: noticed.has(one.id), isReached: reached.has(one.id) }));
}

type Counted = Pick<Judged, 'file' | 'isNoticed'>;

/** Rounded down, so that it can be reached again. */
export function reachedBy(mutants: readonly Counted[]): Reached {
  const survivors: Record<string, number> = {};
  for (const { file, isNoticed } of mutants) {
    if (!isNoticed) survivors[file] = (survivors[file] ?? 0) + 1;
  }
  const noticed = mutants.filter(({ isNoticed }) => isNoticed).length;
  const score = mutants.length === 0 ? 100 : Math.floor((noticed / mutants.length) * 1000) / 10;
  return { score, survivors };
}

/** What is wrong with a folder: it has been better. */
export function judgeFolder(now: Reached, before: Reached | undefined): string[] {
  return before && now.score < before.score
    ? [`${now.score} %, and has been ${before.score} %`]
    : [];
}

/** Fails changed files in which more survives than before, and more than is allowed. */
export function judgeFiles(mutants: readonly Counted[], before: Reached | undefined): string[] {
  return Object.entries(reachedBy(mutants).survivors).flatMap(([file, count]) => {
    const { score } = reachedBy(mutants.filter((one) => one.file === file));
    const known = before?.survivors[file] ?? 0;
    return count > known && score < WANTED
      ? [`${file}: ${count} survive, ${known} did; ${score} % are noticed, ${WANTED} % are wanted`]
      : [];
  });
}
