import type { Json } from '@coop/contracts/api-pages/field-lines';
import recorded from './answers.generated.json' with { type: 'json' };

/** A schema that may name another. */
export type Named = Json & { readonly $ref?: string };

const written: Readonly<Record<'answers' | 'schemas', Readonly<Record<string, object>>>> = recorded;

/**
 * Answers of each procedure, as `npm run docs` reads them from the router's types; one that answers nothing is not
 * there.
 */
export const answers = written.answers as Readonly<Record<string, Named>>;
/** The schemas that the answers name. */
export const answerSchemas = written.schemas as Readonly<Record<string, Named>>;

/** Puts the schemas that are named into their places, for as many steps down; further down stands an object. */
export function inPlace(schema: Named, steps: number): Json {
  const named = answerSchemas[schema.$ref?.split('/').at(-1) ?? ''];
  const { $ref: _, ...found } = named ?? schema;
  if (steps === 0 && found.properties) return { type: 'object' };
  const { properties, items, anyOf } = found;
  const inner = Object.entries(properties ?? {}).map(([name, field]) => [
    name,
    inPlace(field, steps - 1),
  ]);
  return {
    ...found,
    ...(properties && { properties: Object.fromEntries(inner) }),
    ...(items && { items: inPlace(items, steps) }),
    ...(anyOf && { anyOf: anyOf.map((variant) => inPlace(variant, steps)) }),
  };
}
