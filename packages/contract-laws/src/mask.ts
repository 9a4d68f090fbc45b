/** Fields with enumerated codes, which say nothing about a person. */
const CODE_NAME = /(^|_)(status|type|kind|code|answer|purpose|group|confirmStatus)$/;
const LONGEST = 48;

const PAGE = /^\s*<(?:!doctype|html)\b/i;

/** Returns the shape of a text: letters become x or ก, digits 9; a few punctuation marks stay. A page is only named. */
export function maskText(text: string): string {
  if (PAGE.test(text)) return 'an HTML page';
  const shape = text
    .replace(/\p{N}/gu, '9')
    .replace(/\p{Script=Thai}/gu, 'ก')
    .replace(/(?!ก)\p{L}/gu, 'x')
    .replace(/[^9ก\s\p{P}x]/gu, '·');
  return shape.length > LONGEST ? `${shape.slice(0, LONGEST)}… (${text.length})` : shape;
}

const isCode = (name: string, text: string) => CODE_NAME.test(name) && text.length <= 24;

/** Returns a copy of an answer with masked values, for files that may be passed on to others. */
export function maskedCopy(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => maskedCopy(item, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, maskedCopy(item, key)]),
    );
  }
  if (typeof value === 'string') return isCode(name, value) ? value : maskText(value);
  if (typeof value !== 'number' || isCode(name, String(value))) return value;
  const shape = Number(maskText(String(value)));
  return Number.isFinite(shape) ? shape : 9;
}

/** Returns a value as a report may show it: its type and its shape. */
export function maskValue(value: unknown, path: string): string {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (typeof value === 'object') return `object {${Object.keys(value).slice(0, 6).join(', ')}}`;
  const name = path.split('.').at(-1) ?? '';
  const text = String(value);
  const shown = isCode(name, text) ? text : maskText(text);
  return typeof value === 'number' ? `number ${shown}` : `text "${shown}"`;
}
