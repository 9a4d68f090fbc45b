import { beforeEach, expect, test } from 'vitest';
import { forgetOwn, ownKeys, rememberOwn } from './own-posts.ts';

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

test('what was forgotten, never there or spoilt is not sent', () => {
  expect(ownKeys('board')).toBeUndefined();
  rememberOwn('demand', 'c', 'D2569-0042');
  rememberOwn('demand', 'd', 'D2569-0043');
  rememberOwn('board', 'a');
  forgetOwn('demand', 'D2569-0042');
  expect([ownKeys('demand'), ownKeys('board')]).toEqual([['d'], ['a']]);
  // Kept before numbers were: nobody knows which it is.
  rememberOwn('demand', 'e');
  forgetOwn('demand', 'D2569-0043');
  expect(ownKeys('demand')).toBeUndefined();
  for (const spoilt of ['{', 'null', '{"board":5}', '{"board":[5]}']) {
    localStorage.setItem('own-posts', spoilt);
    expect(ownKeys('board')).toBeUndefined();
  }
});
