import { breaking, cosmetic, type Finding, type Seen } from './finding.ts';

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/** Returns paths of keys that are repeated in one object of a JSON text; a parser silently keeps the last. */
function repeatedKeys(text: string): string[] {
  const found = new Set<string>();
  const open: { keys: Set<string> | undefined; name: string }[] = [];
  let last = '';
  let pending = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      open.push({ keys: token === '{' ? new Set() : undefined, name: pending || '*' });
      pending = '';
    } else if (token === '}' || token === ']') {
      open.pop();
    } else if (token === ':') {
      const inside = open.at(-1)?.keys;
      const path = [...open.slice(1).map(({ name }) => name), last.slice(1, -1)].join('.');
      if (inside?.has(last)) found.add(path);
      inside?.add(last);
      pending = last.slice(1, -1);
    } else if (token === ',') {
      pending = '';
    } else {
      last = token;
    }
  }
  return [...found];
}

const BOM = '\uFEFF';
/** Thai in UTF-8 that was read as Latin 1: à¸ªà¸¡. */
const AS_LATIN = /(?:\u00e0[\u00b8\u00b9][\u0080-\u00ff\u0152-\u2122]){2}/;
/** Thai in UTF-8 that was read as TIS-620: เธชเธก. */
const AS_TIS = /(?:[\u0e40][\u0e18\u0e19][\u0e01-\u0e5b\u0080-\u00a0\u2013-\u2122]){3}/;
/** Thai lost in a character set that does not have it. */
const LOST = /\?{4,}|^\?{2,}$/;
const ENTITY = /&(?:#\d{2,5}|#x[\da-f]{2,4}|amp|lt|gt|quot|nbsp);/i;
const TAG = /<\/?[a-z][^<>]*>/i;
const PADDED = / {3,}$/;
/** Texts of people may hold anything. */
const FREE =
  /(html|text|note|remark|question|name_eng|detail|body|answer|reason|summary|title|topic|(^|\.)(q|name|by|contact))$/i;

function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const step = Array.isArray(value) ? '*' : key;
    return textsOf(item, path === '' ? step : `${path}.${step}`);
  });
}

function inText({ path, text }: { path: string; text: string }): Finding[] {
  const found: Finding[] = [];
  const garbled = AS_LATIN.test(text) ? 'Latin 1' : AS_TIS.test(text) ? 'TIS-620' : undefined;
  if (garbled) {
    found.push(breaking('garbled', path, 'Thai is Thai', `UTF-8 that was read as ${garbled}`));
  }
  if (FREE.test(path)) return found;
  if (LOST.test(text)) found.push(breaking('lost-letters', path, 'Thai is Thai', '????'));
  if (ENTITY.test(text)) {
    found.push(breaking('escaped-text', path, 'a text is no markup', 'an entity of HTML'));
  }
  if (TAG.test(text)) {
    found.push(breaking('markup-in-text', path, 'a text is no markup', 'a tag of HTML'));
  }
  if (PADDED.test(text)) {
    found.push(cosmetic('padded-text', path, 'a text ends where it ends', 'spaces at its end'));
  }
  return found;
}

/** Finds bytes with another meaning: another character set, lost letters, repeated keys. */
export function bytesFindings({ status, headers, text, body }: Seen): Finding[] {
  if (status >= 500) return [];
  const found: Finding[] = [];
  if (text.startsWith(BOM)) {
    found.push(cosmetic('bom', 'body', 'JSON begins with JSON', 'a byte order mark'));
  }
  if (text.includes('\uFFFD')) {
    found.push(
      breaking('not-utf8', 'body', 'JSON is UTF-8', 'bytes that are none, such as TIS-620'),
    );
  }
  const charset = /charset=["']?([\w-]+)/i.exec(headers.get('content-type') ?? '')?.[1];
  if (charset && !/^utf-?8$/i.test(charset)) {
    found.push(breaking('not-utf8', 'Content-Type', 'JSON is UTF-8', `charset ${charset}`));
  }
  // What is written back the same has lost no key on the way; few backends need the slow look.
  const repeated = JSON.stringify(body) === text ? [] : repeatedKeys(text);
  for (const path of repeated) {
    found.push(breaking('repeated-key', path, 'a key stands once', 'the same key again'));
  }
  const texts = textsOf(body).flatMap(inText);
  const once = new Map(texts.map((finding) => [`${finding.kind} ${finding.path}`, finding]));
  return [...found, ...once.values()];
}
