// Journeys that do not begin with an empty cache: from pressing the button of the logon page to the first figures, and
// the second visit of a remembered member, with the files that the service worker has kept.

import { addressOf, sampleFeeds } from '@coop/addresses/sample';
import { devices } from '@playwright/test';
import { attach, installObservers, SLOW_LINE, settle } from './observe.mjs';
import { openContext, PEOPLE } from './people.mjs';
import { median, repeated } from './statistics.mjs';

const LONGEST_MS = 45_000;
/** Between two keys, as a person types. */
const KEY_MS = 120;
const FIRST_PAGE = '/member/status';
const PHONE = { ...devices['Pixel 5'], viewport: { width: 360, height: 740 } };

/** The figures that the front page of a member shows first. */
const FIGURES = sampleFeeds(addressOf(FIRST_PAGE))
  .map(([, { shows }]) => shows)
  .find((shows) => /^[\d,]+\.\d\d$/.test(shows ?? ''));

/** Runs in the page: records when the button was pressed, and when the figures were shown. */
function watchFigures(figures) {
  const seen = { pressed: 0, shown: 0 };
  window.__journey = seen;
  addEventListener('submit', () => (seen.pressed ||= performance.now()), { capture: true });
  const look = () => {
    if (document.querySelector('main')?.textContent?.includes(figures)) {
      // In this frame; it is painted before the next one.
      requestAnimationFrame(() => (seen.shown = performance.now()));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function signInOnce(browser, origin) {
  const context = await openContext(browser, origin, undefined, PHONE);
  try {
    await context.addInitScript(watchFigures, FIGURES);
    const page = await context.newPage();
    const network = await attach(page);
    await page.goto(`${origin}/member/logon`, { waitUntil: 'commit', timeout: LONGEST_MS });
    await settle(page, network, { longestMs: LONGEST_MS });
    const { membership_no, mem_password } = PEOPLE.member.body;
    await page.getByLabel('เลขทะเบียนสมาชิก').pressSequentially(membership_no, { delay: KEY_MS });
    const password = page.getByLabel('รหัสผ่าน', { exact: true });
    await password.pressSequentially(mem_password, { delay: KEY_MS });
    await password.press('Enter');
    await page.waitForFunction(() => window.__journey.shown > 0, undefined, {
      timeout: LONGEST_MS,
    });
    return await page.evaluate(() => window.__journey.shown - window.__journey.pressed);
  } finally {
    await context.close();
  }
}

/** Slows the worker's own requests, too; it is a target of its own. */
async function slowWorker(browser) {
  const cdp = await browser.newBrowserCDPSession();
  const { targetInfos } = await cdp.send('Target.getTargets');
  for (const { targetId } of targetInfos.filter(({ type }) => type === 'service_worker')) {
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
    const commands = [
      { id: 1, method: 'Network.enable', params: {} },
      { id: 2, method: 'Network.emulateNetworkConditions', params: SLOW_LINE },
    ];
    for (const command of commands) {
      await cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(command) });
    }
  }
}

/** Runs in the page: resolves when the worker has kept its files and answers the next page. */
async function hasWorker() {
  const { active } = await navigator.serviceWorker.ready;
  while (active.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Only a member who is remembered on the device has the worker. */
const remembered = ([key, text]) => [key, JSON.stringify({ ...JSON.parse(text), remember: true })];

async function visitAgain(browser, origin, session, path) {
  const context = await openContext(browser, origin, remembered(session), PHONE);
  try {
    await context.addInitScript(installObservers);
    const first = await context.newPage();
    const worker = context.waitForEvent('serviceworker', { timeout: LONGEST_MS });
    await first.goto(origin + path, { timeout: LONGEST_MS });
    await worker;
    await first.evaluate(hasWorker);
    await first.close();
    const page = await context.newPage();
    await slowWorker(browser);
    const network = await attach(page, { isKept: true });
    await page.goto(origin + path, { waitUntil: 'commit', timeout: LONGEST_MS });
    await settle(page, network, { longestMs: LONGEST_MS });
    if (!(await page.evaluate(() => Boolean(navigator.serviceWorker.controller)))) {
      throw new Error(`${path}: no service worker on the second visit`);
    }
    return await page.evaluate(() => window.__seen.lcp);
  } finally {
    await context.close();
  }
}

const several = async (runs, once) => Math.round(median(await repeated(runs, once)));

/** Returns medians in milliseconds of each journey. */
export async function measureJourneys(browser, origin, { member }, runs) {
  return [
    {
      name: 'from pressing เข้าสู่ระบบ to the first figures',
      ms: await several(runs, () => signInOnce(browser, origin)),
      atMost: 900,
    },
    {
      name: `second visit of ${FIRST_PAGE}, largest paint`,
      ms: await several(runs, () => visitAgain(browser, origin, member, FIRST_PAGE)),
      atMost: 800,
    },
    {
      name: 'second visit of /member/share, largest paint',
      ms: await several(runs, () => visitAgain(browser, origin, member, '/member/share')),
      atMost: 800,
    },
  ];
}
