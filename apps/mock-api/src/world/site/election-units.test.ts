import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DISTRICTS } from '../chance/province/places.ts';
import { readContent } from '../content/read-content.ts';
import { ELECTION_PLACES, ElectionPlace } from './election-units.ts';

test('every district has one place to vote, and the places are numbered in order', () => {
  const districts = new Set(DISTRICTS.map((one) => one.name));
  expect(new Set(ELECTION_PLACES.map((one) => one.amphur))).toEqual(districts);
  expect(ELECTION_PLACES.map((one) => one.no)).toEqual(
    Array.from({ length: districts.size }, (_, at) => at + 1),
  );
});

test('a place without a name is refused, by file and field', () => {
  const broken = [{ no: 1, amphur: 'เมือง', place: '' }];
  expect(() => readContent('election/places.json', z.array(ElectionPlace), broken)).toThrow(
    'content/election/places.json: wrong value of 0.place (too_small)',
  );
});
