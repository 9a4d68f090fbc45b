// Scores every public page with Lighthouse: mobile, with real throttling of network and processor, the median of
// several runs each. Writes .report/lighthouse.json and prints the scores.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../../e2e/browser/chromium.mjs';
import { PAGES } from '../page-list.ts';
import { startPortal } from '../portal.mjs';
import { freePort, writeReport } from '../processes.mjs';
import { median, repeated } from '../statistics.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Without the living page of the components, which is for those who build the portal. */
const isPublic = ({ as, path }) => as === undefined && path !== '/colors';

async function scoreOnce(url, port, isListed) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
    onlyCategories: CATEGORIES,
    // A page that asks not to be listed is no worse for that.
    ...(!isListed && { skipAudits: ['is-crawlable'] }),
  });
  if (!result) throw new Error(`${url} gave no result`);
  const { categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
}

async function score(origin, port, { path, name, isListed }) {
  const runs = await repeated(RUNS, () => scoreOnce(origin + path, port, isListed));
  const scores = CATEGORIES.map((category, at) => [category, median(runs.map((run) => run[at]))]);
  return { page: name, scores: Object.fromEntries(scores) };
}

const portal = await startPortal();
const port = await freePort();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
});
const rows = [];
try {
  for (const page of PAGES.filter(isPublic)) {
    const row = await score(portal.origin, port, page);
    console.log(row.page, ...Object.values(row.scores));
    rows.push(row);
  }
} finally {
  await browser.close();
  await portal.close();
}
const { version } = JSON.parse(
  readFileSync(new URL('node_modules/lighthouse/package.json', import.meta.url), 'utf8'),
);
writeReport('lighthouse', { runs: RUNS, version, chromium: browser.version(), rows });
