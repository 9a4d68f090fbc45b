import { defineConfig } from '@playwright/test';
import daily from '../../playwright.config.ts';

/** `npm run walk`: the servers and settings of every day, every page, and a report to look at. */
export default defineConfig({
  ...daily,
  testDir: '.',
  testMatch: '*.walk.ts',
  projects: [{ name: 'walk' }],
  timeout: 1_200_000,
  outputDir: '../../.report/walk',
  reporter: [['list'], ['html', { outputFolder: '../../.report/walk-report', open: 'never' }]],
});
