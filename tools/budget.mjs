// Weighs the downloads of pages as people get them: some pages are opened in Chromium, and their scripts and requests are
// counted until they are quiet; fonts and styles are read from the build. Prints a table; exits 1 when something is over
// its limit. `--no-build` weighs the build that is there, `--no-browser` opens no page.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { loadsUntilQuiet } from '../apps/web/bench/loads-until-quiet.mjs';
import { findChromium } from '../apps/web/e2e/browser/chromium.mjs';

const web = new URL('../apps/web/', import.meta.url);

/** Pages with the kilobytes of script, as sent, and the requests that each may cost. */
const PAGES = [
  { path: '/home', script: 155 },
  { path: '/show/103', script: 155 },
  { path: '/member/logon', script: 151 },
  { path: '/member/share', as: 'member', script: 279, requests: 43 },
  { path: '/loancal', script: 254 },
  { path: '/election', script: 232 },
];
/** In kilobytes: the styles of any screen with gzip, and the two fonts of the first paint. */
const STYLES = 24;
const FONTS = 35;

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

const rows = [];
function check(what, exact, limit, unit = 'kB') {
  const value = Number(exact.toFixed(1));
  rows.push({ what, value, limit, unit, verdict: value > limit ? 'OVER' : 'ok' });
}

const manifest = JSON.parse(readFileSync(new URL('dist/server/manifest.json', web), 'utf8'));
const bytesOf = (file) => readFileSync(new URL(`dist/client/${file}`, web));

/** Returns the sheets of a manifest's key with everything that it imports at once. */
function sheetsOf(keys, seen = new Set()) {
  return keys.flatMap((key) => {
    if (seen.has(key)) return [];
    seen.add(key);
    const { css = [], imports = [] } = manifest[key];
    return [...css, ...sheetsOf(imports, seen)];
  });
}
// The living page shows every component, with the styles of all of them.
const screens = Object.keys(manifest).filter(
  (key) => key.endsWith('/route.tsx') && key !== 'src/info/colors/route.tsx',
);
const weightOf = (screen) =>
  [...new Set(sheetsOf(['index.html', 'src/first-paint/start.tsx', screen]))].reduce(
    (sum, sheet) => sum + gzipSync(bytesOf(sheet), { level: 9 }).length / 1000,
    0,
  );
check('styles of the heaviest screen', Math.max(...screens.map(weightOf)), STYLES);
const fonts = Object.values(manifest).filter(({ file }) =>
  /looped-first-(400|700)-normal.*\.woff2$/.test(file),
);
const fontKb = fonts.reduce((sum, { file }) => sum + bytesOf(file).length / 1000, 0);
check('fonts before the first paint', fontKb, FONTS);

const chromium = findChromium();
if (process.argv.includes('--no-browser')) {
  console.log('No page is opened');
} else if (chromium) {
  for (const page of await loadsUntilQuiet(PAGES, chromium)) {
    check(`${page.path}: script until quiet`, page.kB, page.script);
    if (page.requests) check(`${page.path}: requests until quiet`, page.loads, page.requests, '');
  }
} else {
  console.log('Pages are not opened: no Chromium');
}

const width = Math.max(...rows.map((row) => row.what.length));
for (const { what, value, limit, unit, verdict } of rows) {
  console.log(
    `${verdict.padEnd(4)} ${what.padEnd(width)} ${String(value).padStart(7)} of ${limit} ${unit}`,
  );
}
mkdirSync(new URL('.report/', web), { recursive: true });
writeFileSync(new URL('.report/budget.json', web), JSON.stringify(rows, null, 2));
process.exit(rows.every((row) => row.verdict === 'ok') ? 0 : 1);
