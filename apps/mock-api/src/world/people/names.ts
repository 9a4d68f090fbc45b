import * as z from 'zod/mini';
import names from '../../../content/people/names.json' with { type: 'json' };
import places from '../../../content/people/places.json' with { type: 'json' };
import { readContent } from '../content/read-content.ts';
import { Words } from '../content/written.ts';

// Names, places and positions fit for a southern province; the surnames are invented for this product.

/** A list that people are drawn from: a change of its order or length gives every member another name. */
const List = z.tuple([Words], Words);

export const Names = z.strictObject({
  male: List,
  female: List,
  surnames: List,
  positions: List,
  banks: List,
});

const District = z.strictObject({
  /** Of the education office that serves it. */
  office: z.int(),
  name: Words,
  postcode: z.string().check(z.regex(/^\d{5}$/)),
  tambons: List,
});

export const Places = z.strictObject({
  districts: z.tuple([District], District),
  /** Parts that schools are named by: kind and place. */
  schoolKinds: List,
  schoolPlaces: List,
});

export const {
  male: MALE_NAMES,
  female: FEMALE_NAMES,
  surnames: SURNAMES,
  positions: POSITIONS,
  banks: BANKS,
} = readContent('people/names.json', Names, names);

export const {
  districts: DISTRICTS,
  schoolKinds: SCHOOL_KINDS,
  schoolPlaces: SCHOOL_PLACES,
} = readContent('people/places.json', Places, places);
