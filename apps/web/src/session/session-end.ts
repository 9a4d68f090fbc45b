import { notify } from '../toasts/notify.ts';
import { EXPIRED_TEXT } from './expired-text.ts';
import { groupSession, memberSession } from './session.ts';
import { groupClock, memberClock } from './session-clock.ts';

/** Stores of a sign-in, by area. */
export const SESSIONS = {
  member: { session: memberSession, clock: memberClock },
  membergroup: { session: groupSession, clock: groupClock },
} as const;

export type Area = keyof typeof SESSIONS;

/**
 * Ends the session with this token; returns false if there was none. Of several calls that fail together only the first
 * finds it; a call with an older token ends nothing, nor does one that was under way at sign-out. The gate then
 * redirects to the logon page.
 */
function end(area: Area, token: string | undefined): boolean {
  const { session, clock } = SESSIONS[area];
  if (!token || session.get()?.token !== token || session.isLeft()) return false;
  session.clear();
  clock.clear();
  return true;
}

/** Calls once what the page shows now has been painted; at once where nobody sees it. */
function whenPainted(call: () => void): void {
  if (document.visibilityState === 'hidden') call();
  else requestAnimationFrame(() => setTimeout(call));
}

/**
 * Ends the member's session with one alert. An alert holds everything up, so a relative's comes once the member's figures
 * are off the page: who has taken the access back wants them gone, whether or not somebody presses.
 */
export function expireMember(token: string | undefined, suffix = ''): void {
  const isRelative = memberSession.get()?.relative !== undefined;
  if (!end('member', token)) return;
  const say = () => window.alert(EXPIRED_TEXT + suffix);
  if (isRelative) whenPainted(say);
  else say();
}

/**
 * Ends the agency's session. The page of the failed call is gone by then, so the messages of the answer are shown here,
 * each in a toast (specification 8).
 */
export function expireGroup(token: string | undefined, words: readonly string[] = []): void {
  if (end('membergroup', token)) for (const text of words) notify.error(text);
}
