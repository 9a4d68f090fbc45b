// Packs what a test suite elsewhere installs (docs/testing.md) into three files: the mock with its contract and the
// console, @coop/testing with the contract runner, and the portal. `npm run pack -- DIR`; by default into dist. `--no-build` takes what was built. `--try`
// then installs both by plain npm from its registry, each time in an empty folder, and runs the suite of
// packages/testing/outside there, under each of the versions of Node that it may meet. Without a time limit.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findChromium } from '../../apps/web/e2e/browser/chromium.mjs';
import { npxFolder } from '../made-with.mjs';
import { orRefuse } from '../refuse.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
/** The mock serves it from here where it is not beside its source. */
const CONSOLE = here('../../apps/mock-api/console');
const TRIED = ['20', '22', '26'];
const options = { 'no-build': { type: 'boolean' }, try: { type: 'boolean' } };
const { values, positionals } = orRefuse(() => parseArgs({ options, allowPositionals: true }));
const packages = ['@coop/mock-api', '@coop/testing', '@coop/web'].map((name) => `--filter=${name}`);

function pnpm(args, more = {}) {
  const { status } = spawnSync('pnpm', args, {
    cwd: here('../..'),
    env: { ...process.env, ...more },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function pack(directory) {
  cpSync(here('../../apps/console/dist'), CONSOLE, { recursive: true });
  try {
    const manifest = `--config.pnpmfile=${here('manifest.mjs')}`;
    return pnpm([...packages, 'pack', manifest, '--silent', '--pack-destination', directory]);
  } finally {
    rmSync(CONSOLE, { recursive: true, force: true });
  }
}

const build = ['exec', 'turbo', 'run', 'build', 'bundle', '--output-logs=errors-only'];
const isBuilt = values['no-build'] || pnpm([...build, ...packages, '--filter=@coop/console']);
const directory = resolve(positionals[0] ?? here('../../dist'));
if (!isBuilt || !pack(directory)) process.exit(1);

/** Runs the suite elsewhere under another Node; the runner says in a line each what it did. */
function tryUnder(version) {
  const folder = npxFolder([`node@${version}`]);
  console.log(`\n── installed by npm under Node ${version}`);
  if (!folder) return false;
  const args = ['--filter', '@coop/testing', 'exec', 'vitest', 'run', 'src/outside.test.ts'];
  const unlimited = ['--reporter=verbose', '--testTimeout=0', '--hookTimeout=0'];
  return pnpm([...args, ...unlimited], { TRY_NODE: folder, CHROMIUM: findChromium() ?? '' });
}

if (values.try) process.exitCode = TRIED.map(tryUnder).every(Boolean) ? 0 : 1;
