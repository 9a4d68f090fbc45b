// Counts the requests of a page and the bytes of its scripts on the wire until it is quiet, including what it prefetches
// when it is idle.
import { chromium } from '@playwright/test';
import { openContext, PEOPLE, signIn } from './people.mjs';
import { startPortal } from './portal.mjs';

/** A page is quiet after this time without requests; one that never is fails. */
const QUIET_MS = 2_000;
const LONGEST_MS = 5 * 60_000;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Follows the requests of a page: bytes of scripts as sent, including headers, and the time of the last one. */
async function follow(page) {
  const seen = {
    bytes: 0,
    files: 0,
    loads: 0,
    pending: new Set(),
    lastChange: Date.now(),
    failed: [],
  };
  const scripts = new Set();
  const cdp = await page.context().newCDPSession(page);
  const settle = (requestId) => {
    seen.pending.delete(requestId);
    seen.lastChange = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    seen.pending.add(requestId);
    seen.loads += 1;
    seen.lastChange = Date.now();
    if (new URL(request.url).pathname.endsWith('.js')) scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    settle(requestId);
    if (!scripts.has(requestId)) return;
    seen.bytes += encodedDataLength;
    seen.files += 1;
  });
  cdp.on('Network.loadingFailed', ({ requestId, errorText }) => {
    settle(requestId);
    if (scripts.has(requestId)) seen.failed.push(errorText);
  });
  await cdp.send('Network.enable');
  return seen;
}

async function countPage(browser, origin, path, kept) {
  // A service worker would prefetch every screen, and later answer in place of the server.
  const context = await openContext(browser, origin, kept, { serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    // Otherwise a busy machine takes so long that what the page came with is read anew, by code that it has no use for.
    await page.clock.setFixedTime(Date.now());
    const seen = await follow(page);
    await page.goto(origin + path, { waitUntil: 'load', timeout: LONGEST_MS });
    // The page loads its scripts after the first paint; on a busy machine the last request may be long past by now.
    seen.lastChange = Date.now();
    const until = seen.lastChange + LONGEST_MS;
    while (seen.pending.size > 0 || Date.now() - seen.lastChange < QUIET_MS) {
      if (Date.now() > until) throw new Error(`${path} is never quiet`);
      await wait(50);
    }
    if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`);
    if (seen.files === 0) throw new Error(`${path}: no script was seen`);
    if (seen.failed.length > 0) throw new Error(`${path}: ${seen.failed.join(', ')}`);
    return { kB: seen.bytes / 1_000, loads: seen.loads };
  } finally {
    await context.close();
  }
}

/** `pages` are addresses and who opens them (`as`, a key of PEOPLE). Resolves to them with the kilobytes of their
 * scripts and the number of their requests. */
export async function loadsUntilQuiet(pages, executablePath) {
  // Waits for the rendered content, however slow the machine is.
  const portal = await startPortal({ timeoutMs: 60_000 });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  try {
    const { origin } = portal;
    // The first time, a busy machine takes longer for the menu than a page waits, and the page would ask for it itself.
    for (const { path } of pages) await (await fetch(origin + path)).text();
    const sessions = {};
    for (const who of new Set(pages.flatMap(({ as }) => as ?? []))) {
      sessions[who] = await signIn(origin, PEOPLE[who]);
    }
    return await Promise.all(
      pages.map(async (page) => ({
        ...page,
        ...(await countPage(browser, origin, page.path, page.as && sessions[page.as])),
      })),
    );
  } finally {
    await browser.close();
    await portal.close();
  }
}
