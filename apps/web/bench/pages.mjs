// Measures what a member waits for: the production build in Chromium on a slow phone, from an empty cache.
// Every page is opened several times through a server that compresses as the product's own does, the main ones also
// through `vite preview` (which compresses its files but not the JSON it passes on). Medians go to .report/pages.json and to the console.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium, devices } from '@playwright/test';
import { findChromium } from '../e2e/browser/chromium.mjs';
import { attach, blockingTime, CONDITIONS, installObservers } from './observe.mjs';
import { MAIN_PAGES, OTHER_PAGES } from './page-list.ts';
import { startWebServer } from './web-server.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const QUIET_MS = 1_500;
const LONGEST_MS = 45_000;
const web = fileURLToPath(new URL('..', import.meta.url));
const dist = `${process.env.WEB_DIST ?? `${web}dist`}/client`;

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

const children = [];
function start(cwd, args, env) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.on('exit', (code) => {
    if (code) process.exit(code);
  });
  children.push(child);
}

async function answers(url) {
  const until = Date.now() + 20_000;
  while (Date.now() < until) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer`);
}

/** Who signs in where; the answer is kept under the key, as the logon page does it. */
const PEOPLE = {
  member: {
    keptAs: 'user',
    path: '/api/member/auth/login',
    body: { membership_no: '00001', mem_password: 'demo1234', remember: true },
  },
  agency: {
    keptAs: 'usermemgroup',
    path: '/api/membergroup/auth/login',
    body: { member_group_no: '80010001', member_group_pass: 'demo1234', remember: true },
  },
};

async function botCheck(origin) {
  const checked = await fetch(`${origin}/recaptcha/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sitekey: 'demo' }),
  });
  return (await checked.json()).token;
}

/** The storage of a browser in which this person has signed in. */
async function signIn(origin, { keptAs, path, body }) {
  const primed = await fetch(`${origin}/api/info/manu`);
  const csrf = /XSRF-TOKEN=([^;]+)/.exec(primed.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': csrf,
      cookie: `XSRF-TOKEN=${csrf}`,
    },
    body: JSON.stringify({
      ...body,
      ...(keptAs === 'user' && { recaptcha: await botCheck(origin) }),
    }),
  });
  if (!answer.ok) throw new Error(`sign-in of ${keptAs} answered ${answer.status}`);
  return [keptAs, await answer.text()];
}

/** Waits until the page is complete and nothing has moved for a while. */
async function settle(page, network, ready) {
  if (ready) await page.getByText(ready).first().waitFor({ timeout: LONGEST_MS });
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until) {
    if (network.pending <= 0 && Date.now() - network.lastChange > QUIET_MS) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function openOnce(browser, origin, sessions, { path, ready, as }) {
  const phone = devices['Pixel 5'];
  const context = await browser.newContext({
    ...phone,
    viewport: { width: 360, height: 740 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
  });
  await context.addInitScript(installObservers);
  // A visitor is here for the first time, and asked about cookies; who has signed in has been asked.
  if (as) {
    await context.addCookies([{ name: 'acceptCookie', value: 'Y', url: origin }]);
    await context.addInitScript(([key, kept]) => localStorage.setItem(key, kept), sessions[as]);
  }
  const page = await context.newPage();
  const network = await attach(page);
  await page.goto(origin + path, { waitUntil: 'commit', timeout: LONGEST_MS });
  await settle(page, network, ready);
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

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function summarise(runs) {
  const of = (name) => median(runs.map((run) => run[name]));
  const names = ['fcp', 'lcp', 'cls', 'blocking', 'longest', 'requests', 'kB'];
  return Object.fromEntries(names.map((name) => [name, Number(of(name).toFixed(3))]));
}

function print(rows) {
  console.table(
    rows.map(({ server, page, fcp, lcp, cls, blocking, longest, requests, kB }) => ({
      server,
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

const executablePath = findChromium();

async function measure() {
  const [apiPort, rawPort] = [await freePort(), await freePort()];
  const ports = { API_PORT: String(apiPort), WEB_PORT: String(rawPort), HOST: '127.0.0.1' };
  const clock = { CLOCK_START: '2026-11-20T09:00:00+07:00' };
  start(`${web}../mock-api`, ['dist/server.js'], { ...ports, ...clock, MOCK_CONTROL: '0' });
  await answers(`http://127.0.0.1:${apiPort}/healthz`);
  start(web, ['server/server.ts'], ports);
  const served = await startWebServer({ dist, apiPort });
  const servers = {
    'vite preview': `http://127.0.0.1:${rawPort}`,
    'web server': `http://127.0.0.1:${served.address().port}`,
  };
  for (const origin of Object.values(servers)) await answers(`${origin}/api/info/manu`);
  const sessions = {
    member: await signIn(servers['web server'], PEOPLE.member),
    agency: await signIn(servers['web server'], PEOPLE.agency),
  };
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  const version = browser.version();
  const rows = [];
  const pages = {
    'vite preview': MAIN_PAGES,
    'web server': [...MAIN_PAGES, ...OTHER_PAGES],
  };
  try {
    for (const [server, origin] of Object.entries(servers)) {
      for (const page of pages[server]) {
        const runs = [];
        for (let run = 0; run < RUNS; run += 1) {
          runs.push(await openOnce(browser, origin, sessions, page));
        }
        const { path, name = decodeURIComponent(path), as } = page;
        rows.push({ server, page: name, isSignedIn: Boolean(as), ...summarise(runs) });
      }
    }
  } finally {
    await browser.close();
    served.close();
    served.closeAllConnections();
  }
  return { rows, chromium: version };
}

try {
  const { rows, chromium: version } = await measure();
  print(rows);
  mkdirSync(`${web}.report`, { recursive: true });
  const report = { runs: RUNS, chromium: version, conditions: CONDITIONS, rows };
  writeFileSync(`${web}.report/pages.json`, `${JSON.stringify(report, null, 2)}\n`);
} finally {
  for (const child of children) child.kill('SIGTERM');
}
