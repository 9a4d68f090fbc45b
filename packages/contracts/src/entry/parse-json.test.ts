import { expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

test('JSON is read, and anything else is undefined', () => {
  expect(parseJson('{"a":[1,null]}')).toEqual({ a: [1, null] });
  expect(parseJson('\uFEFF{}')).toEqual({});
  expect(parseJson('null')).toBeNull();
  expect(parseJson('')).toBeUndefined();
  expect(parseJson('<html>')).toBeUndefined();
});
