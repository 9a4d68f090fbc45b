import { expect, test } from 'vitest';
import { DISTRICTS } from '../chance/province/places.ts';
import { ELECTION_PLACES } from './election-units.ts';

test('every district has one place to vote, and the places are numbered in order', () => {
  const districts = new Set(DISTRICTS.map((one) => one.name));
  expect(new Set(ELECTION_PLACES.map((one) => one.amphur))).toEqual(districts);
  expect(ELECTION_PLACES.map((one) => one.no)).toEqual(
    Array.from({ length: districts.size }, (_, at) => at + 1),
  );
});
