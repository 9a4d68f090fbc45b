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
    command: 'node node_modules/@coop/mock-api/dist/server.js',
    env: { API_PORT: String(port), MOCK_CONTROL: '1' },
    url: `http://127.0.0.1:${port}/healthz`,
  },
});
