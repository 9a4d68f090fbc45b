// Measures waiting times of members: the production build in Chromium on a slow phone, from an empty cache, and the
// journeys of journeys.mjs. Everything is done several times through the web's own server; medians go to
// .report/pages.json and to the console.
import { chromium, devices } from '@playwright/test';
import { findChromium } from '../e2e/browser/chromium.mjs';
import { measureJourneys } from './journeys.mjs';
import { attach, blockingTime, CONDITIONS, installObservers, settle } from './observe.mjs';
import { PAGES } from './page-list.ts';
import { openContext, PEOPLE, signIn } from './people.mjs';
import { startPortal } from './portal.mjs';
import { writeReport } from './processes.mjs';
import { median, repeated } from './statistics.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const LONGEST_MS = 45_000;
/** Of some pages there is no report, which would stand for that of all. */
const isWhole = process.env.BENCH_ONLY === undefined;

async function openOnce(browser, origin, sessions, { path, ready, as }) {
  const context = await openContext(browser, origin, sessions[as], {
    ...devices['Pixel 5'],
    viewport: { width: 360, height: 740 },
  });
  await context.addInitScript(installObservers);
  const page = await context.newPage();
  const network = await attach(page);
  await page.goto(origin + path, { waitUntil: 'commit', timeout: LONGEST_MS });
  await settle(page, network, { ready, longestMs: LONGEST_MS });
  const seen = await page.evaluate(() => window.__seen);
  await context.close();
  const longest = Math.max(0, ...seen.tasks.map(([, duration]) => duration));
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    cls: seen.cls,
    blocking: blockingTime(seen),
    longest,
    requests: network.requests,
    kB: network.bytes / 1_000,
  };
}

function summarise(runs) {
  const of = (name) => median(runs.map((run) => run[name]));
  const names = ['fcp', 'lcp', 'cls', 'blocking', 'longest', 'requests', 'kB'];
  return Object.fromEntries(names.map((name) => [name, Number(of(name).toFixed(3))]));
}

function print(rows) {
  console.table(
    rows.map(({ page, fcp, lcp, cls, blocking, longest, requests, kB }) => ({
      page,
      'FCP ms': Math.round(fcp),
      'LCP ms': Math.round(lcp),
      CLS: cls,
      'blocking ms': Math.round(blocking),
      'longest task ms': Math.round(longest),
      requests,
      kB: Number(kB.toFixed(1)),
    })),
  );
}

async function measure(executablePath) {
  const portal = await startPortal();
  const { origin } = portal;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  try {
    const sessions = {
      member: await signIn(origin, PEOPLE.member),
      agency: await signIn(origin, PEOPLE.agency),
    };
    const rows = [];
    for (const page of PAGES) {
      const runs = await repeated(RUNS, () => openOnce(browser, origin, sessions, page));
      rows.push({ page: page.name, isSignedIn: Boolean(page.as), ...summarise(runs) });
    }
    const journeys = isWhole ? await measureJourneys(browser, origin, sessions, RUNS) : [];
    return { rows, journeys, chromium: browser.version() };
  } finally {
    await browser.close();
    await portal.close();
  }
}

const executablePath = findChromium();
if (executablePath) {
  const { rows, journeys, chromium: version } = await measure(executablePath);
  print(rows);
  console.table(journeys);
  if (isWhole)
    writeReport('pages', { runs: RUNS, chromium: version, conditions: CONDITIONS, rows, journeys });
} else {
  console.log('Pages are not opened: no Chromium');
}
