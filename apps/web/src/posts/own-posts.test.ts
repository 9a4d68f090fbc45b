import { beforeEach, expect, test } from 'vitest';
import { ownKeys, rememberOwn } from './own-posts.ts';

beforeEach(() => localStorage.clear());

test('keys are kept by kind, each once, the newest last', () => {
  for (const key of ['a', 'b', 'a']) rememberOwn('board', key);
  rememberOwn('demand', 'c');
  expect(ownKeys('board')).toEqual(['b', 'a']);
  expect(ownKeys('demand')).toEqual(['c']);
});

test('only the newest twenty are asked for', () => {
  for (let i = 1; i <= 25; i += 1) rememberOwn('board', `key-${i}`);
  expect(ownKeys('board')).toHaveLength(20);
  expect(ownKeys('board')?.[0]).toBe('key-6');
});
