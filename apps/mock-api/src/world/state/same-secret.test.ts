import { expect, test } from 'vitest';
import { sameSecret } from './same-secret.ts';

test.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'abcd', false],
  ['', '', false],
])('%j and %j are the same secret: %s', (a, b, expected) => {
  expect(sameSecret(a, b)).toBe(expected);
});
