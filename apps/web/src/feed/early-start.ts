import type { Address } from '@coop/addresses/address';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useApi } from '../client/api.tsx';
import { groupSession, memberSession } from '../session/session.ts';

interface EarlyRow extends Address {
  readonly load: () => Promise<unknown>;
}

/** Addresses whose feeds were started before the first rendering, so that they are not started again. */
export const startedBefore = new Set<string>();

/** What the server wrote for readers without scripts is about the page that was opened, and not about the next one. */
function dropRobotsElements(): void {
  for (const one of document.head.querySelectorAll('[data-for-robots]')) one.remove();
}

function isIn(session: Address['session']): boolean {
  if (session === 'none') return true;
  return Boolean((session === 'member' ? memberSession : groupSession).get());
}

/** Starts loading a screen's code and feeds as soon as its address is known, in parallel with the session check. */
export function useEarlyStart(rows: readonly EarlyRow[]): void {
  const api = useApi();
  const { pathname } = useLocation();
  useEffect(() => {
    const row = rows.find((one) => matchPath(one.path, pathname));
    const isStarted = startedBefore.delete(pathname);
    if (!isStarted) dropRobotsElements();
    if (!row || !isIn(row.session)) return;
    // A failed download is reported where the screen is rendered.
    row.load().catch(() => undefined);
    const { feeds = [] } = row;
    if (isStarted || feeds.length === 0) return;
    void import('./feed.tsx').then(({ prefetchFeeds }) => prefetchFeeds(api, pathname, feeds));
  }, [rows, api, pathname]);
}
