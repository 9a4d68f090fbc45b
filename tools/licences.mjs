// Fails when a library of portal or mock in production has a licence that is not allowed.
import { spawnSync } from 'node:child_process';

/** LGPL and MPL: used unmodified, as the picture libraries of mock and web server are. OFL: fonts. */
const ALLOWED = new Set([
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 OR MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT AND OFL-1.1',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

const args = ['licenses', 'list', '-r', '--prod', '--json'];
const result = spawnSync('pnpm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
if (result.status !== 0) {
  console.error(result.stdout, result.stderr);
  process.exit(1);
}
const packages = Object.values(JSON.parse(result.stdout)).flat();
const refused = packages.filter(({ license }) => !ALLOWED.has(license));
for (const { name, license } of refused) console.error(`${name}: ${license} is not allowed`);

console.log(`${packages.length} packages, ${refused.length} with a licence that is not allowed`);
process.exit(refused.length === 0 ? 0 : 1);
