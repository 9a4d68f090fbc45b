import { cookieValue, writeCookie } from '../session/storage/cookies.ts';

const COOKIE = 'acceptCookie';
/** Two years (specification 9). */
const KEPT_SECONDS = 63_072_000;

export type CookieAnswer = 'Y' | 'N';

/** Path of the web server under which it stores an answer, too. */
export const ANSWER_PATH = '/cookie-answer';

/** Tells whether cookies were accepted; a refusal counts for one page load only. */
export function cookiesAccepted(): boolean {
  return cookieValue(COOKIE) === 'Y';
}

/** Returns the cookie that holds an answer. */
export const cookieOf = (answer: CookieAnswer): string =>
  `${COOKIE}=${answer}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;

/**
 * Stores the answer. Returns whether the browser accepted the cookie. Safari keeps what a script stores for seven days
 * only, so the web server sets the same cookie once more.
 */
export function answerCookies(answer: CookieAnswer): boolean {
  writeCookie(cookieOf(answer));
  void fetch(`${ANSWER_PATH}/${answer}`, { method: 'POST', keepalive: true }).catch(
    () => undefined,
  );
  return cookieValue(COOKIE) === answer;
}
