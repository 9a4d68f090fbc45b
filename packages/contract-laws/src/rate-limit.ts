import { cosmetic, type Finding, type Seen } from './finding.ts';

export const TOO_MANY = 429;

/** Returns seconds to wait after a 429; undefined when the answer does not say. */
export function retryAfter(headers: Seen['headers']): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** A 429 does not break the contract, but must say how long to wait. */
export function rateLimitFindings({ status, headers }: Seen): Finding[] {
  if (status !== TOO_MANY || retryAfter(headers) !== undefined) return [];
  return [cosmetic('no-retry-after', 'Retry-After', 'a 429 says when to come back', 'no header')];
}
