import { expect, test } from 'vitest';
import { DISTRICTS } from './places.ts';

test('every education office has districts', () => {
  expect(new Set(DISTRICTS.map((district) => district.office))).toEqual(new Set([0, 1, 2, 3, 4]));
});
