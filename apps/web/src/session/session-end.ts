import { notify } from '../toasts/notify.ts';
import { EXPIRED_TEXT } from './expired-text.ts';
import { groupSession, memberSession } from './session.ts';

/**
 * Ends the member's session and says so. Of several calls that fail together only the first finds a session to
 * end, so there is one alert; a call that was sent with an older token ends nothing, nor does one that crosses the
 * sign-out. The guard of the routes then leads to the logon page.
 */
export function expireMember(token: string | undefined, suffix = ''): void {
  const session = memberSession.get();
  if (!session || session.token !== token || memberSession.isLeft()) return;
  memberSession.clear();
  window.alert(EXPIRED_TEXT + suffix);
}

/**
 * Ends the agency's session; the guard of the routes leads to its logon page. The call that found out is forgotten
 * with the page that made it, so what its answer says is said here, each in a toast (specification 8).
 */
export function expireGroup(token: string | undefined, words: readonly string[] = []): void {
  if (groupSession.get()?.token !== token || groupSession.isLeft()) return;
  groupSession.clear();
  for (const text of words) notify.error(text, undefined, text);
}
