import { expect, test } from 'vitest';
import { errorText } from './error-text.ts';

test('a refusal is said in the server’s words', () => {
  expect(errorText(new Error('the world w1 exists already'))).toBe('the world w1 exists already');
  expect(errorText('offline')).toBe('offline');
});
