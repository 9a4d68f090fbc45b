/** Fields whose values are words of a list and say nothing about a person. */
const CODE_NAME = /(^|_)(status|type|kind|code|answer|purpose|group|confirmStatus)$/;
const LONGEST = 48;

/** The shape of a text without the text: letters to x or ก, digits to 9; a few punctuation marks stay. */
export function maskText(text: string): string {
  const shape = text
    .replace(/\p{N}/gu, '9')
    .replace(/\p{Script=Thai}/gu, 'ก')
    .replace(/(?!ก)\p{L}/gu, 'x')
    .replace(/[^9ก\s\p{P}x]/gu, '·');
  return shape.length > LONGEST ? `${shape.slice(0, LONGEST)}… (${text.length})` : shape;
}

/** A value of an answer as a report may show it: its type and its shape. */
export function maskValue(value: unknown, path: string): string {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (typeof value === 'object') return `object {${Object.keys(value).slice(0, 6).join(', ')}}`;
  const name = path.split('.').at(-1) ?? '';
  const text = String(value);
  const shown = CODE_NAME.test(name) && text.length <= 24 ? text : maskText(text);
  return typeof value === 'number' ? `number ${shown}` : `text "${shown}"`;
}
