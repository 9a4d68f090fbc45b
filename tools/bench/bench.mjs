// Measures the product and writes the results between the marks of docs/performance.md: the weight of each screen
// (tools/budget.mjs), the waiting time on a slow phone and the load that the web's server bears (apps/web/bench), and
// the load that the mock bears (apps/mock-api/bench). `--no-run` writes the last reports again. `--page PATH` only prints
// what a slow phone waits for at the addresses that begin so; `payday`, `many`, `watching` and `floods` measure what
// docs/capacity.md has, and write nothing. Exits 1 when a target was missed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { parseArgs } from 'node:util';
import { findChromium } from '../../apps/web/e2e/browser/chromium.mjs';
import { orRefuse } from '../refuse.mjs';
import {
  budgetTable,
  figureTable,
  isBudgetMet,
  isJourneyMet,
  isPageMet,
  journeyTable,
  pageTable,
} from './tables.mjs';

const root = new URL('../../', import.meta.url);
const DOCUMENT = new URL('docs/performance.md', root);
const MARKS = ['<!-- measured: from here -->', '<!-- measured: to here -->'];

const ROLLDOWN = ['node_modules/rolldown/bin/cli.mjs', '-c'];
const BUILD = ['the build', ['tools/budget.mjs', '--no-browser'], '.'];
const PAGES = ['the pages', ['bench/pages.mjs'], 'apps/web'];
const MOCK = ['the bundle of the mock', ROLLDOWN, 'apps/mock-api'];
const STEPS = [
  ['what the screens weigh', ['tools/budget.mjs'], '.'],
  MOCK,
  PAGES,
  ['the web’s server', ['bench/server.mjs'], 'apps/web'],
  ['the mock', ['bench/bench.ts'], 'apps/mock-api'],
];

/** Measurements of their own, by name: apps/web/bench. */
const ALONE = {
  payday: 'the morning of a pay-day',
  many: 'many cooperatives on one server',
  watching: 'what metrics and traces cost',
  floods: 'members beside a flood',
};

/** Runs the steps, whatever becomes of each; returns whether all succeeded. */
function measure(steps, more = {}) {
  const chromium = findChromium();
  const env = { ...process.env, ...(chromium && { CHROMIUM: chromium }), ...more };
  const ended = steps.map(([name, args, directory]) => {
    console.log(`\n── ${name}`);
    const cwd = new URL(`${directory}/`, root);
    return spawnSync(process.execPath, args, { cwd, env, stdio: 'inherit' }).status === 0;
  });
  return ended.every(Boolean);
}

/** Returns the last report of a part; undefined when there is none on this machine. */
function report(path) {
  const file = new URL(path, root);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function machine(chromium) {
  const [processor] = cpus();
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(', ');
  return [
    `${cpus().length} cores (${processor?.model.trim() || 'unnamed'})`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${type()} ${release()}`,
    `Node ${process.version}`,
    `Chromium ${chromium}`,
    `load average when it ended ${load}`,
  ].join('; ');
}

/** Reads the options, and the name of a measurement. Throws on one that there is not. */
function readWords() {
  const options = { 'no-run': { type: 'boolean', default: false }, page: { type: 'string' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name, ...more] = positionals;
  if (more.length > 0 || (name !== undefined && !Object.hasOwn(ALONE, name))) {
    throw new Error(`bench knows ${Object.keys(ALONE).join(', ')}, not ${positionals.join(' ')}`);
  }
  return { ...values, name };
}

const values = orRefuse(readWords);
if (values.name) {
  const step = [ALONE[values.name], [`bench/${values.name}.mjs`], 'apps/web'];
  process.exit(measure([BUILD, MOCK, step]) ? 0 : 1);
}
if (values.page) process.exit(measure([BUILD, PAGES], { BENCH_ONLY: values.page }) ? 0 : 1);
if (!values['no-run']) measure(STEPS);

const budget = report('apps/web/.report/budget.json');
const pages = report('apps/web/.report/pages.json');
const server = report('apps/web/.report/server.json');
const mock = report('apps/mock-api/.report/bench.json');

/** A part that was not measured on this machine has no chapter. */
const chapter = (title, found, write) => (found ? [`### ${title}\n\n${write(found)}`] : []);

const today = new Date().toISOString().slice(0, 10);
const measured = [
  `Measured on ${today}: ${machine(pages?.chromium)}.`,
  ...chapter(`Pages, median of ${pages?.runs}`, pages, ({ rows }) => pageTable(rows)),
  ...chapter('Ways that begin elsewhere', pages?.journeys, journeyTable),
  ...chapter('Weight of the build', budget, budgetTable),
  ...chapter('The web’s server', server?.figures, figureTable),
  ...chapter('The mock', mock?.figures, figureTable),
].join('\n\n');

const [before, after] = [0, 1].map((index) => {
  const parts = readFileSync(DOCUMENT, 'utf8').split(MARKS[index]);
  if (parts.length !== 2) throw new Error(`docs/performance.md has no ${MARKS[index]}`);
  return parts[index];
});
writeFileSync(DOCUMENT, `${before}${MARKS[0]}\n\n${measured}\n\n${MARKS[1]}${after}`);
// Formats the tables as in all documents.
spawnSync('pnpm', ['exec', 'biome', 'format', '--write', 'docs/performance.md'], { cwd: root });
console.log(`\n${measured}\n\nWritten to docs/performance.md`);

const every = (found, isMet) => found?.every(isMet) ?? false;
const isMet =
  every(budget, isBudgetMet) &&
  every(pages?.rows, isPageMet) &&
  every(pages?.journeys, isJourneyMet) &&
  every(server?.figures, ({ met }) => met) &&
  every(mock?.figures, ({ met }) => met);
process.exit(isMet ? 0 : 1);
