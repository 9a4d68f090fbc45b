import { expect, test } from 'vitest';
import { fieldTitles } from './field-titles.ts';

test('[ABI-10] every field that a copy of a member’s data has is called something, and one thing', () => {
  const titles = fieldTitles();
  expect(titles.filter(([, title]) => title === '')).toEqual([]);
  const called = Map.groupBy(titles, ([name]) => name);
  const twice = [...called].map(([name, all]) => [name, ...new Set(all.map(([, title]) => title))]);
  expect(twice.filter(({ length }) => length > 2)).toEqual([]);
  expect(called.get('share_balance')?.[0]).toEqual(['share_balance', 'ทุนเรือนหุ้น']);
});
