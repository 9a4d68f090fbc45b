import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readContent } from '../content/read-content.ts';
import { findAgency } from './agency.ts';
import { AGENCY_STORIES, AgencyStory } from './agency-stories.ts';

test('every agency that has a story is one of the population', () => {
  expect(AGENCY_STORIES).toHaveLength(4);
  for (const { no } of AGENCY_STORIES) expect(findAgency(no, 12_000)?.no).toBe(no);
});

test('a story of no agency’s number is refused, by file and field', () => {
  const broken = [{ no: '1', story: 'โรงเรียน' }];
  expect(() => readContent('people/agency-stories.json', z.array(AgencyStory), broken)).toThrow(
    'content/people/agency-stories.json: wrong value of 0.no (invalid_format)',
  );
});
