import type { LocaleDefinition } from '@faker-js/faker';
import * as z from 'zod/mini';
import places from '../../../content/province/places.json' with { type: 'json' };
import { readContent } from '../../content/read-content.ts';
import { Words } from '../../content/written.ts';
import { List } from './names.ts';

const Written = z.strictObject({
  /** Number of the education office that serves it. */
  office: z.int(),
  name: Words,
  postcode: z.string().check(z.regex(/^\d{5}$/)),
  tambons: List,
});

/** A district with its addresses as a locale. */
const District = z.pipe(
  Written,
  z.transform((district) => {
    const { name, postcode, tambons } = district;
    const location = { county: [name], postcode: [postcode], city_name: tambons };
    return { ...district, locale: { location } satisfies LocaleDefinition };
  }),
);
export type District = z.output<typeof District>;

const Places = z.strictObject({
  province: Words,
  districts: z.tuple([District], District),
  /** Parts of school names: kind and place. */
  schoolKinds: List,
  schoolPlaces: List,
});

export const PLACES = readContent('province/places.json', Places, places);
export const DISTRICTS = PLACES.districts;
