import { networkInterfaces } from 'node:os';
import type { BrowserContext, CDPSession } from '@playwright/test';

/** False on a machine that has no interface but loopback. */
export const hasNetwork = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ internal }) => !internal),
);

/** Says so by Chromium's own protocol. Calls go on as they would: -1 is no limit. */
async function sayOnline(session: CDPSession): Promise<void> {
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
 * though the whole stack answers. A page's newest session says so, as it takes back what older ones did. `setOffline`
 * takes it away and gives it back as elsewhere.
 */
export function keepOnline(context: BrowserContext): void {
  if (hasNetwork) return;
  const openSession = context.newCDPSession.bind(context);
  const openPage = context.newPage.bind(context);
  const setOffline = context.setOffline.bind(context);

  context.newCDPSession = async (page) => {
    const session = await openSession(page);
    await sayOnline(session);
    return session;
  };
  context.newPage = async () => {
    const page = await openPage();
    await context.newCDPSession(page);
    return page;
  };
  // A tab that a page opens.
  context.on('page', (page) => {
    context.newCDPSession(page).catch(() => undefined);
  });
  context.setOffline = async (isOffline) => {
    await setOffline(isOffline);
    if (!isOffline) await Promise.all(context.pages().map((page) => context.newCDPSession(page)));
  };
}
