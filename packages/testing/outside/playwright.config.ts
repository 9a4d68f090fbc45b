import { defineConfig } from '@playwright/test';

const { MOCK_PORT, PORTAL_PORT, CHROMIUM: executablePath } = process.env;
const mock = `http://127.0.0.1:${MOCK_PORT}`;
const portal = `http://127.0.0.1:${PORTAL_PORT}`;
const timeout = 600_000;

export default defineConfig({
  testMatch: '*.spec.ts',
  reporter: 'line',
  workers: 1,
  // For what never comes; a page may be slow.
  expect: { timeout },
  use: { baseURL: portal, launchOptions: { ...(executablePath && { executablePath }) } },
  webServer: [
    { command: `npx coop-mock --port ${MOCK_PORT}`, url: `${mock}/healthz`, timeout },
    {
      command: `npx coop-portal --port ${PORTAL_PORT} --mock ${mock}`,
      url: `${portal}/healthz`,
      timeout,
    },
  ],
});
