import { cosmetic, type Finding, type Seen } from './finding.ts';

export const TOO_MANY = 429;

/** Returns seconds to wait after a 429, also where it names the moment; undefined when the answer does not say. */
export function retryAfter(headers: Seen['headers']): number | undefined {
  const retryText = headers.get('retry-after')?.trim() ?? '';
  if (retryText === '') return undefined;
  if (/^-?\d+(\.\d+)?$/.test(retryText)) return Number(retryText);
  const date = Date.parse(headers.get('date') ?? '');
  const seconds = (Date.parse(retryText) - (Number.isNaN(date) ? Date.now() : date)) / 1_000;
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** A 429 does not break the contract, but must say how long to wait. */
export function rateLimitFindings({ status, headers }: Seen): Finding[] {
  if (status !== TOO_MANY) return [];
  const seconds = retryAfter(headers);
  const path = 'Retry-After';
  const says = 'a 429 says when to come back';
  if (seconds === undefined) return [cosmetic('no-retry-after', path, says, 'no header')];
  return seconds < 0 ? [cosmetic('retry-after-past', path, says, 'a moment that has been')] : [];
}
