import type { Json } from '@coop/contracts/api-pages/field-lines';
import fc from 'fast-check';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

const MOST_ITEMS = 3;
const MOST_CHARACTERS = 60;
const MOST = 1_000_000;

function texts({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Json) {
  // Counted as schemas count: a sign beyond the first plane is two.
  const fits = ({ length }: string) => length >= minLength && length <= maxLength;
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter(fits);
  const maximum = Math.max(minLength, Math.min(maxLength, MOST_CHARACTERS));
  return fc.string({ unit: 'grapheme', minLength, maxLength: maximum }).filter(fits);
}

function numbers(node: Json): fc.Arbitrary<unknown> {
  const minimum = node.exclusiveMinimum ?? -MOST;
  const min = Math.max(node.minimum ?? minimum, minimum, -MOST);
  const max = Math.min(node.maximum ?? MOST, MOST);
  return node.type === 'integer'
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
}

function objects({ properties = {}, required = [] }: Json): fc.Arbitrary<unknown> {
  const model: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, node] of Object.entries(properties)) model[name] = valuesOf(node);
  return fc.record(model, { requiredKeys: [...required] });
}

/** Draws values that a schema accepts, as far as JSON Schema can express it. */
function valuesOf(node: Json): fc.Arbitrary<unknown> {
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.enum) return fc.constantFrom(...node.enum);
  if (node.anyOf) return fc.oneof(...node.anyOf.map(valuesOf));
  switch (node.type) {
    case 'object':
      return objects(node);
    case 'array':
      return fc.array(valuesOf(node.items ?? {}), {
        minLength: node.minItems ?? 0,
        maxLength: Math.max(node.minItems ?? 0, Math.min(node.maxItems ?? MOST_ITEMS, MOST_ITEMS)),
      });
    case 'string':
      return texts(node);
    case 'integer':
    case 'number':
      return numbers(node);
    case 'boolean':
      return fc.boolean();
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

/** Returns arbitrary bodies of a schema. */
export const arbitraryOf = (schema: $ZodType): fc.Arbitrary<unknown> =>
  valuesOf(z.toJSONSchema(schema, { io: 'input' }) as Json);
