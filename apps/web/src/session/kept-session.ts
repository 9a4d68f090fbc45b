import type { SiteConfig } from '@coop/contracts/site';

/**
 * Returns what this browser stores of a login answer; undefined when it opened no session. Where the backend has the
 * token in a cookie, a mark of this sign-in replaces it, so that a late answer of another sign-in can be recognised; it
 * opens nothing and is never sent.
 */
export function toKeep<T extends { token: string }>(
  { session }: Pick<SiteConfig, 'session'>,
  answer: T,
): T | undefined {
  if (session === 'cookie') return { ...answer, token: `cookie-${Math.random()}` };
  return answer.token ? answer : undefined;
}
