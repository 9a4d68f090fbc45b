import type { MutantResult } from '@stryker-mutator/api/core';

/** Score of a folder: the percentage of mutants that a test notices, and the number of survivors in each file. */
export interface Reached {
  readonly score: number;
  readonly survivors: Readonly<Record<string, number>>;
}

/** Required percentage of every folder and, unless it was worse before, of a changed file. */
export const WANTED = 90;

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

export const isUnnoticed = ({ status }: Pick<MutantResult, 'status'>) => UNNOTICED.includes(status);

type Counted = Pick<MutantResult, 'fileName' | 'status'>;

/** Rounded down, so that it can be reached again. */
export function reachedBy(mutants: readonly Counted[]): Reached {
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
  const survivors: Record<string, number> = {};
  for (const { fileName } of mutants.filter(isUnnoticed).sort(byFile)) {
    survivors[fileName] = (survivors[fileName] ?? 0) + 1;
  }
  const all = noticed + Object.values(survivors).reduce((sum, count) => sum + count, 0);
  return { score: all === 0 ? 100 : Math.floor((noticed / all) * 1000) / 10, survivors };
}

const byFile = (a: Counted, b: Counted) => (a.fileName < b.fileName ? -1 : 1);

/** Compares a folder with its previous score. */
export function judgeFolder(now: Reached, before: Reached | undefined): string[] {
  return before && now.score < before.score
    ? [`${now.score} %, and has been ${before.score} %`]
    : [];
}

/** Fails changed files in which more survives than before, and more than is allowed. */
export function judgeFiles(mutants: readonly Counted[], before: Reached | undefined): string[] {
  return Object.entries(reachedBy(mutants).survivors).flatMap(([file, count]) => {
    const { score } = reachedBy(mutants.filter(({ fileName }) => fileName === file));
    const known = before?.survivors[file] ?? 0;
    return count > known && score < WANTED
      ? [`${file}: ${count} survive, ${known} did; ${score} % are noticed, ${WANTED} % are wanted`]
      : [];
  });
}
