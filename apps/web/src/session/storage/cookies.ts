// The only door to the page's cookies: where the browser denies them, the property may throw.

/** Returns the value of a cookie as it stands; undefined where there is none, or none may be read. */
export function cookieValue(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
    return found?.slice(name.length + 1);
  } catch {
    return undefined;
  }
}

/** Writes a cookie with its attributes; where they are denied, nothing. */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Whoever needs to know reads it again.
  }
}
