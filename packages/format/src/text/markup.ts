const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Tags between which words must not grow together; inline tags vanish without a trace. */
const BREAKING =
  /^(?:address|article|blockquote|br|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|ol|p|pre|section|table|td|th|tr|ul)$/;

/** Elements whose content is not for readers. */
const SILENT = /^(?:script|style|template|noscript|iframe|textarea|title)$/;

/**
 * Returns the text of an HTML fragment with its entities still encoded. One pass over the characters, as a browser's
 * parser does it (`>` inside a quoted attribute does not end a tag, an unclosed tag swallows the rest), so hostile
 * input can neither smuggle a tag through nor take quadratic time.
 */
export function stripTags(html: string): string {
  let text = '';
  let position = 0;
  while (position < html.length) {
    const open = html.indexOf('<', position);
    if (open < 0) return text + html.slice(position);
    text += html.slice(position, open);
    const next = html[open + 1] ?? '';
    if (/[a-z/]/i.test(next)) {
      const name =
        /^[a-z0-9]*/i.exec(html.slice(open + (next === '/' ? 2 : 1), open + 24))?.[0] ?? '';
      const tag = name.toLowerCase();
      if (BREAKING.test(tag)) text += ' ';
      position = tagEnd(html, open);
      if (next !== '/' && SILENT.test(tag)) position = closingTag(html, tag, position);
    } else if (next === '!' || next === '?') {
      position = commentEnd(html, open);
    } else {
      text += '<';
      position = open + 1;
    }
  }
  return text;
}

function tagEnd(html: string, open: number): number {
  let quote = '';
  let last = '';
  for (let position = open + 1; position < html.length; position += 1) {
    const char = html[position] ?? '';
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '>') {
      return position + 1;
    } else if ((char === '"' || char === "'") && last === '=') {
      // Only after = : an apostrophe elsewhere in a tag is an ordinary character.
      quote = char;
    }
    if (!/\s/.test(char)) last = char;
  }
  return html.length;
}

function commentEnd(html: string, open: number): number {
  const isComment = html.startsWith('<!--', open);
  const end = html.indexOf(isComment ? '-->' : '>', open + 1);
  return end < 0 ? html.length : end + (isComment ? 3 : 1);
}

function closingTag(html: string, tag: string, from: number): number {
  const closing = new RegExp(`</${tag}[\\s/>]`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}

/** Escapes text for HTML and XML; a character that XML cannot hold becomes a visible mark. */
export function escapeMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"']/g, (word) => ENTITIES[word] ?? word);
}
