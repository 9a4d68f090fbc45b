import { networkInterfaces } from 'node:os';
import type { BrowserContext, Page } from '@playwright/test';

const hasNetwork = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ internal }) => !internal),
);

/** Tells a page that it is online, by Chromium's own protocol. Its calls go on as they would: -1 is no limit. */
async function sayOnline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.overrideNetworkState', {
    offline: false,
    latency: 1,
    downloadThroughput: -1,
    uploadThroughput: -1,
    connectionType: 'ethernet',
  });
}

/**
 * Keeps a context's pages online where the machine has no interface but loopback: Chromium calls itself offline there,
 * though the whole stack answers. `setOffline` takes it away and gives it back as elsewhere.
 */
export function keepOnline(context: BrowserContext): void {
  if (hasNetwork) return;
  const open = context.newPage.bind(context);
  const setOffline = context.setOffline.bind(context);
  context.newPage = async () => {
    const page = await open();
    await sayOnline(page);
    return page;
  };
  context.setOffline = async (isOffline) => {
    await setOffline(isOffline);
    if (!isOffline) await Promise.all(context.pages().map(sayOnline));
  };
}
