import { beforeEach, expect, test } from 'vitest';
import { forgetKey, keyFor } from './sent-key.ts';

beforeEach(() => sessionStorage.clear());

test('the same text keeps its key, another has another, and both are what the wire takes', () => {
  const first = keyFor('form', { text: 'หนึ่ง' });
  expect(first).toMatch(/^[\w-]{8,64}$/);
  expect(keyFor('form', { text: 'หนึ่ง' })).toBe(first);
  const changed = keyFor('form', { text: 'สอง' });
  expect(changed).not.toBe(first);
  expect(keyFor('form', { text: 'สอง' })).toBe(changed);
  expect(keyFor('another', { text: 'สอง' })).not.toBe(changed);
});

test('what was accepted is not sent again by the same words', () => {
  const first = keyFor('form', { text: 'หนึ่ง' });
  forgetKey('form');
  expect(keyFor('form', { text: 'หนึ่ง' })).not.toBe(first);
});

test('a spoilt memory gives a new key', () => {
  keyFor('form', { text: 'หนึ่ง' });
  for (const name of Object.keys(sessionStorage)) sessionStorage.setItem(name, '{"key":7}');
  expect(keyFor('form', { text: 'หนึ่ง' })).toMatch(/^[0-9a-f]{32}$/);
});
