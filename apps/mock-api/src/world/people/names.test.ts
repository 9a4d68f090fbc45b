import { describe, expect, test } from 'vitest';
import names from '../../../content/people/names.json' with { type: 'json' };
import places from '../../../content/people/places.json' with { type: 'json' };
import { readContent } from '../content/read-content.ts';
import { DISTRICTS, FEMALE_NAMES, MALE_NAMES, Names, Places, SURNAMES } from './names.ts';

describe('names and places', () => {
  test('stand in the files, none of them twice in its list', () => {
    for (const list of [MALE_NAMES, FEMALE_NAMES, SURNAMES]) {
      expect(list).toHaveLength(20);
      expect(new Set(list).size).toBe(20);
    }
    expect(new Set(DISTRICTS.map((one) => one.office))).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  test('are refused where there is nothing to draw from, by file and field', () => {
    const broken = { ...names, surnames: [] };
    expect(() => readContent('people/names.json', Names, broken)).toThrow(
      'content/people/names.json: wrong value of surnames',
    );
  });

  test('are refused with a wrong postcode, by file and field', () => {
    const [first, ...others] = places.districts;
    const broken = { ...places, districts: [{ ...first, postcode: '8000' }, ...others] };
    expect(() => readContent('people/places.json', Places, broken)).toThrow(
      'content/people/places.json: wrong value of districts.0.postcode (invalid_format)',
    );
  });
});
