import type { MutantResult } from '@stryker-mutator/api/core';

/** What a folder has reached: the share of its mutants that a test notices, and how many of each file none does. */
export interface Reached {
  readonly score: number;
  readonly survivors: Readonly<Record<string, number>>;
}

/** In per cent: what every folder is to reach, and a changed file, unless it has been worse. */
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

/** What is wrong with a folder: it has been better. */
export function judgeFolder(now: Reached, before: Reached | undefined): string[] {
  return before && now.score < before.score
    ? [`${now.score} %, and has been ${before.score} %`]
    : [];
}

/** What is wrong with changed files: more survives in one than before, and more than may. */
export function judgeFiles(mutants: readonly Counted[], before: Reached | undefined): string[] {
  return Object.entries(reachedBy(mutants).survivors).flatMap(([file, count]) => {
    const { score } = reachedBy(mutants.filter(({ fileName }) => fileName === file));
    const known = before?.survivors[file] ?? 0;
    return count > known && score < WANTED
      ? [`${file}: ${count} survive, ${known} did; ${score} % are noticed, ${WANTED} % are wanted`]
      : [];
  });
}
