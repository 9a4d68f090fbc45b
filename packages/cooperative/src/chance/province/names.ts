import type { LocaleDefinition } from '@faker-js/faker';
import * as z from 'zod/mini';
import generations from '../../../content/province/generations.json' with { type: 'json' };
import surnames from '../../../content/province/surnames.json' with { type: 'json' };
import { readContent } from '../../content/read-content.ts';
import { Words } from '../../content/written.ts';

// Names of a southern province; the surnames are invented for this product.

/** A list that names are drawn from: changing its order or length gives every member another name. */
export const List = z.tuple([Words], Words);

const FirstNames = z.strictObject({ female: List, male: List });
const localeOf = (first_name: z.infer<typeof FirstNames>) =>
  ({ person: { first_name } }) satisfies LocaleDefinition;

/** First names given from a year on until the next generation, each list as a locale; those of Muslims apart. */
const Generation = z.strictObject({
  from: z.int(),
  general: z.pipe(FirstNames, z.transform(localeOf)),
  muslim: z.pipe(FirstNames, z.transform(localeOf)),
});
const Generations = z.tuple([Generation], Generation);

export const GENERATIONS = readContent('province/generations.json', Generations, generations);

const OF_FAMILIES = readContent(
  'province/surnames.json',
  z.strictObject({ general: List, muslim: List }),
  surnames,
);
export const SURNAMES = [...OF_FAMILIES.general, ...OF_FAMILIES.muslim] as const;
const MUSLIM: ReadonlySet<string> = new Set(OF_FAMILIES.muslim);

/** Returns the locale of the first names that families of a surname gave in a year. */
export function generationOf(
  surname: string,
  year: number,
): z.output<typeof Generation>['general'] {
  const { general, muslim } = GENERATIONS.findLast(({ from }) => from <= year) ?? GENERATIONS[0];
  return MUSLIM.has(surname) ? muslim : general;
}
