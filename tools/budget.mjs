// Weighs the downloads of each screen: from the build's own manifest, in gzip -9, and on the wire, by opening some
// pages in Chromium and counting their scripts until they are quiet. Checks two things: the budgets of the product,
// which nothing may exceed, and a ratchet: growth by more than a hundredth and half a kilobyte over tools/weights.json
// fails. `npm run budget -- --accept` keeps intended growth, so that it is a line of the change and seen in its review.
// Prints a table; exits 1 when something is over. `--no-browser` leaves out what is counted on the wire.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { scriptsUntilQuiet } from '../apps/web/bench/scripts-until-quiet.mjs';
import { findChromium } from '../apps/web/e2e/browser/chromium.mjs';

const web = new URL('../apps/web/', import.meta.url);
const LIMITS = {
  /** Scripts that these pages, which come with their content, load before their first paint. */
  beforePaint: { 'info/home': 5, 'member/logon': 5 },
  route: 25,
  statement: 30,
  /** With the frame around the page: a public one brings that of the site, which is about 3 kB. */
  css: 18,
  fonts: 35,
  fontFiles: 2,
  requests: 11,
};

/** Pages whose scripts are counted until they are quiet, with limits in kilobytes. */
const UNTIL_QUIET = [
  { path: '/home', limit: 135 },
  { path: '/show/103', limit: 140 },
  { path: '/member/logon', limit: 120 },
  { path: '/member/share', as: 'member', limit: 192 },
  { path: '/loancal', limit: 178 },
  { path: '/election', limit: 170 },
];

if (!process.argv.includes('--no-build')) {
  const build = spawnSync(
    'pnpm',
    [
      ...['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'],
      ...['--filter=@coop/web', '--filter=@coop/mock-api'],
    ],
    { stdio: 'inherit' },
  );
  if (build.status !== 0) process.exit(1);
}

const manifest = JSON.parse(readFileSync(new URL('dist/server/manifest.json', web), 'utf8'));
const sizes = new Map();
function gzip(file) {
  if (!sizes.has(file)) {
    sizes.set(
      file,
      gzipSync(readFileSync(new URL(`dist/client/${file}`, web)), { level: 9 }).length / 1000,
    );
  }
  return sizes.get(file);
}

/** Returns the scripts and styles of these manifest keys, with everything they import at once. */
function filesOf(keys) {
  const seen = new Set();
  const files = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const next of chunk.imports ?? []) visit(next);
  };
  keys.forEach(visit);
  return files;
}

const sum = (files, ending) =>
  [...files].filter((file) => file.endsWith(ending)).reduce((total, file) => total + gzip(file), 0);

const ENTRY = 'index.html';
const START = 'src/first-paint/start.tsx';
const base = filesOf([ENTRY, START]);
/** Returns the files shared by an area's screens: those of its layout, and of the logon page, the only way in. */
const areaBase = (...keys) => filesOf([ENTRY, START, ...keys.filter((key) => key in manifest)]);
const memberBase = areaBase('src/frame/member/layout-member.tsx', 'src/member/logon/route.tsx');
const groupBase = areaBase(
  'src/frame/group/layout-membergroup.tsx',
  'src/membergroup/logon/route.tsx',
);
const layouts = { home: 'src/frame/public/layout-info.tsx' };
const rows = [];

const WEIGHTS = new URL('weights.json', import.meta.url);
const kept = JSON.parse(readFileSync(WEIGHTS, 'utf8'));
/** Tolerance: hashes in file names alone change a gzip by some bytes. */
const airOf = (weight) => Math.max(weight / 100, 0.5);

/** A new screen has only its budget. */
function verdictOf(what, value, limit) {
  if (value > limit) return 'OVER';
  return value > (kept[what] ?? value) + airOf(kept[what] ?? 0) ? 'GREW' : 'ok';
}

function check(what, exact, limit, unit = 'kB') {
  const value = Number(exact.toFixed(1));
  rows.push({ what, value, limit, unit, verdict: verdictOf(what, exact, limit) });
}

const routes = Object.keys(manifest).filter((key) =>
  /^src\/(info|member|membergroup)\/.*\/route\.tsx$/.test(key),
);
for (const key of routes) {
  const name = key.replace(/^src\//, '').replace(/\/route\.tsx$/, '');
  const isMember = name.startsWith('member/') && name !== 'member/logon';
  const isGroup = name.startsWith('membergroup/') && name !== 'membergroup/logon';
  if (isMember || isGroup) {
    const own = isGroup ? groupBase : memberBase;
    const added = [...filesOf([key])].filter((file) => !own.has(file));
    check(
      `/${name}: added script`,
      sum(added, '.js'),
      name.includes('statement') ? LIMITS.statement : LIMITS.route,
    );
  } else if (name in LIMITS.beforePaint) {
    const layout = layouts[name.split('/')[1]];
    const entry = filesOf([ENTRY]);
    const page = filesOf([ENTRY, START, ...(layout ? [layout] : []), key]);
    const styles = [...page].filter((file) => file.endsWith('.css') && !entry.has(file));
    const where = `/${name.replace('info/', '')}`;
    check(`${where}: script before the first paint`, sum(entry, '.js'), LIMITS.beforePaint[name]);
    // Adds the document, the icon and two font files, which are not in the manifest's graph. An upper bound: a page
    // that the web's server sends holds its styles, and a rendered one loads scripts after the first paint.
    const requests = entry.size + styles.length + 4;
    check(`${where}: requests before the first paint`, requests, LIMITS.requests, '');
  }
}

// The living page shows every component, with the styles of all of them.
const views = routes.filter((key) => key !== 'src/info/colors/route.tsx');
const styles = views.map((key) => sum(filesOf([ENTRY, START, key]), '.css'));
check('styles of the heaviest view', Math.max(...styles), LIMITS.css);
const fonts = Object.values(manifest).filter((chunk) =>
  /looped-first-(400|700)-normal.*\.woff2$/.test(chunk.file),
);
const fontKb = fonts.reduce(
  (total, { file }) => total + readFileSync(new URL(`dist/client/${file}`, web)).length / 1000,
  0,
);
check('fonts before the first paint', fontKb, LIMITS.fonts);
check('font files before the first paint', fonts.length, LIMITS.fontFiles, '');

const chromium = findChromium();
if (chromium && !process.argv.includes('--no-browser')) {
  for (const { path, limit, kB } of await scriptsUntilQuiet(UNTIL_QUIET, chromium)) {
    check(`${path}: script until quiet`, kB, limit);
  }
} else {
  console.log('Scripts on the wire are not counted: no Chromium');
}

console.log(
  `entry alone ${sum(base, '.js').toFixed(1)} kB, with the member layout ${sum(memberBase, '.js').toFixed(1)} kB (gzip)`,
);

const width = Math.max(...rows.map((row) => row.what.length));
for (const { what, value, limit, unit, verdict } of rows) {
  const before =
    verdict === 'GREW' ? `, was ${kept[what]}: npm run budget -- --accept keeps it` : '';
  console.log(
    `${verdict.padEnd(4)} ${what.padEnd(width)} ${String(value).padStart(7)} of ${limit} ${unit}${before}`,
  );
}
mkdirSync(new URL('.report/', web), { recursive: true });
writeFileSync(new URL('.report/budget.json', web), JSON.stringify(rows, null, 2));

const isOver = rows.some((row) => row.verdict === 'OVER');
if (process.argv.includes('--accept') && !isOver) {
  const weights = Object.fromEntries(rows.map(({ what, value }) => [what, value]));
  writeFileSync(WEIGHTS, `${JSON.stringify(weights, null, 2)}\n`);
  process.exit(0);
}
process.exit(rows.every((row) => row.verdict === 'ok') ? 0 : 1);
