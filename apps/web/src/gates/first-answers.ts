import type { EarlyFeed } from '@coop/addresses/address';
import type { Client } from '@coop/contracts/client';
import { prefetchFeeds, queryClient } from '../feed/feed.tsx';
import { watchConnection } from '../offline/connection.ts';
import { groupSession, memberSession } from '../session/session.ts';
import { groupCheck, memberCheck, memberTerms } from './gate-queries.ts';

/**
 * Takes in what was asked for while the scripts were on their way (public/early.js), before anything is rendered: the
 * page then begins with its content, and the loading screen that stands in the HTML is its only one. Waits for the
 * session's check alone; a failure is kept like an answer, for the gates to tell.
 */
export async function takeFirstAnswers(
  api: Client,
  area: 'member' | 'membergroup',
  pathname: string,
  feeds: readonly EarlyFeed[],
): Promise<void> {
  const token = (area === 'member' ? memberSession : groupSession).get()?.token;
  // Without a connection the gates show what is kept, and ask nobody.
  if (!token || !navigator.onLine) return;
  prefetchFeeds(api, pathname, feeds);
  if (area === 'membergroup') return queryClient.prefetchQuery(groupCheck(api, token));
  // An answer may end the session before any page is there to follow it.
  watchConnection();
  // Asked for first, so that it is there too when the check is; a slow one has its own place in the page.
  void queryClient.prefetchQuery(memberTerms(api, token));
  await queryClient.prefetchQuery(memberCheck(api, token));
}
