import { createHash } from 'node:crypto';

/** The hash of a script or a style, as a policy names it. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy with the page's own scripts allowed. */
export const allowScript = (policy: string, hashes: string | undefined): string =>
  !hashes ? policy : policy.replace(/script-src 'self'/, (own) => `${own} ${hashes}`);

/** The policy with the page's own sheet allowed. */
export const allowSheet = (policy: string, hash: string | undefined): string =>
  hash === undefined ? policy : policy.replace(/style-src 'self'/, (own) => `${own} ${hash}`);

/** The policy with these style attributes allowed, and no others. */
export function allowStyles(policy: string, hashes: readonly string[]): string {
  if (hashes.length === 0) return policy;
  return policy.replace(/style-src [^;]*/, (own) => {
    return `${own}; style-src-attr 'unsafe-hashes' ${hashes.join(' ')}`;
  });
}
