/** Characters that an HTML parser could take for the end of the element, or that a script may not hold. */
const SPECIAL = /[<>&\u2028\u2029]/g;

const escaped = (found: string) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Serializes JSON for a script element, so that no text can end it, or begin a comment or an entity. */
export const asJson = (value: unknown): string => JSON.stringify(value).replace(SPECIAL, escaped);

const jsonLdText = (objects: readonly object[]): string =>
  asJson({ '@context': 'https://schema.org', '@graph': objects });

/** Returns the objects as an element of the head; '' for none. */
export function jsonLdElement(objects: readonly object[]): string {
  if (objects.length === 0) return '';
  return `<script type="application/ld+json">${jsonLdText(objects)}</script>`;
}
