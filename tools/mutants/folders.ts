import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../checks/copied-tree.ts';

interface Mutated {
  /** What is mutated, as globs from the folder on. */
  readonly files: readonly string[];
  /** Where the nearest tests are, from the package on: its own folder, and who else is there to hold it. */
  readonly tests: readonly string[];
}

const ALL = ['**/*.ts', '**/*.tsx'];
const WORLD = 'apps/mock-api/src/world';
const WEB = 'apps/web/src';

const HTTP_TESTS = [
  'admin-cookie',
  'answer-hooks',
  'ask-bot-check',
  'checked',
  'csrf',
  'drain',
  'errors',
  'health',
  'record',
  'route',
  'scheduler',
  'session-cookie',
  'unknown',
  'watches',
  'with-backend',
];

/** Folders whose code is mutated. */
export const FOLDERS: Readonly<Record<string, Mutated>> = {
  'packages/finance/src': { files: ALL, tests: ['src/', 'testing/'] },
  'packages/format/src': { files: ALL, tests: ['src/'] },
  'packages/contracts/src': {
    files: ['refusal.ts', 'read.ts'],
    tests: ['src/refusal.', 'src/read.'],
  },
  'packages/contracts/src/drift/laws': { files: ALL, tests: ['src/drift/'] },
  [`${WORLD}/money`]: { files: ALL, tests: ['src/world/money/'] },
  [`${WORLD}/rules`]: { files: ALL, tests: ['src/world/rules/'] },
  [`${WORLD}/ledger`]: {
    files: ALL,
    // The properties live whole lives.
    tests: ['bank.', 'control-accounts', 'postings.', 'trial-balance.'].map(
      (test) => `src/world/ledger/${test}`,
    ),
  },
  [`${WORLD}/facts`]: { files: ALL, tests: ['src/world/facts/'] },
  [`${WORLD}/remittance`]: { files: ALL, tests: ['src/world/remittance/'] },
  [`${WORLD}/agency`]: { files: ALL, tests: ['src/world/agency/'] },
  [`${WORLD}/guarantee`]: {
    files: ALL,
    // The properties derive the circles of whole worlds.
    tests: [
      'src/world/guarantee/collateral.',
      'src/world/guarantee/guarantees.test.',
      'src/world/guarantee/guarantor-rules.',
    ],
  },
  'apps/mock-api/src/call': {
    files: ALL,
    tests: [
      'src/call/',
      'src/http/worlds.',
      'src/control/faults.',
      'src/member/access/session.',
      'src/member/access/register.',
    ],
  },
  // Tests that ask every call, or wait for passwords to be hashed, are too slow to be run with each change.
  'apps/mock-api/src/http': {
    files: ['!(rate-limit).ts'],
    tests: HTTP_TESTS.map((name) => `src/http/${name}.test.`),
  },
  [`${WEB}/session`]: { files: ALL, tests: ['src/session/'] },
  [`${WEB}/gates`]: { files: ALL, tests: ['src/gates/'] },
  [`${WEB}/parts/form`]: { files: ALL, tests: ['src/parts/form/'] },
};

const NOT_MUTATED = /\.(test|test-d|d)\.tsx?$/;

export const packageOf = (folder: string): string => folder.split('/').slice(0, 2).join('/');

/** What is mutated in a folder, from its package on. */
export function filesOf(folder: string): string[] {
  const within = folder.slice(packageOf(folder).length + 1);
  return globSync([...(FOLDERS[folder]?.files ?? [])], { cwd: join(ROOT, folder) })
    .filter((file) => !NOT_MUTATED.test(file))
    .map((file) => `${within}/${file}`)
    .sort();
}

/** Returns the files that are mutated in a folder, relative to its package. */
export function chosenIn(folder: string, files: readonly string[]): string[] {
  return filesOf(folder).filter((file) => files.includes(`${packageOf(folder)}/${file}`));
}

/** Returns the files that the last commit, or an uncommitted change, has touched; none where git cannot tell. */
export function changedFiles(): string[] {
  const command = ['diff', '--name-only', '--diff-filter=d', 'HEAD~1'];
  const { status, stdout } = spawnSync('git', command, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}
