import type { Change } from './instrument.ts';
import type { Notes } from './notes.ts';

/** What a folder has reached: the share of its mutants that a test notices, and how many of each file none does. */
export interface Reached {
  readonly score: number;
  readonly survivors: Readonly<Record<string, number>>;
}

/** In per cent: what every folder is to reach, and a changed file, unless it has been worse. */
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

/** What is wrong with changed files: more survives in one than before, and more than may. */
export function judgeFiles(mutants: readonly Counted[], before: Reached | undefined): string[] {
  return Object.entries(reachedBy(mutants).survivors).flatMap(([file, count]) => {
    const { score } = reachedBy(mutants.filter((one) => one.file === file));
    const known = before?.survivors[file] ?? 0;
    return count > known && score < WANTED
      ? [`${file}: ${count} survive, ${known} did; ${score} % are noticed, ${WANTED} % are wanted`]
      : [];
  });
}
