import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

/** A body with one thing wrong, and the field a 422 must name. */
export interface BadField {
  readonly what: string;
  readonly field: string;
  readonly body: object;
}

type Plain = Record<string, unknown>;

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isObject(schema: $ZodType): schema is z.ZodMiniObject {
  return 'shape' in schema;
}

/** Returns the schema of a list's objects. */
function memberOf(schema: $ZodType): z.ZodMiniObject | undefined {
  const element = schema instanceof z.ZodMiniArray ? schema._zod.def.element : undefined;
  return element && isObject(element) ? element : undefined;
}

function accepts(schema: $ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

function without(body: Plain, name: string): Plain {
  const { [name]: _, ...rest } = body;
  return rest;
}

/** Longer than any field may be, shorter than the limit of a body. */
const TOO_LONG = 'x'.repeat(20_000);

function wrongValues(value: unknown, schema: $ZodType): [what: string, value: unknown][] {
  const wrong: [string, unknown][] = [
    ['an object for', { a: 1 }],
    ['a list for', ['a']],
    ['null for', null],
  ];
  if (typeof value !== 'number') wrong.push(['a number for', 5]);
  if (typeof value !== 'boolean') wrong.push(['a yes or no for', true]);
  if (typeof value === 'string') wrong.push(['an endless text for', TOO_LONG]);
  else wrong.push(['a text for', 'x']);
  // A field may accept several types (rc_code does), none of which is wrong.
  return wrong.filter(([, item]) => !accepts(schema, item));
}

/** Returns every way to get one field of a body wrong, from its schema, including nested objects and lists of them. */
export function badFields(
  schema: z.ZodMiniObject,
  example: Plain,
  wrap: (body: Plain) => Plain = (body) => body,
  path = '',
): BadField[] {
  const bad: BadField[] = [
    {
      what: 'an unknown field',
      field: `${path}unknown_field`,
      body: wrap({ ...example, unknown_field: 1 }),
    },
    {
      what: 'a field called toString',
      field: `${path}toString`,
      body: wrap({ ...example, toString: 1 }),
    },
  ];
  for (const [name, inner] of Object.entries(schema.shape)) {
    const field = path + name;
    const value = example[name];
    const put = (item: unknown) => wrap({ ...example, [name]: item });
    if (!accepts(inner, undefined)) {
      bad.push({ what: `no ${field}`, field, body: wrap(without(example, name)) });
    }
    const innerSchema = inner instanceof z.ZodMiniOptional ? inner._zod.def.innerType : inner;
    if (isObject(innerSchema) && isPlain(value)) {
      bad.push({ what: `a text for ${field}`, field, body: put('x') });
      bad.push(...badFields(innerSchema, value, put, `${field}.`));
    } else {
      bad.push(...badValues(inner, innerSchema, value, put, field));
    }
  }
  return bad;
}

/** `own` is the schema of a value that may be left out. */
function badValues(
  schema: $ZodType,
  innerSchema: $ZodType,
  value: unknown,
  put: (value: unknown) => Plain,
  field: string,
): BadField[] {
  const member = memberOf(innerSchema);
  const bad = wrongValues(value, schema).map(([what, wrongValue]) => {
    // In a list the item is wrong, and it is named by its place.
    const place =
      innerSchema instanceof z.ZodMiniArray && Array.isArray(wrongValue) ? `${field}.0` : field;
    return { what: `${what} ${place}`, field: place, body: put(wrongValue) };
  });
  const [first] = Array.isArray(value) ? value : [];
  if (!member || !isPlain(first)) return bad;
  return [...bad, ...badFields(member, first, (plain) => put([plain]), `${field}.0.`)];
}
