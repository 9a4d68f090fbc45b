import { createHash } from 'node:crypto';

/** The hash of a script or a style, as a policy names it. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of what stands in a page itself: scripts, sheets, style attributes. */
export interface Inline {
  readonly scripts?: readonly string[];
  readonly sheets?: readonly string[];
  readonly attributes?: readonly string[];
}

/** The policy with what stands in the page itself allowed, and nothing else. */
export function allowInline(policy: string, inline: Inline): string {
  const { scripts = [], sheets = [], attributes = [] } = inline;
  const styles = ["; style-src-attr 'unsafe-hashes'", ...attributes].join(' ');
  return policy
    .replace("script-src 'self'", (own) => [own, ...scripts].join(' '))
    .replace(
      /style-src [^;]*/,
      (own) => [own, ...sheets].join(' ') + (attributes[0] ? styles : ''),
    );
}
