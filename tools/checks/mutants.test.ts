import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chosenIn, FOLDERS, globsOf, packageOf } from '../mutants/folders.ts';
import { judgeFiles, judgeFolder, reachedBy } from '../mutants/scores.ts';
import { copyTree, lendLibraries, ROOT } from './copied-tree.ts';

const mutants = (fileName: string, killed: number, survived: number) => [
  ...Array.from({ length: killed }, () => ({ fileName, status: 'Killed' as const })),
  ...Array.from({ length: survived }, () => ({ fileName, status: 'Survived' as const })),
];

test('a score is the share that is noticed, rounded down; what is left out does not count', () => {
  const ignored = { fileName: 'a.ts', status: 'Ignored' as const };
  expect(reachedBy([...mutants('a.ts', 2, 1), ignored])).toEqual({
    score: 66.6,
    survivors: { 'a.ts': 1 },
  });
  expect(reachedBy([ignored]).score).toBe(100);
});

test('a folder may not fall under its score', () => {
  const now = reachedBy(mutants('a.ts', 9, 1));
  expect(judgeFolder(now, { score: 90.1, survivors: {} })).toEqual(['90 %, and has been 90.1 %']);
  expect(judgeFolder(now, { score: 90, survivors: {} })).toEqual([]);
  expect(judgeFolder(now, undefined)).toEqual([]);
});

test('in a changed file no more may survive than before, unless nine tenths are noticed', () => {
  const changed = [...mutants('poor.ts', 8, 2), ...mutants('good.ts', 9, 1)];
  expect(judgeFiles(changed, { score: 100, survivors: { 'poor.ts': 1 } })).toEqual([
    'poor.ts: 2 survive, 1 did; 80 % are noticed, 90 % are wanted',
  ]);
  expect(judgeFiles(changed, { score: 100, survivors: { 'poor.ts': 2 } })).toEqual([]);
});

test('every folder has files, and a test is none of them', () => {
  for (const folder of Object.keys(FOLDERS)) {
    const files = globSync('**/*', { cwd: join(ROOT, folder) }).map((file) => `${folder}/${file}`);
    const chosen = chosenIn(folder, files);
    expect(chosen.length, folder).toBeGreaterThan(0);
    expect(chosen.filter((file) => file.includes('.test.'))).toEqual([]);
    expect(globsOf(folder)).toContain(
      `!${folder.slice(packageOf(folder).length + 1)}/**/*.test.ts`,
    );
  }
});

/** Number of mutants that are accepted with a reason; may only fall. */
const ACCEPTED = 0;

test('no more mutants are accepted than were', () => {
  const accepted = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/Stryker disable .*/g)].map(String),
  );
  expect(accepted.filter((words) => !/next-line \w+(,\w+)*: \w/.test(words))).toEqual([]);
  expect(accepted.length).toBeLessThanOrEqual(ACCEPTED);
});

test('npm run mutants -- --changed fails for a changed file that no test holds, and looks at no other', () => {
  using copy = copyTree();
  lendLibraries(copy.at);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy.at, stdio: 'pipe' });
  const commit = () => {
    git('add', '--all');
    git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'all');
  };
  const run = () =>
    spawnSync(process.execPath, ['tools/mutants/mutants.ts', '--changed'], {
      cwd: copy.at,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  commit();
  expect(run()).toMatchObject({
    status: 0,
    stdout: 'the last commit touched no file that is mutated\n',
  });
  const added = join(copy.at, 'packages/format/src/twice.ts');
  writeFileSync(added, 'export const twice = (a: number) => a * 2;\n');
  writeFileSync(
    added.replace('.ts', '.test.ts'),
    "import { expect, it } from 'vitest';\nimport { twice } from './twice.ts';\nit('runs', () => expect(twice(1)).toBeDefined());\n",
  );
  commit();
  const { status, stdout } = run();
  expect(stdout).toContain('packages/format/src/twice.ts:1:37 ArithmeticOperator: a / 2');
  expect(status).toBe(1);
});
