// Writes docs/licences.md (`--write`), or checks that it is current and that every licence is one of those allowed.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('../docs/licences.md', import.meta.url);
/**
 * Licences that dependencies may have. LGPL and MPL: used unmodified, as the picture libraries of mock and web server
 * are. OFL: letters.
 */
const ALLOWED = new Set([
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
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
const asked = spawnSync('pnpm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
if (asked.status !== 0) {
  console.error(asked.stdout, asked.stderr);
  process.exit(1);
}
const packages = Object.values(JSON.parse(asked.stdout)).flat();

/** Whether a package is made for one kind of machine, so that another machine's list has another one. */
function isForOneMachine({ paths }) {
  const { os, cpu } = JSON.parse(readFileSync(`${paths[0]}/package.json`, 'utf8'));
  return os !== undefined || cpu !== undefined;
}

const refused = packages.filter(({ license }) => !ALLOWED.has(license));
for (const { name, license } of refused) console.error(`${name}: ${license} is not allowed`);

const rows = packages
  .filter((one) => !isForOneMachine(one))
  .sort((a, b) => (a.name < b.name ? -1 : 1))
  .map(({ name, versions, license }) => [name, versions.join(', '), license]);
/** A Markdown table, laid out like the formatter does it. */
function table(head, cells) {
  const widths = head.map((_, at) => Math.max(...[head, ...cells].map((row) => row[at].length)));
  const line = (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join(
    '\n',
  );
}
const page = `# Licences

What the portal and the mock are made of besides their own code: every package that is there when they run, with what it
needs itself. Written by \`node tools/licences.mjs --write\`; \`npm test\` fails when it is out of date or when a licence is
not one of those that the script allows.

Not listed are parts made for one kind of machine, of which each has its own: \`@img/sharp-*\` (Apache-2.0, with libvips
under LGPL-3.0-or-later, used as it is by the mock only) and TypeScript's compiler (Apache-2.0).

${table(['package', 'version', 'licence'], rows)}
`;

if (process.argv.includes('--write')) writeFileSync(FILE, page);
const isCurrent = readFileSync(FILE, 'utf8') === page;
if (!isCurrent) console.error('docs/licences.md is out of date: node tools/licences.mjs --write');
console.log(`${packages.length} packages, ${refused.length} with a licence that is not allowed`);
process.exit(isCurrent && refused.length === 0 ? 0 : 1);
