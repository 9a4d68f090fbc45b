import { createHash } from 'node:crypto';

/** Returns the hash of a script or a style, as a policy names it. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of inline scripts, sheets and style attributes. */
export interface Inline {
  readonly scripts?: readonly string[];
  readonly sheets?: readonly string[];
  readonly attributes?: readonly string[];
}

/** Adds the inline parts of a page to the policy. */
export function allowInline(policy: string, inline: Inline): string {
  const { scripts = [], sheets = [], attributes = [] } = inline;
  const styles = ["; style-src-attr 'unsafe-hashes'", ...attributes].join(' ');
  return policy
    .replace("script-src 'self'", (directive) => [directive, ...scripts].join(' '))
    .replace(
      /style-src [^;]*/,
      (directive) => [directive, ...sheets].join(' ') + (attributes[0] ? styles : ''),
    );
}
