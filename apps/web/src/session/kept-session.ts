import type { SiteConfig } from '@coop/contracts/site';

/**
 * What this browser keeps of an answer that opens a session; undefined when nobody is signed in by it. Where the backend
 * has the token in a cookie, a mark of this sign-in stands in its place, so that a late answer of another sign-in is told
 * from one of this; it opens nothing and is never sent.
 */
export function toKeep<T extends { token: string }>(
  { session }: Pick<SiteConfig, 'session'>,
  answer: T,
): T | undefined {
  if (session === 'cookie') return { ...answer, token: `cookie-${Math.random()}` };
  return answer.token ? answer : undefined;
}
