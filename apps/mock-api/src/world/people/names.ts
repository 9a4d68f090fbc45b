import * as z from 'zod/mini';
import firstNames from '../../../content/people/first-names.json' with { type: 'json' };
import places from '../../../content/people/places.json' with { type: 'json' };
import surnames from '../../../content/people/surnames.json' with { type: 'json' };
import { keyedPermutation, type Permutation } from '../chance/permutation.ts';
import type { Stream } from '../chance/stream.ts';
import { readContent } from '../content/read-content.ts';
import { Words } from '../content/written.ts';

// Names and places of a southern province; the surnames are invented for this product.

/** A list that names are drawn from: changing its order or length gives every member another name. */
const List = z.tuple([Words], Words);

/** Names given in the ten years from a year on, with Muslim names apart. */
const Decade = z.strictObject({ from: z.int(), names: List, muslim: List });
const Decades = z.tuple([Decade], Decade);

export const FirstNames = z.strictObject({ male: Decades, female: Decades });

const District = z.strictObject({
  /** Number of the education office that serves it. */
  office: z.int(),
  name: Words,
  postcode: z.string().check(z.regex(/^\d{5}$/)),
  tambons: List,
});

export const Places = z.strictObject({
  districts: z.tuple([District], District),
  /** Parts of school names: kind and place. */
  schoolKinds: List,
  schoolPlaces: List,
});

export const FIRST_NAMES = readContent('people/first-names.json', FirstNames, firstNames);
const OF_FAMILIES = readContent(
  'people/surnames.json',
  z.strictObject({ general: List, muslim: List }),
  surnames,
);
export const SURNAMES = [...OF_FAMILIES.general, ...OF_FAMILIES.muslim] as const;
const MUSLIM: ReadonlySet<string> = new Set(OF_FAMILIES.muslim);

export const {
  districts: DISTRICTS,
  schoolKinds: SCHOOL_KINDS,
  schoolPlaces: SCHOOL_PLACES,
} = readContent('people/places.json', Places, places);

/** First names as families of a surname gave them in a year. */
export function firstNamesOf(
  surname: string,
  isFemale: boolean,
  year: number,
): readonly [string, ...string[]] {
  const decades = isFemale ? FIRST_NAMES.female : FIRST_NAMES.male;
  const decade = decades.findLast(({ from }) => from <= year) ?? decades[0];
  return MUSLIM.has(surname) ? decade.muslim : decade.names;
}

const orders = new Map<string, Permutation>();

/**
 * Returns the surname of a member. Consecutive members have different surnames as long as the list lasts, so colleagues
 * of one school, who have neighbouring numbers, never share one.
 */
export function surnameOf(seed: string, no: number): string {
  const order = orders.get(seed) ?? keyedPermutation(`${seed}/surname`, SURNAMES.length);
  orders.set(seed, order);
  return SURNAMES[order.forward(((no - 1) % SURNAMES.length) + 1) - 1] ?? SURNAMES[0];
}

/** Draws a name without a title for somebody born around this year. */
export function drawName(stream: Stream, isFemale: boolean, year: number): string {
  const surname = stream.pick(SURNAMES);
  return `${stream.pick(firstNamesOf(surname, isFemale, year))} ${surname}`;
}
