import { expect, test } from 'vitest';
import { errorText } from './error-text.ts';

test('a refusal is said in the server’s words', () => {
  expect(errorText(new Error('the world w1 exists already'))).toBe('the world w1 exists already');
  expect(errorText('offline')).toBe('offline');
});

test('a list of issues is a line for each, with the field in front', () => {
  const issues = [
    { path: ['world'], message: 'a world is named with letters' },
    { path: ['fault', 'nth'], message: 'Too small' },
    { message: 'Invalid input' },
  ];
  expect(errorText(new Error(JSON.stringify(issues)))).toBe(
    'world: a world is named with letters\nfault.nth: Too small\nInvalid input',
  );
});
