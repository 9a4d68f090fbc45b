import * as z from 'zod/mini';
import { didYouMean } from './did-you-mean.ts';

type Issue = z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>;

/** The fields of the schema that found the issue: its own and those with which it was extended. */
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

/** Fields and no others: one that is not known is refused and not ignored. */
export function only<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  return z.strictObject(fields, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? unknownFields(issue) : undefined),
  });
}

/** One of a few words. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, {
    error: ({ input }) => `it is one of: ${words.join(', ')}${didYouMean(input, words)}`,
  });
}

/** One of a few words, each with its name in Thai for the forms of testers. */
export function oneNamed<const Names extends Readonly<Record<string, string>>>(names: Names) {
  const words = Object.keys(names) as (keyof Names & string)[];
  return oneOf(words).check(z.meta({ 'x-names': Object.values(names) }));
}

/** Fields that stand together in a form, under a heading. */
export function grouped<const Fields extends Readonly<Record<string, z.ZodMiniType>>>(
  heading: string,
  fields: Fields,
): Fields {
  const placed = Object.entries(fields).map(([name, field]) => [
    name,
    field.check(z.meta({ 'x-group': heading })),
  ]);
  // The same schemas, which now know their heading.
  return Object.fromEntries(placed) as Fields;
}

export const WorldName = z
  .string()
  .check(z.regex(/^[\w-]{1,64}$/, 'a world is named with 1 to 64 letters, digits, - or _'));

/** A world and nothing else; extended, a world and the fields added, and nothing else. */
export const InWorld = only({ world: WorldName });

/** Of procedures that take no input. */
export const Nothing = z.optional(only({}));
