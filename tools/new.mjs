// Writes a new screen: `npm run new member/family` or, with its Thai title, `npm run new member/family ครอบครัว`. Five
// files (contract, mock, screen, words, test), the row of its address and the lines that join them. The result passes
// `npm test` as it is: a list of one row until the mock derives its own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as templates from './new/templates.mjs';

const [wanted = '', title = 'หน้าใหม่'] = process.argv.slice(2);
const [area = '', feature = ''] = wanted.split('/');
if (!(area in templates.AREAS) || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(feature)) {
  console.error(
    'npm run new AREA/NAME [TITLE]: the area is member, membergroup or info; the name is in kebab-case',
  );
  process.exit(2);
}

const names = templates.namesOf(area, feature);
const pathOf = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const screens = `apps/web/src/${area}/${feature}`;
const FILES = {
  [`packages/contracts/src/${area}/${feature}.ts`]: templates.contract(names, title),
  [`apps/mock-api/src/${area}/${feature}.ts`]: templates.handler(names),
  [`${screens}/route.tsx`]: templates.screen(names),
  [`${screens}/text.ts`]: templates.text(names),
  [`${screens}/route.test.tsx`]: templates.screenTest(names, title),
};

const taken = Object.keys(FILES).filter((file) => existsSync(pathOf(file)));
if (taken.length > 0) {
  console.error(`there already: ${taken.join(', ')}`);
  process.exit(1);
}

/** Inserts a text into a file, directly behind a mark, or behind it where something else begins. */
function insert({ file, after, until = '', text }) {
  const code = readFileSync(pathOf(file), 'utf8');
  const found = code.indexOf(after);
  if (found < 0) throw new Error(`${file} has no ${JSON.stringify(after)}`);
  const end = code.indexOf(until, found + after.length);
  writeFileSync(pathOf(file), code.slice(0, end) + text + code.slice(end));
}

for (const [file, content] of Object.entries(FILES)) {
  mkdirSync(dirname(pathOf(file)), { recursive: true });
  writeFileSync(pathOf(file), content);
}
const rows = `packages/addresses/src/${templates.AREAS[area].rows}`;
const row = {
  file: rows,
  after: ' = [',
  text: `\n${templates.addressRow(names, title).trimEnd()}`,
};
const sample = {
  file: `packages/addresses/src/samples/${templates.AREAS[area].rows}`,
  after: 'Samples = {',
  text: `\n${templates.addressSample(names).trimEnd()}`,
};
const joins = [row, sample, ...templates.joinsOf(names)];
joins.forEach(insert);

const touched = [...new Set([...Object.keys(FILES), ...joins.map(({ file }) => file)])];
const shell = process.platform === 'win32';
const run = (command, args) => {
  const { status } = spawnSync(command, args, {
    cwd: pathOf('.'),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell,
  });
  if (status !== 0) process.exit(status ?? 1);
};
run('pnpm', ['exec', 'biome', 'check', '--write', ...touched]);
run(process.execPath, ['tools/docs.mjs']);
console.log(`${touched.join('\n')}\nand the documents of npm run docs`);
