import { baht, wireOf } from '../control/baht.ts';
import { type Field, fieldsOf, type Json } from './fields.ts';
import { NOT_NUMBER, refusedWords } from './refused-words.ts';

/** State of a form: typed text, ticks, and entries that are forms themselves. */
export type Typed = Record<string, unknown>;
/** Error messages by the name of the field. */
export type Mistakes = Record<string, string>;

const NOT_JSON = 'JSON นี้ยังอ่านไม่ได้';
const NOT_OBJECT = 'กรุณากรอกเป็น JSON ในวงเล็บปีกกา';
const NOT_PAIRS = 'กรุณากรอกบรรทัดละ ชื่อ: ค่า';

/** Returns the form's state for a field at first, or for a known value. */
function typedOf(field: Field, value: unknown = field.json.default): unknown {
  const { kind, options, fields } = field;
  if (kind === 'tick') return value === true;
  if (kind === 'entries') {
    const entries = Array.isArray(value) ? value : [];
    return entries.map((entry: Typed) => formOf(fields, entry));
  }
  if (kind === 'choice' && value === undefined) return options[0]?.value;
  if (value === undefined) return '';
  if (kind === 'json') return JSON.stringify(value, null, 2);
  if (kind === 'pairs') return linesOf(value);
  return kind === 'baht' ? baht(String(value)) : String(value);
}

const linesOf = (pairs: unknown) =>
  Object.entries(Object(pairs))
    .map((pair) => pair.join(': '))
    .join('\n');

/** Returns a form filled with a known input. */
export function formOf(fields: readonly Field[], input: Readonly<Typed> = {}): Typed {
  return Object.fromEntries(fields.map((field) => [field.name, typedOf(field, input[field.name])]));
}

/** Parses lines of `name: value`. @throws Error for any other line */
function pairsOf(lines: string): Record<string, string> {
  const filled = lines.split('\n').filter((line) => line.trim());
  const pairs = filled.map((line) => /^\s*([\w-]+)\s*:(.*)$/.exec(line));
  if (pairs.includes(null)) throw new Error(NOT_PAIRS);
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2]?.trim() ?? '']));
}

function jsonOf(typed: string, isObject: boolean): unknown {
  let value: unknown;
  try {
    value = JSON.parse(typed);
  } catch {
    throw new Error(isObject ? NOT_OBJECT : NOT_JSON);
  }
  const fits = !isObject || (typeof value === 'object' && value !== null && !Array.isArray(value));
  if (!fits) throw new Error(NOT_OBJECT);
  return value;
}

function numberOf(typed: string): number {
  const value = Number(typed);
  if (typed === '' || !Number.isFinite(value)) throw new Error(NOT_NUMBER);
  return value;
}

/** Returns the value of a field; undefined is not sent. @throws Error with a message for the tester */
function sentValueOf({ kind, options, values, isRequired, json }: Field, typed: unknown): unknown {
  if (kind === 'tick') return typed === true ? true : isRequired ? false : undefined;
  const text = String(typed ?? '');
  if (kind === 'choice') {
    const index = options.findIndex((option) => option.value === text);
    return values[Math.max(index, 0)];
  }
  const trimmed = text.trim();
  if (trimmed === '' && !isRequired) return undefined;
  if (kind === 'number') return numberOf(trimmed);
  if (kind === 'json') return jsonOf(trimmed, json.type === 'object');
  if (kind === 'pairs') return pairsOf(text);
  if (kind === 'baht') return wireOf(text);
  return kind === 'multiline' ? text : trimmed;
}

/** Returns the input of a form and the errors that its schema finds in it; the mock finds the others. */
export function inputOf(fields: readonly Field[], typed: Readonly<Typed>) {
  const input: Typed = {};
  const mistakes: Mistakes = {};
  for (const field of fields) {
    const { name, kind } = field;
    try {
      const value =
        kind === 'entries'
          ? entriesOf(field, typed[name], mistakes)
          : sentValueOf(field, typed[name]);
      if (value === undefined) continue;
      input[name] = value;
      const words = refusedWords(field, value);
      if (words) mistakes[name] = words;
    } catch (error) {
      mistakes[name] = error instanceof Error ? error.message : String(error);
    }
  }
  return { input, mistakes };
}

function entriesOf({ name, fields }: Field, typed: unknown, mistakes: Mistakes): Typed[] {
  const entries: readonly Typed[] = Array.isArray(typed) ? typed : [];
  return entries.map((entry, index) => {
    const read = inputOf(fields, entry);
    for (const [inner, words] of Object.entries(read.mistakes)) {
      mistakes[`${name}.${index}.${inner}`] = words;
    }
    return read.input;
  });
}

/** Describes an input: ticks and choices by their names, the rest with the name of its field. */
export function describe(schema: Json, initial: object): string {
  const input: Readonly<Typed> = { ...initial };
  return fieldsOf(schema, input)
    .filter(({ name }) => input[name] !== undefined && input[name] !== false)
    .map((field) => {
      const { name, kind, title, options, values } = field;
      const value = input[name];
      if (kind === 'tick') return title;
      if (kind === 'endpoint') return String(value);
      if (kind === 'choice') return options[values.indexOf(value)]?.label ?? `${title} ${value}`;
      return `${title} ${typeof value === 'object' ? JSON.stringify(value) : value}`;
    })
    .join(' · ');
}
