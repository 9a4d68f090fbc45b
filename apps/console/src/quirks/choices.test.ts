import { expect, test } from 'vitest';
import { chosenOf, withChoice } from './choices.ts';

test('a quirk is chosen and given up without touching the others', () => {
  const one = withChoice({ errors: 'list' }, 'rcCode', 'number');
  expect(one).toEqual({ errors: 'list', rcCode: 'number' });
  expect(withChoice(one, 'errors', '')).toEqual({ rcCode: 'number' });
  expect(withChoice({}, 'additive', 'true')).toEqual({ additive: true });
});

test('what is as documented shows as nothing chosen', () => {
  expect(chosenOf({}, 'rcCode')).toBe('');
  expect(chosenOf({ additive: false }, 'additive')).toBe('');
  expect(chosenOf({ additive: true }, 'additive')).toBe('true');
  expect(chosenOf({ sessionCheck: '400' }, 'sessionCheck')).toBe('400');
});
