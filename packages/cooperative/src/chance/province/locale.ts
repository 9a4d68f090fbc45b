import type { LocaleDefinition } from '@faker-js/faker';
import { GENERATIONS, SURNAMES } from './names.ts';
import { DISTRICTS, PLACES } from './places.ts';

const firstNames = (sex: 'female' | 'male') => [
  ...new Set(GENERATIONS.flatMap(({ general }) => general.person.first_name[sex])),
];

/** Villages that a tambon is divided into. */
const VILLAGES = 12;

/**
 * The province as a locale of faker, which falls back to Thai where it says nothing: written from content/province,
 * whose files another province replaces.
 */
export const PROVINCE: LocaleDefinition = {
  metadata: {
    title: `Thai (${PLACES.province})`,
    code: 'th_TH',
    country: 'TH',
    language: 'th',
    endonym: `ไทย (${PLACES.province})`,
    dir: 'ltr',
    script: 'Thai',
  },
  person: {
    first_name: { female: firstNames('female'), male: firstNames('male') },
    last_name: { generic: [...SURNAMES] },
    // A Thai has one surname.
    last_name_pattern: null,
    prefix: { female: ['นาง'], male: ['นาย'] },
    name: [{ value: '{{person.prefix}}{{person.firstName}} {{person.lastName}}', weight: 1 }],
  },
  location: {
    state: [PLACES.province],
    county: [...new Set(DISTRICTS.map(({ name }) => name))],
    postcode: [...new Set(DISTRICTS.map(({ postcode }) => postcode))],
    city_name: [...new Set(DISTRICTS.flatMap(({ tambons }) => tambons))],
    street_name: Array.from({ length: VILLAGES }, (_, index) => `ม.${index + 1}`),
    building_number: ['##', '###', '##/##', '###/##'],
  },
  company: {
    name_pattern: ['{{company.school_kind}}{{company.school_place}}'],
    school_kind: PLACES.schoolKinds,
    school_place: PLACES.schoolPlaces,
  },
  phone_number: {
    format: {
      human: ['0 75## ####', '06 #### ####', '08 #### ####', '09 #### ####'],
      national: ['075 ### ###', '06# ### ####', '08# ### ####', '09# ### ####'],
      international: ['+6675######', '+666########', '+668########', '+669########'],
      mobile: ['06########', '08########', '09########'],
    },
  },
};
