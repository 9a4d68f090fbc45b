import { expect, test } from 'vitest';
import places from '../../../../content/province/places.json' with { type: 'json' };
import { readContent } from '../../content/read-content.ts';
import { DISTRICTS, Places } from './places.ts';

test('every education office has districts', () => {
  expect(new Set(DISTRICTS.map((one) => one.office))).toEqual(new Set([0, 1, 2, 3, 4]));
});

test('a wrong postcode is refused, by file and field', () => {
  const [first, ...others] = places.districts;
  const broken = { ...places, districts: [{ ...first, postcode: '8000' }, ...others] };
  expect(() => readContent('province/places.json', Places, broken)).toThrow(
    'content/province/places.json: wrong value of districts.0.postcode (invalid_format)',
  );
});
