// Packs what a test suite elsewhere installs (docs/testing.md) into two files: the mock with its contract and the console,
// and @coop/testing with the contract runner. `npm run pack -- DIR`; by default into dist. `--no-build` takes what was built.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
/** The mock serves it from here where it is not beside its source. */
const CONSOLE = here('../../apps/mock-api/console');
const options = { 'no-build': { type: 'boolean' } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const packages = ['@coop/mock-api', '@coop/testing'].map((name) => `--filter=${name}`);

function pnpm(...args) {
  const options = { cwd: here('../..'), stdio: ['ignore', 'inherit', 'inherit'] };
  const { status } = spawnSync('pnpm', args, { ...options, shell: process.platform === 'win32' });
  return status === 0;
}

function pack(directory) {
  cpSync(here('../../apps/console/dist'), CONSOLE, { recursive: true });
  try {
    const manifest = `--config.pnpmfile=${here('manifest.mjs')}`;
    return pnpm(...packages, 'pack', manifest, '--silent', '--pack-destination', directory);
  } finally {
    rmSync(CONSOLE, { recursive: true, force: true });
  }
}

const build = ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'];
const isBuilt = values['no-build'] || pnpm(...build, ...packages, '--filter=@coop/console');
const directory = resolve(positionals[0] ?? here('../../dist'));
process.exitCode = isBuilt && pack(directory) ? 0 : 1;
