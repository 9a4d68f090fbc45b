import { defineConfig } from '@playwright/test';

const port = process.env.MOCK_PORT;
const executablePath = process.env.CHROMIUM;

export default defineConfig({
  testMatch: '*.spec.ts',
  reporter: 'line',
  workers: 1,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: `npx coop-mock --port ${port}`,
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 600_000,
  },
});
