import { notify } from '../toasts/notify.ts';
import { EXPIRED_TEXT } from './expired-text.ts';
import { groupSession, memberSession } from './session.ts';
import { groupClock, memberClock } from './session-clock.ts';

/**
 * Ends the member's session with one alert. Of several calls that fail together only the first finds a session to end;
 * a call with an older token ends nothing, nor does one that was under way at sign-out. The gate then redirects to the
 * logon page.
 */
export function expireMember(token: string | undefined, suffix = ''): void {
  const session = memberSession.get();
  if (!session || session.token !== token || memberSession.isLeft()) return;
  memberSession.clear();
  memberClock.clear();
  window.alert(EXPIRED_TEXT + suffix);
}

/**
 * Ends the agency's session; the gate then redirects to its logon page. The page of the failed call is gone by then, so
 * the messages of the answer are shown here, each in a toast (specification 8).
 */
export function expireGroup(token: string | undefined, words: readonly string[] = []): void {
  if (groupSession.get()?.token !== token || groupSession.isLeft()) return;
  groupSession.clear();
  groupClock.clear();
  for (const text of words) notify.error(text);
}
