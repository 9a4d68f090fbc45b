import { expect, test } from 'vitest';
import { DISTRICTS } from '../chance/province/places.ts';
import { ELECTION_PLACES } from './election-units.ts';

test('every district has one place to vote, and the places are numbered in order', () => {
  const districts = new Set(DISTRICTS.map((district) => district.name));
  expect(new Set(ELECTION_PLACES.map((electionPlace) => electionPlace.amphur))).toEqual(districts);
  expect(ELECTION_PLACES.map((electionPlace) => electionPlace.no)).toEqual(
    Array.from({ length: districts.size }, (_, index) => index + 1),
  );
});
