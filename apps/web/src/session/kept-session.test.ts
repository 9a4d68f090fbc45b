import { expect, test } from 'vitest';
import { toKeep } from './kept-session.ts';

const ANSWER = { token: 'a-secret', membership_no: '00001' };

test('the whole answer is kept as it is where the storage holds the token', () => {
  expect(toKeep({}, ANSWER)).toBe(ANSWER);
  expect(toKeep({ session: 'storage' }, ANSWER)).toBe(ANSWER);
  expect(toKeep({}, { ...ANSWER, token: '' })).toBeUndefined();
});

test('nothing of the token is kept where a cookie holds it, and each sign-in has its mark', () => {
  const first = toKeep({ session: 'cookie' }, ANSWER);
  const other = toKeep({ session: 'cookie' }, ANSWER);
  expect(JSON.stringify(first)).not.toContain('a-secret');
  expect(first?.membership_no).toBe('00001');
  expect(first?.token).not.toBe(other?.token);
  expect(toKeep({ session: 'cookie' }, { ...ANSWER, token: '' })?.token).toMatch(/^cookie-/);
});
