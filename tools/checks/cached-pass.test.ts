import { execFileSync } from 'node:child_process';
import { appendFileSync, globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { copyTree, ROOT } from './copied-tree.ts';

// turbo skips a task whose inputs have not changed. A file that a task reads and turbo does not know of would let `npm
// test` report a pass that nobody earned.

/** Returns the hash by which turbo would look up each task. */
function hashesIn(at: string, ...tasks: string[]): Map<string, string> {
  const turbo = resolve(ROOT, 'node_modules/.bin/turbo');
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
  const printed = execFileSync(turbo, ['run', ...tasks, '--dry=json'], {
    cwd: at,
    env,
    stdio: 'pipe',
  });
  const { tasks: planned }: { tasks: { taskId: string; hash: string }[] } = JSON.parse(
    printed.toString(),
  );
  return new Map(planned.map(({ taskId, hash }) => [taskId, hash]));
}

/** A file of each package and of other inputs, with the packages whose unit tests depend on it. */
const CHANGES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    globSync('{apps,packages}/*', { cwd: ROOT }).map((home) => [
      globSync(`${home}/src/**/*.ts`, { cwd: ROOT }).sort()[0] ?? home,
      [`@coop/${basename(home)}`],
    ]),
  ),
  'packages/contracts/src/endpoints.ts': ['@coop/contracts', '@coop/mock-api', '@coop/web'],
  'packages/ui/src/tokens.css': ['@coop/ui', '@coop/web'],
  'apps/mock-api/src/app.ts': ['@coop/mock-api', '@coop/runner', '@coop/web'],
  'apps/web/e2e/kit/world.ts': ['@coop/web'],
  'apps/web/Dockerfile': ['@coop/deploy', '@coop/web'],
  'apps/web/server/app.ts': ['@coop/web'],
  'docker-compose.yml': ['@coop/deploy'],
  '.env': ['@coop/deploy'],
  'docs/api.md': ['@coop/contracts'],
  'docs/security.md': [],
  'CONTRIBUTING.md': [],
  'tools/start.mjs': [],
  'tools/fixed-draws.ts': ['@coop/format', '@coop/mock-api', '@coop/web'],
};
/** Not read by the checks of the whole tree. */
const OUTSIDE_CHECKS = ['.env'];

test('whatever changes, the checks and the unit tests that read it run again', () => {
  using copy = copyTree();
  let before = hashesIn(copy.at, 'checks', 'unit');
  for (const [file, packages] of Object.entries(CHANGES)) {
    appendFileSync(join(copy.at, file), '\n');
    const after = hashesIn(copy.at, 'checks', 'unit');
    const again = packages.map((name) => `${name}#unit`);
    if (!OUTSIDE_CHECKS.includes(file)) again.push('//#checks');
    for (const task of again)
      expect(after.get(task), `${task} after ${file}`).not.toBe(before.get(task));
    before = after;
  }
});
