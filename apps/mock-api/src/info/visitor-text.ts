import { escapeMarkup } from '@coop/format/markup';

// Visitors' texts are stored as plain text, and escaped if the wire needs HTML.

// Control characters and those that change the writing direction: neither is ever intended.
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** Cleans a text for storage: uniform line breaks, no invisible characters, trimmed. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, (char) => (char === '\n' ? '\n' : char === '\t' ? ' ' : ''))
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
