import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

// turbo passes over a task whose inputs have not changed. A file that a task reads and turbo does not know of would let
// `npm test` report a pass that nobody earned.

const ROOT = resolve(import.meta.dirname, '../..');
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.report', '.turbo']);

/** The tree as it stands, without what is made of it, somewhere else. */
function copyTree() {
  const at = mkdtempSync(join(tmpdir(), 'house-'));
  cpSync(ROOT, at, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  return { at, [Symbol.dispose]: () => rmSync(at, { recursive: true }) };
}

/** The hash that turbo would look each task up by. */
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

/** One file of each package, and one of everything else that the house test reads. */
const files = [
  ...globSync('{apps,packages}/*', { cwd: ROOT }).map(
    (home) => globSync(`${home}/src/**/*.ts`, { cwd: ROOT }).sort()[0] ?? home,
  ),
  ...['apps/web/e2e/kit/world.ts', 'apps/web/src/routes.tsx', 'tools/start.mjs'],
  ...['docs/security.md', 'docs/wording.md', 'CONTRIBUTING.md', 'package.json'],
].sort();

test('a change of any package, tool or document runs the house test again', () => {
  using copy = copyTree();
  const hash = () => hashesIn(copy.at, 'house').get('//#house');
  const seen = [hash()];
  for (const file of files) {
    appendFileSync(join(copy.at, file), '\n');
    const now = hash();
    expect(seen, file).not.toContain(now);
    seen.push(now);
  }
});

test.each([
  ['packages/contracts/src/endpoints.ts', ['@coop/contracts', '@coop/mock-api', '@coop/web']],
  ['packages/ui/src/tokens.css', ['@coop/ui', '@coop/web']],
  ['apps/mock-api/src/app.ts', ['@coop/mock-api', '@coop/runner', '@coop/web']],
  ['docs/api.md', ['@coop/contracts']],
  ['docker-compose.yml', ['@coop/deploy']],
  ['apps/web/caddy/start.sh', ['@coop/deploy', '@coop/web']],
  ['tools/precompress.mjs', ['@coop/deploy']],
  ['tools/fixed-draws.ts', ['@coop/format', '@coop/mock-api', '@coop/web']],
])('a change of %s runs the unit tests of %j again', (file, packages) => {
  using copy = copyTree();
  const before = hashesIn(copy.at, 'unit');
  appendFileSync(join(copy.at, file), '\n');
  const after = hashesIn(copy.at, 'unit');
  for (const name of packages) {
    expect(after.get(`${name}#unit`), name).not.toBe(before.get(`${name}#unit`));
  }
});
