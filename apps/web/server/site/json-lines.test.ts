import { describe, expect, test } from 'vitest';
import { brokenLine, linesOf } from './json-lines.ts';

describe('[WEB-10] the line of a value', () => {
  const lineOf = linesOf('{\n "a": 1,\n "b": {\n\n  "c": ["x{,}",\n   { "d": "\\"\n" } ]\n }\n}');

  test('is where it begins', () => {
    expect(lineOf(['a'])).toBe(2);
    expect(lineOf(['b', 'c', 0])).toBe(5);
    expect(lineOf(['b', 'c', 1])).toBe(6);
  });

  test('is that of the nearest one around it where there is none', () => {
    expect(lineOf(['b', 'z', 'y'])).toBe(3);
    expect(lineOf(['z'])).toBe(1);
  });
});

test.each([
  ['{\n"a": b\n}', 2],
  ['{\n"a": 1\n"b": 2}', 3],
  ['{\n"a": 1,\n\n}', 4],
  ['[\n1,\n"two]', 3],
  ['{"a": 1}\n}', 2],
  ['{"a":\n', 2],
  ['', 1],
])('[WEB-10] %j is no JSON from line %i on', (text, line) => {
  expect(brokenLine(text)).toBe(line);
});
