// Runs a task of the project under the Node and pnpm it was made with, on any machine that has Node 20 and npm. What is
// missing comes from the npm registry through npx, once; nothing is installed by hand.
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { keepFolder, keptFolder, missingPackages, NODE, npxFolder } from './made-with.mjs';
import { supervise } from './processes/supervise.mjs';

const TASKS = {
  start: 'node tools/start.mjs',
  dev: 'node tools/start.mjs --dev',
  test: 'node tools/test.mjs',
  'any-day': 'node tools/any-day.mjs',
  walk: 'node tools/walk.mjs',
  bench: 'node tools/bench/bench.mjs',
  budget: 'node tools/budget.mjs',
  pack: 'node tools/pack/pack.mjs',
  contract: 'node apps/runner/src/main.ts',
  docs: 'node tools/docs.mjs',
  backup: 'node apps/mock-api/src/backup.ts',
  restore: 'node apps/mock-api/src/backup.ts --restore',
  capsule: 'node tools/capsule.mjs',
  new: 'node tools/new.mjs',
  site: 'node apps/web/server/site/new-site.ts',
  mutants: 'node tools/mutants.mjs',
};

const [task = 'test', ...rest] = process.argv.slice(2);
const command = TASKS[task];
if (!command) {
  console.error(`unknown task ${task}; there are ${Object.keys(TASKS).join(', ')}`);
  process.exit(2);
}

/** A hang outside of any single test ends with the whole run. */
const LIMIT_MS = { test: 60 * 60_000 };

const shell = process.platform === 'win32';
// A password may contain characters that are special to a shell.
const quoted = (word) => (shell ? JSON.stringify(word) : `'${word.replaceAll("'", "'\\''")}'`);
const words = rest.map(quoted).join(' ');
const install = 'pnpm install --frozen-lockfile --prefer-offline --reporter=silent';
const steps = `${install} && ${command} ${words}`;
const env = {
  ...process.env,
  NODE_MAJOR: NODE.split('.')[0],
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  // Hides npx warnings, which do not matter here.
  npm_config_loglevel: 'error',
};

const packages = missingPackages(env);

if (!existsSync(new URL('../node_modules/.modules.yaml', import.meta.url))) {
  const what = [...packages, 'the libraries of pnpm-lock.yaml'].join(', ');
  console.log(`Fetching ${what} from the npm registry, this once; it takes about a minute …`);
}

function fetchMissing() {
  const folder = npxFolder(packages, env);
  if (!folder) {
    console.error(
      `${packages.join(' and ')} could not be fetched; the first run needs the network.`,
    );
    process.exit(1);
  }
  keepFolder(packages, folder);
  return folder;
}

if (packages.length > 0) {
  const path = Object.keys(env).find((name) => /^path$/i.test(name)) ?? 'PATH';
  env[path] = `${keptFolder(packages) ?? fetchMissing()}${delimiter}${env[path]}`;
}
supervise(steps, [], { env, limitMs: LIMIT_MS[task], shell: true });
