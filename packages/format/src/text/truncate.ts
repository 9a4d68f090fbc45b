import { cutBefore, splitGraphemes } from './graphemes.ts';
import { stripTags } from './markup.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#039': "'",
  '#x27': "'",
  nbsp: ' ',
  '#160': ' ',
  '#xa0': ' ',
};

/**
 * Returns the first `limit` graphemes followed by the ellipsis (not counted: specification, section 9), or the text
 * itself when it is not longer. Marks stay with their consonant, and a leading vowel that would lose its consonant goes
 * too.
 */
export function truncate(text: string, limit = 80, ellipsis = '...'): string {
  const size = Math.max(0, Math.floor(limit));
  const graphemes = splitGraphemes(text, size + 1);
  if (graphemes.length <= size) return text;
  return graphemes.slice(0, cutBefore(graphemes, size)).join('') + ellipsis;
}

/**
 * Converts rich text to one line of plain text: tags, comments, scripts and styles removed, then each entity (the basic
 * five and nbsp) decoded once, so `&amp;lt;` gives `&lt;`. The result may rightly contain `<`, and has to be shown as
 * text, never as HTML.
 */
export function plainText(html: string): string {
  const decoded = stripTags(html).replace(/&(#?\w+);/g, (entity, name: string) => {
    const key = name.toLowerCase();
    return Object.hasOwn(ENTITIES, key) ? (ENTITIES[key] ?? entity) : entity;
  });
  return decoded.replace(/\s+/g, ' ').trim();
}
