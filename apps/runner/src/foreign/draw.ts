import fc from 'fast-check';
import { arbitraryOfJson } from '../cases/arbitrary.ts';
import {
  type Description,
  type ForeignOperation,
  isPart,
  named,
  type Part,
} from './description.ts';

/** What is sent besides method and headers of the run. */
export interface Input {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Depth to which references are followed: schemas may contain themselves. */
const DEEPEST = 6;

/** Texts of the formats that a server most likely checks. */
const FORMATS: Readonly<Record<string, string>> = {
  date: '^20[0-2][0-9]-0[1-9]-1[0-9]$',
  'date-time': '^20[0-2][0-9]-0[1-9]-1[0-9]T0[0-9]:00:00Z$',
  email: '^[a-z]{3,8}@example[.]org$',
  uri: '^https://example[.]org/[a-z]{1,8}$',
  uuid: '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$',
};

const merged = (parts: readonly Part[]): Part => ({
  ...Object.assign({}, ...parts),
  properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
  required: parts.flatMap(({ required }) => (Array.isArray(required) ? required : [])),
});

/** Writes a schema out in the few words that bodies are drawn from: no references, no `allOf`, no `oneOf`. */
export function plain(document: Part, schema: unknown, depth = 0): Part {
  if (!isPart(schema) || depth > DEEPEST) return {};
  const inner = (one: unknown) => plain(document, one, depth + 1);
  if (typeof schema.$ref === 'string') return inner(named(document, schema.$ref).part);
  const { allOf, oneOf, anyOf = oneOf, type, properties, items, format, ...rest } = schema;
  if (Array.isArray(allOf)) return merged([rest, ...allOf].map(inner));
  if (Array.isArray(anyOf)) return { anyOf: anyOf.map(inner) };
  if (Array.isArray(type)) return { anyOf: type.map((one) => inner({ ...schema, type: one })) };
  if (type === 'null') return { const: null };
  const fields = isPart(properties) ? Object.entries(properties) : [];
  const pattern = typeof format === 'string' ? FORMATS[format] : undefined;
  return {
    ...rest,
    type,
    ...(fields.length > 0 && {
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, one]) => [name, inner(one)])),
    }),
    ...(items !== undefined && { items: inner(items) }),
    ...(pattern !== undefined && { pattern }),
  };
}

/** Returns the example that a parameter, a media type or their schema brings. */
function exampleOf(document: Part, { example, examples, schema }: Part): unknown {
  const [first] = isPart(examples) ? Object.values(examples) : [];
  const whole: Part = isPart(schema) ? schema : {};
  const own = typeof whole.$ref === 'string' ? named(document, whole.$ref).part : whole;
  const listed = Array.isArray(own.examples) ? own.examples[0] : undefined;
  const value = isPart(first) ? first.value : undefined;
  return [example, value, own.example, listed, own.default].find((one) => one !== undefined);
}

/** Draws values, the first of which is the description's own example. */
function valuesFor(document: Part, part: Part, count: number, seed: number): unknown[] {
  const drawn = arbitraryOfJson(plain(document, part.schema));
  const example = exampleOf(document, part);
  const values = fc.sample(drawn, { numRuns: count, seed });
  return example === undefined ? values : [example, ...values].slice(0, count);
}

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : `${value}`);

/** Returns different inputs of an operation, at most `count`. */
export function inputsOf(
  { document }: Description,
  { path, parameters, body }: ForeignOperation,
  count: number,
  seed: number,
): Input[] {
  const wanted = parameters.filter((one) => one.required && one.in !== 'cookie');
  const columns = wanted.map((one) => valuesFor(document, one.part, count, seed).map(asText));
  const bodies = body && valuesFor(document, body, count, seed);
  const all = Array.from({ length: count }, (_, turn): Input => {
    const of = (where: string) =>
      wanted.flatMap((one, at) =>
        one.in === where ? [[one.name, columns[at]?.[turn] ?? ''] as const] : [],
      );
    const filled = of('path').reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, encodeURIComponent(value || '0')),
      path,
    );
    const query = new URLSearchParams(of('query').map(([name, value]) => [name, value]));
    // What a header cannot have would be refused before it is sent.
    const headers = of('header').map(([name, value]) => [
      name.toLowerCase(),
      value.replace(/[^\x20-\x7e]/g, ''),
    ]);
    return {
      path: query.size > 0 ? `${filled}?${query}` : filled,
      headers: Object.fromEntries(headers),
      body: bodies && JSON.stringify(bodies[turn]),
    };
  });
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
