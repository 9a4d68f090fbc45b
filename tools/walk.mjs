// Holds every control of every page against the laws of a page (apps/web/e2e/walk), and leaves a report to look at.
// `--browser webkit` walks in another engine, beside Chromium; `--only /member/share` the pages that begin so; `--width
// 360` one width; `--letters 130` the largest letters only. Exits 1 when a law was broken.
import { spawnSync } from 'node:child_process';
import { ensureChromium } from '../apps/web/e2e/browser/chromium.mjs';
import { missing } from '../apps/web/e2e/engines/engines.ts';
import { orRefuse } from './refuse.mjs';
import { turboRun } from './test-options.ts';
import { readWalkOptions } from './walk-options.ts';

const values = orRefuse(() => readWalkOptions(process.argv.slice(2)));
const CHROMIUM = ensureChromium() ?? '';
const lack = missing(values.browser);
if (lack) {
  console.log(lack);
  process.exit(0);
}
const env = {
  ...process.env,
  CHROMIUM,
  WALK_BROWSER: values.browser,
  WALK_ONLY: values.only,
  WALK_WIDTH: values.width,
  WALK_LETTERS: values.letters,
};
const pnpm = (args) => spawnSync('pnpm', args, { env, stdio: 'inherit' }).status === 0;
const [turbo, ...run] = turboRun({ anew: false });
const isBuilt = pnpm([
  'exec',
  turbo,
  ...run,
  'build',
  '--filter',
  '@coop/web',
  '--filter',
  '@coop/console',
]);
const test = ['--filter', '@coop/web', 'exec', 'playwright', 'test'];
const isKept = isBuilt && pnpm([...test, '--config', 'e2e/walk/walk.config.ts']);
console.log('\nThe report: apps/web/.report/walk-report/index.html');
process.exit(isKept ? 0 : 1);
