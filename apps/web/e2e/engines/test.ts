import { test as base } from '@playwright/test';
import { Engines } from './engines.ts';
import type { Engine, Tab } from './tab.ts';

interface Fixtures {
  /** Opens a tab with nothing kept from others; it is closed after the test, and seen in the report if that failed. */
  openTab: (engine: Engine) => Promise<Tab>;
}

/** Playwright's test, with a window of any of the engines. */
export const test = base.extend<Fixtures, { engines: Engines }>({
  engines: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what is wanted
    async ({}, use) => {
      await using engines = new Engines();
      await use(engines);
    },
    { scope: 'worker' },
  ],
  openTab: async ({ engines, baseURL }, use, info) => {
    const tabs: Tab[] = [];
    await use(async (engine) => {
      const tab = await engines.openTab(engine, baseURL ?? '');
      tabs.push(tab);
      return tab;
    });
    for (const tab of tabs) {
      if (info.errors.length > 0) await showPicture(tab, tab.engine).catch(() => undefined);
      await tab.close();
    }
  },
});

/** Puts a picture of the page into the report. */
export async function showPicture(tab: Tab, name: string): Promise<void> {
  const body = Buffer.from(await tab.picture());
  await test.info().attach(name, { body, contentType: 'image/png' });
}
