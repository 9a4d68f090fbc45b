import { hash } from 'node:crypto';

const source = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/**
 * Returns the content security policy of a small page of the mock: its one script and one style by their hashes, its
 * form to this origin, and no frame around it.
 */
export function pagePolicy({ script, style }: { script?: string; style?: string }): string {
  return [
    "default-src 'none'",
    ...(script === undefined ? [] : [`script-src ${source(script)}`]),
    ...(style === undefined ? [] : [`style-src ${source(style)}`]),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
