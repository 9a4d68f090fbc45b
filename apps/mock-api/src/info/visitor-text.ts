import { escapeMarkup } from '@coop/format/text/markup';
import { dropInvisible } from '@coop/format/text/thai-text';

// Visitors' texts are stored as plain text, and escaped if the wire needs HTML.

/** Cleans a text for storage: uniform line breaks, no invisible characters, trimmed. */
export function cleanText(text: string): string {
  return dropInvisible(text)
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Cleans a text to one line, for titles and names. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** Escapes a text to HTML that reads exactly like it. */
export function textAsHtml(text: string): string {
  return escapeMarkup(text)
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
