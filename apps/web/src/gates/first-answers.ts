import type { EarlyFeed } from '@coop/addresses/address';
import type { Client } from '@coop/contracts/client';
import { prefetchFeeds, queryClient } from '../feed/feed.tsx';
import { watchConnection } from '../offline/connection.ts';
import { groupSession, memberSession } from '../session/session.ts';
import { groupCheck, memberCheck, memberTerms } from './gate-queries.ts';

/**
 * Puts the answers of early calls (public/early.js) into the cache before anything is rendered: the page then begins
 * with its content, without another loading screen after that of the HTML. Waits only for the session check, whose
 * failure is cached, too, for the gates to report.
 */
export async function takeFirstAnswers(
  api: Client,
  area: 'member' | 'membergroup',
  pathname: string,
  feeds: readonly EarlyFeed[],
): Promise<void> {
  const token = (area === 'member' ? memberSession : groupSession).get()?.token;
  // Without a connection the gates show stored figures and make no calls.
  if (!token || !navigator.onLine) return;
  prefetchFeeds(api, pathname, feeds);
  if (area === 'membergroup') return queryClient.prefetchQuery(groupCheck(api, token));
  // An answer may end the session before any page follows the connection.
  watchConnection();
  // Started first, so that it is usually answered together with the check, which is all that is waited for.
  void queryClient.prefetchQuery(memberTerms(api, token));
  await queryClient.prefetchQuery(memberCheck(api, token));
}
