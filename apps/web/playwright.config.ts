import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './e2e/browser/chromium.mjs';
import { CLOCK_START } from './e2e/kit/device-clock.ts';
import './e2e/kit/drawn.ts';
import { MOCK_PATHS } from './server/proxy/backend-paths.ts';

const webPort = Number(process.env.E2E_WEB_PORT ?? 3900);
const apiPort = Number(process.env.E2E_API_PORT ?? 4900);
const chromium = findChromium();
/** Address of a portal that runs already, in containers; without it the tests start their own. */
const baseUrl = process.env.E2E_BASE_URL;
const report = process.env.E2E_REPORT ?? '.report';

const TIMEOUT_MS = 90_000;
/** Eight times what the slowest test takes on two cores. */
const LONGEST_TEST_MS = 240_000;
/** One more than two cores have, because each waits now and then; one mock serves them all, so not any number. */
const WORKERS = Math.min(8, Math.ceil(availableParallelism() * 1.5));

/** Also for the configuration of the walk, which stands in another folder. */
const cwd = import.meta.dirname;

const SERVERS = [
  {
    cwd,
    command: `node ../mock-api/src/server.ts 2>"${report}/mock.log"`,
    url: `http://127.0.0.1:${apiPort}/healthz`,
    env: {
      API_PORT: String(apiPort),
      MOCK_CONTROL: '1',
      CHECK_RESPONSES: '1',
      TRUSTED_PROXIES: '127.0.0.1',
      CLOCK_START,
      // Its own default world is the real backend of the worlds that are switched to one.
      BACKEND_URL: `http://127.0.0.1:${apiPort}`,
      BACKEND_MODE: 'mock',
    },
    timeout: LONGEST_TEST_MS,
    reuseExistingServer: false,
  },
  {
    cwd,
    command: `node server/server.ts 2>"${report}/web.log"`,
    url: `http://127.0.0.1:${webPort}/site.json`,
    env: {
      WEB_PORT: String(webPort),
      BACKEND_URL: `http://127.0.0.1:${apiPort}`,
      EXTRA_PATHS: MOCK_PATHS.join(' '),
      WORLD_COOKIE: 'mock_world',
      CLOCK_START,
      // The same on a slow machine.
      PAGE_TIMEOUT_MS: '20000',
    },
    timeout: LONGEST_TEST_MS,
    reuseExistingServer: false,
  },
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? WORKERS),
  retries: 0,
  forbidOnly: true,
  // Limit for waiting within a test. The limit of a whole test is for one that will never end, so that the run goes on
  // and names it: a machine under load makes a test slow, not wrong.
  timeout: LONGEST_TEST_MS,
  expect: { timeout: TIMEOUT_MS },
  reporter: [['dot'], ['json', { outputFile: `${report}/e2e.json` }]],
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  outputDir: `${report}/e2e`,
  use: {
    baseURL: baseUrl ?? `http://127.0.0.1:${webPort}`,
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    actionTimeout: TIMEOUT_MS,
    navigationTimeout: TIMEOUT_MS,
    // Recording a trace costs a third of a run's time, so it is optional: E2E_TRACE=1.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    // Pages are at rest when they are looked at; the tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Only the tests that are about it install the portal on the device.
    serviceWorkers: 'block',
    launchOptions: {
      // Without a locale of the machine, Chromium calls a download with a Thai name `download`.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(chromium && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--host-resolver-rules=MAP web.test 127.0.0.1',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds, so optimising its code costs more time than it saves.
        '--js-flags=--no-turbofan --no-maglev',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: baseUrl ? [] : SERVERS,
});
