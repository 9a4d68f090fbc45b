import { spawnSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { ROOT } from '../checks/copied-tree.ts';

const ALL = ['**/*.ts', '**/*.tsx'];
const WORLD = 'apps/mock-api/src/world';
const WEB = 'apps/web/src';

/** Folders whose code is mutated, with globs of their files. */
export const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'packages/finance/src': ALL,
  'packages/format/src': ALL,
  'packages/contracts/src': ['refusal.ts', 'read.ts', 'drift/laws/*.ts'],
  [`${WORLD}/money`]: ALL,
  [`${WORLD}/rules`]: ALL,
  [`${WORLD}/ledger`]: ALL,
  [`${WORLD}/facts`]: ALL,
  [`${WORLD}/remittance`]: ALL,
  [`${WORLD}/agency`]: ALL,
  [`${WORLD}/guarantee`]: ALL,
  'apps/mock-api/src/call': ALL,
  'apps/mock-api/src/http': ALL,
  [`${WEB}/session`]: ALL,
  [`${WEB}/gates`]: ALL,
  [`${WEB}/parts/form`]: ALL,
};

const NOT_MUTATED = ['**/*.test.ts', '**/*.test.tsx', '**/*.d.ts'];

export const packageOf = (folder: string): string => folder.split('/').slice(0, 2).join('/');

/** Returns globs of the mutated files of a folder, relative to its package. */
export function globsOf(folder: string): string[] {
  const within = folder.slice(packageOf(folder).length + 1);
  return [...(FOLDERS[folder] ?? []), ...NOT_MUTATED.map((glob) => `!${glob}`)].map((glob) =>
    glob.startsWith('!') ? `!${within}/${glob.slice(1)}` : `${within}/${glob}`,
  );
}

/** Returns the files that are mutated in a folder, relative to its package. */
export function chosenIn(folder: string, files: readonly string[]): string[] {
  const home = `${packageOf(folder)}/`;
  const globs = globsOf(folder);
  const matches = (file: string, sign: boolean) =>
    globs.some((glob) => glob.startsWith('!') === sign && matchesGlob(file, glob.replace('!', '')));
  return files
    .filter((file) => file.startsWith(home))
    .map((file) => file.slice(home.length))
    .filter((file) => matches(file, false) && !matches(file, true));
}

/** Returns the files that the last commit, or an uncommitted change, has touched; none where git cannot tell. */
export function changedFiles(): string[] {
  const command = ['diff', '--name-only', '--diff-filter=d', 'HEAD~1'];
  const { status, stdout } = spawnSync('git', command, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}
