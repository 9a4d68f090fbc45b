/** Certain facts about a paper: nobody's name, and the amount in baht as on the wire (`"1820.00"`). */
export interface PaperFields {
  readonly kind: string;
  readonly number: string;
  /** Day of the paper, `2026-02-28`. */
  readonly date: string;
  readonly amount: string;
}

/** A parsed code: its fields, the signed text, and the key. */
export interface PaperCode {
  readonly keyId: string;
  readonly fields: PaperFields;
  /** The text under the signature: everything of the code before it. */
  readonly signed: string;
  readonly signature: Uint8Array<ArrayBuffer>;
}

const VERSION = 'v1';
const CODE = /^v1\.([\w-]{8})\.([\w-]{1,400})\.([\w-]{86})$/;
const FIELDS = /^([a-z-]{1,20})\n([^\n]{1,60})\n(\d{4}-\d{2}-\d{2})\n(-?\d{1,12}\.\d{2})$/;

/** Encodes bytes as base64url, without padding. */
function toBase64Url(bytes: Uint8Array): string {
  const text = String.fromCharCode(...bytes);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes base64url; undefined unless it is exactly how these bytes are encoded. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return toBase64Url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the text that a cooperative signs. Throws on an invalid field. */
export function paperText(keyId: string, { kind, number, date, amount }: PaperFields): string {
  const text = [kind, number, date, amount].join('\n');
  if (!FIELDS.test(text)) throw new TypeError(`no paper says ${JSON.stringify(text)}`);
  return `${VERSION}.${keyId}.${toBase64Url(new TextEncoder().encode(text))}`;
}

/** Parses the code of a paper; undefined for any other text. Only its signature proves that it is genuine. */
export function readPaperCode(code: string): PaperCode | undefined {
  const [, keyId = '', written = '', sealed = ''] = CODE.exec(code) ?? [];
  const bytes = fromBase64Url(written);
  const signature = fromBase64Url(sealed);
  if (!bytes || !signature) return undefined;
  const found = FIELDS.exec(textOf(bytes));
  if (!found) return undefined;
  const [, kind = '', number = '', date = '', amount = ''] = found;
  const fields = { kind, number, date, amount };
  return { keyId, fields, signed: code.slice(0, code.lastIndexOf('.')), signature };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return '';
  }
}
