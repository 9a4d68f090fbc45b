import { didYouMean } from '@coop/format/text/did-you-mean';
import * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>;

/** Returns the fields of the schema that found the issue, including those that it extends. */
function fieldsOf({ inst }: Issue): string[] {
  const { shape = {} } = (inst as z.core.$ZodObject | undefined)?._zod.def ?? {};
  return Object.keys(shape);
}

function unknownFields(issue: Issue): string {
  const known = fieldsOf(issue);
  const [first] = issue.keys;
  const none = `there is no field ${issue.keys.join(', ')}`;
  if (known.length === 0) return `${none}; it takes no fields`;
  const meant = issue.keys.length === 1 ? didYouMean(first, known) : '';
  return meant ? `${none}${meant}` : `${none}; there are ${known.join(', ')}`;
}

/** An object that refuses unknown fields instead of ignoring them. */
export function only<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  return z.strictObject(fields, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? unknownFields(issue) : undefined),
  });
}

export function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, {
    error: ({ input }) => `it is one of: ${words.join(', ')}${didYouMean(input, words)}`,
  });
}

/** An enum of words, each with its Thai name for the testers' forms. */
export function oneNamed<const Names extends Readonly<Record<string, string>>>(names: Names) {
  const words = Object.keys(names) as (keyof Names & string)[];
  return oneOf(words).check(z.meta({ 'x-names': Object.values(names) }));
}

/** Groups fields under a heading in a form. */
export function grouped<const Fields extends Readonly<Record<string, z.ZodMiniType>>>(
  heading: string,
  fields: Fields,
): Fields {
  const placed = Object.entries(fields).map(([name, field]) => [
    name,
    field.check(z.meta({ 'x-group': heading })),
  ]);
  // The same schemas, now with their heading.
  return Object.fromEntries(placed) as Fields;
}

export const WorldName = z
  .string()
  .check(z.regex(/^[\w-]{1,64}$/, 'a world is named with 1 to 64 letters, digits, - or _'));

/** A world and no other fields, for extending. */
export const InWorld = only({ world: WorldName });

/** Input of procedures that take none. */
export const Nothing = z.optional(only({}));
