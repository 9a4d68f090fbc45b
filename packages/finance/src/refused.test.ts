import { expect, test } from 'vitest';
import { unlessRefused } from './refused.ts';

const fail = (error: Error) => () => {
  throw error;
};

test('figures that the rules refuse come to nothing; a mistake in the program is none of theirs', () => {
  expect(unlessRefused(() => 1)).toBe(1);
  expect(unlessRefused(fail(new RangeError('no such day')))).toBeUndefined();
  expect(() => unlessRefused(fail(new TypeError('x')))).toThrow(TypeError);
});
