import { networkInterfaces } from 'node:os';
import { test as base, type Page, type Response } from '@playwright/test';
import { type Control, createControl } from './control.ts';
import { openWorld, type Visit, type World } from './world.ts';

export interface Fixtures {
  /** The control plane behind `baseURL`. */
  control: Control;
  /** A world of this test's own, in which every page of the test is opened. */
  world: World;
  /** Signs somebody in without the form, and resolves when their page has been opened. */
  enter: (visit: Visit) => Promise<Page>;
}

function originOf(baseURL: string | undefined): string {
  if (!baseURL) throw new Error('baseURL is not set: the origin of the portal or of the mock');
  return new URL(baseURL).origin;
}

const hasNetwork = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ internal }) => !internal),
);

/** Returns what the mock says why it did not open a page. */
async function refusalIn(answer: Response): Promise<string> {
  const text = await answer.text();
  try {
    return String(JSON.parse(text).message ?? text);
  } catch {
    return `HTTP ${answer.status()}: ${text.slice(0, 200)}`;
  }
}

/** Playwright's test, in a world of its own that is removed afterwards. `baseURL` is the portal, or the mock itself. */
export const test = base.extend<Fixtures>({
  control: async ({ baseURL }, use) => {
    await use(createControl(originOf(baseURL)));
  },
  world: async ({ baseURL, context }, use) => {
    const origin = originOf(baseURL);
    const world = openWorld(origin);
    await context.addCookies([{ ...world.cookie, url: origin }]);
    // Without a network a browser calls itself offline, though mock and portal answer on this machine.
    if (!hasNetwork) {
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }),
      );
    }
    await use(world);
    await world.delete();
  },
  enter: async ({ page, world }, use) => {
    await use(async (visit) => {
      const { to = '/member/status' } = visit;
      const answer = await page.goto(world.linkFor(visit), { waitUntil: 'commit' });
      if (answer && !answer.ok()) throw new Error(await refusalIn(answer));
      await page.waitForURL((url) => url.pathname + url.search === to);
      return page;
    });
  },
  // Every test opens its pages in its world, also those that do not name it.
  page: async ({ page, world: _world }, use) => {
    await use(page);
  },
});

export { expect } from '@playwright/test';
