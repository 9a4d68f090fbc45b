// Measures the product and writes what it found into docs/performance.md, between the marks there: what each screen
// weighs (tools/budget.mjs), what a member on a slow phone waits for (apps/web/bench), and what the mock bears
// (apps/mock-api/bench). `--no-run` writes the last reports again. Exits 1 when a target was missed.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { findChromium } from '../apps/web/e2e/browser/chromium.mjs';

const root = new URL('../', import.meta.url);
const DOCUMENT = new URL('docs/performance.md', root);
const MARKS = ['<!-- measured: from here -->', '<!-- measured: to here -->'];

/** Milliseconds on a slow phone: a public page, and one behind a sign-in, which must first check who is there. */
const TARGETS = { public: { fcp: 800, lcp: 1_800 }, signedIn: { fcp: 800, lcp: 2_200 } };
const BLOCKING_MS = 200;
const CLS = 0.01;

const STEPS = [
  ['what the screens weigh', ['tools/budget.mjs'], '.'],
  ['the bundle of the mock', ['node_modules/rolldown/bin/cli.mjs', '-c'], 'apps/mock-api'],
  ['the pages', ['bench/pages.mjs'], 'apps/web'],
  ['the mock', ['bench/bench.ts'], 'apps/mock-api'],
];

function measure() {
  const chromium = findChromium();
  const env = { ...process.env, ...(chromium && { CHROMIUM: chromium }) };
  for (const [name, args, directory] of STEPS) {
    console.log(`\n── ${name}`);
    spawnSync(process.execPath, args, {
      cwd: new URL(`${directory}/`, root),
      env,
      stdio: 'inherit',
    });
  }
}

const report = (path) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

function markdown(headers, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const align = headers.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(headers), line(align), ...rows.map(line)].join('\n');
}

const mark = (isMet) => (isMet ? 'met' : '**missed**');
const grouped = (value) => Math.round(value).toLocaleString('en');

function isPageMet({ isSignedIn, fcp, lcp, cls, blocking }) {
  const target = TARGETS[isSignedIn ? 'signedIn' : 'public'];
  return fcp <= target.fcp && lcp <= target.lcp && cls <= CLS && blocking <= BLOCKING_MS;
}

function pageTable({ rows }) {
  const headers = ['page', 'FCP ms', 'LCP ms', 'CLS', 'blocking ms', 'requests', 'kB', 'targets'];
  const servers = [...new Set(rows.map((row) => row.server))];
  return servers
    .map((server) => {
      const cells = rows
        .filter((row) => row.server === server)
        .map((row) => [
          row.page,
          grouped(row.fcp),
          grouped(row.lcp),
          row.cls.toFixed(3),
          grouped(row.blocking),
          row.requests,
          grouped(row.kB),
          mark(isPageMet(row)),
        ]);
      return `**${server}**\n\n${markdown(headers, cells)}`;
    })
    .join('\n\n');
}

function budgetTable(rows) {
  const cells = rows.map(({ what, value, limit, unit, verdict }) => [
    what,
    `${value} ${unit}`.trim(),
    `${limit} ${unit}`.trim(),
    mark(verdict !== 'OVER'),
  ]);
  return markdown(['what', 'weighs', 'may weigh', ''], cells);
}

function mockTable({ figures }) {
  const cells = figures.map(({ name, value, unit, target, met }) => {
    const limit = target.atMost ?? target.atLeast;
    const words = target.atMost === undefined ? 'at least' : 'at most';
    return [name, `${value.toFixed(1)} ${unit}`, `${words} ${limit} ${unit}`, mark(met)];
  });
  return markdown(['figure', 'measured', 'target', ''], cells);
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

if (!process.argv.includes('--no-run')) measure();
const budget = report('apps/web/.report/budget.json');
const pages = report('apps/web/.report/pages.json');
const mock = report('apps/mock-api/.report/bench.json');

const measured = `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine(pages.chromium)}.

### Pages, median of ${pages.runs}

${pageTable(pages)}

### Weight of the build, gzip

${budgetTable(budget)}

### The mock

${mockTable(mock)}`;

const [before, after] = [0, 1].map((index) => {
  const parts = readFileSync(DOCUMENT, 'utf8').split(MARKS[index]);
  if (parts.length !== 2) throw new Error(`docs/performance.md has no ${MARKS[index]}`);
  return parts[index];
});
writeFileSync(DOCUMENT, `${before}${MARKS[0]}\n\n${measured}\n\n${MARKS[1]}${after}`);
// As all documents here are written: tables with even columns.
spawnSync('pnpm', ['exec', 'biome', 'format', '--write', 'docs/performance.md'], { cwd: root });
console.log(`\n${measured}\n\nWritten to docs/performance.md`);
const isMet =
  budget.every(({ verdict }) => verdict !== 'OVER') &&
  pages.rows.every(isPageMet) &&
  mock.figures.every(({ met }) => met);
process.exit(isMet ? 0 : 1);
