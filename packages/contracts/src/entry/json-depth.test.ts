import { expect, test } from 'vitest';
import { isTooDeep, MOST_DEPTH } from './json-depth.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each([
  ['as deep as may be', nested(MOST_DEPTH), false],
  ['one deeper', nested(MOST_DEPTH + 1), true],
  ['deep in objects', `${'{"a":'.repeat(65)}1${'}'.repeat(65)}`, true],
  ['deep behind blanks', `\n  ${nested(65)}`, true],
  ['many beside each other', `[${'[],'.repeat(100)}[]]`, false],
  ['brackets in a text', `["${'['.repeat(65)}"]`, false],
  ['brackets behind a quotation mark in a text', `["\\"${'['.repeat(65)}"]`, false],
  ['no JSON', 'x'.repeat(65), false],
  ['nothing', '', false],
])('of %s it is told whether it is nested too deep', (_, json, isDeep) => {
  expect(isTooDeep(Buffer.from(json))).toBe(isDeep);
});
