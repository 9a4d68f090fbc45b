import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyTree, lendLibraries } from '../checks/copied-tree.ts';

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
