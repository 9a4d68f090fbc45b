import { createHash } from 'node:crypto';

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Hashes of the style attributes in a page, such as the length of a bar, as a policy names them. */
export function styleHashes(html: string): string[] {
  const values = [...html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) =>
    value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity),
  );
  return [...new Set(values)].map(
    (value) => `'sha256-${createHash('sha256').update(value).digest('base64')}'`,
  );
}

/** The policy with these attributes allowed, and no others. */
export function allowStyles(policy: string, hashes: readonly string[]): string {
  if (hashes.length === 0) return policy;
  return policy.replace(/style-src [^;]*/, (own) => {
    return `${own}; style-src-attr 'unsafe-hashes' ${hashes.join(' ')}`;
  });
}
