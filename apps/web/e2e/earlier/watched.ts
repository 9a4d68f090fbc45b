import { type BrowserContext, test as base } from '@playwright/test';
import { forgetPass, hasPassedEarlier, keepPass, readInputs } from './record.ts';

interface Options {
  /**
   * The test reads the built product past its pages, by a service worker or requests of its own: any file of it, or
   * those of the public pages.
   */
  files: 'loaded' | 'public' | 'all';
}

interface Fixtures {
  /** What it rests on, when it is run; nothing where the product runs elsewhere and its files cannot be seen. */
  inputs: ReturnType<typeof readInputs> | undefined;
  loadedFiles: undefined;
}

/** Set by `npm test`; a test that is run by hand is run. */
const mayPassOver = process.env.E2E_EARLIER === '1';
const isElsewhere = process.env.E2E_BASE_URL !== undefined;

/** Playwright's test, which sees what its pages load, and is passed over while nothing of that has changed. */
export const test = base.extend<Options & Fixtures>({
  files: ['loaded', { option: true }],
  // Before everything else: what is passed over opens no page.
  inputs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is wanted
    async ({}, use, info) => {
      if (isElsewhere) return await use(undefined);
      const inputs = readInputs(info);
      if (mayPassOver && hasPassedEarlier(info, inputs)) {
        info.annotations.push({ type: 'passed earlier' });
        info.skip();
      }
      forgetPass(info, inputs);
      await use(inputs);
    },
    { auto: true },
  ],
  loadedFiles: [
    async ({ inputs, browser, context, files, serviceWorkers }, use, info) => {
      const pathnames = new Set<string>();
      const watch = (one: BrowserContext) =>
        one.on('request', (request) => pathnames.add(new URL(request.url()).pathname));
      watch(context);
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      if (!inputs || info.errors.length > 0 || info.status !== 'passed') return;
      const readsAll = serviceWorkers === 'allow' || pathnames.size === 0;
      if (files === 'loaded') keepPass(info, inputs, readsAll ? 'all' : pathnames);
      else keepPass(info, inputs, files);
    },
    { auto: true },
  ],
});
