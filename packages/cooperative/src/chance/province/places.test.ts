import { expect, test } from 'vitest';
import { DISTRICTS } from './places.ts';

test('every education office has districts', () => {
  expect(new Set(DISTRICTS.map((one) => one.office))).toEqual(new Set([0, 1, 2, 3, 4]));
});
