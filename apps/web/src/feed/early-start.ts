import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useApi } from '../client/api.tsx';
import { groupSession, memberSession } from '../session/session.ts';
import type { EarlyFeed } from './early-feeds.ts';

interface EarlyRow {
  readonly path: string;
  readonly auth: string;
  readonly load: () => Promise<unknown>;
  readonly feeds?: readonly EarlyFeed[];
}

/** Addresses whose feeds were started before the first rendering: their failure, too, is the screen's to tell. */
export const startedBefore = new Set<string>();

function isIn(auth: string): boolean {
  if (auth === 'none') return true;
  return Boolean((auth === 'member' ? memberSession : groupSession).get());
}

/** Starts a screen's code and feeds as soon as its address is known, beside the session check and not after it. */
export function useEarlyStart(rows: readonly EarlyRow[]): void {
  const api = useApi();
  const { pathname } = useLocation();
  useEffect(() => {
    const row = rows.find((one) => matchPath(one.path, pathname));
    const isStarted = startedBefore.delete(pathname);
    if (!row || !isIn(row.auth)) return;
    // A failed download shows where the screen is rendered; here it is only early.
    row.load().catch(() => undefined);
    const { feeds = [] } = row;
    if (isStarted || feeds.length === 0) return;
    void import('./feed.tsx').then(({ prefetchFeeds }) => prefetchFeeds(api, pathname, feeds));
  }, [rows, api, pathname]);
}
