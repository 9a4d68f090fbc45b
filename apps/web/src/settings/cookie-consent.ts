const COOKIE = 'acceptCookie';
/** Two years (specification 9). */
const KEPT_SECONDS = 63_072_000;

/** True if cookies were accepted; a refusal counts for one page load only. */
export function cookiesAccepted(): boolean {
  return document.cookie.split('; ').includes(`${COOKIE}=Y`);
}

/** Stores the answer. Returns whether the browser accepted the cookie. */
export function answerCookies(answer: 'Y' | 'N'): boolean {
  document.cookie = `${COOKIE}=${answer}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
  return document.cookie.split('; ').includes(`${COOKIE}=${answer}`);
}
