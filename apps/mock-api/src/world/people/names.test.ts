import { describe, expect, test } from 'vitest';
import firstNames from '../../../content/people/first-names.json' with { type: 'json' };
import places from '../../../content/people/places.json' with { type: 'json' };
import { readContent } from '../content/read-content.ts';
import {
  DISTRICTS,
  FIRST_NAMES,
  FirstNames,
  firstNamesOf,
  Places,
  SURNAMES,
  surnameOf,
} from './names.ts';

describe('names and places', () => {
  const decades = [...FIRST_NAMES.male, ...FIRST_NAMES.female];
  const given = decades.flatMap(({ names, muslim }) => [...names, ...muslim]);

  test('stand in the files, none of them twice in its list', () => {
    for (const { names } of decades) expect(new Set(names).size).toBe(names.length);
    expect(new Set(given).size).toBeGreaterThanOrEqual(300);
    expect(new Set(SURNAMES).size).toBe(SURNAMES.length);
    expect(SURNAMES.length).toBeGreaterThanOrEqual(1_200);
    expect(new Set(DISTRICTS.map((one) => one.office))).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  test('are spelt as Thai is: no other letters, no แ of two เ, no hidden characters', () => {
    const odd = [...given, ...SURNAMES].filter(
      (one) => !/^[ก-ฮะ-ูเ-์]+$/.test(one.replace(/^ณ /, '')) || one.includes('เเ'),
    );
    expect(odd).toEqual([]);
  });

  test('are of the years somebody was born in, also before the first list and after the last', () => {
    const { male } = FIRST_NAMES;
    expect(firstNamesOf('ชูแก้ว', false, 1957)).toBe(male.find((one) => one.from === 1950)?.names);
    expect(firstNamesOf('ชูแก้ว', false, 1902)).toBe(male[0].names);
    expect(firstNamesOf('ชูแก้ว', false, 2031)).toBe(male.at(-1)?.names);
  });

  test('of Muslims go with the surnames of Muslims', () => {
    const [{ muslim }] = FIRST_NAMES.female;
    expect(firstNamesOf('หมัดเจริญ', true, 1931)).toBe(muslim);
  });

  test('differ in the surname among as many neighbours as there are surnames', () => {
    const row = Array.from({ length: SURNAMES.length }, (_, i) => surnameOf('demo', 4_321 + i));
    expect(new Set(row).size).toBe(SURNAMES.length);
  });

  test('are refused where there is nothing to draw from, by file and field', () => {
    const broken = { ...firstNames, male: [] };
    expect(() => readContent('people/first-names.json', FirstNames, broken)).toThrow(
      'content/people/first-names.json: wrong value of male',
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
