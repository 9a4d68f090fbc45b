import { expect, test } from 'vitest';
import { jsonOf, writeDown } from './answer-bytes.ts';

test('an answer that is kept is written down once, in UTF-8; any other is JSON', () => {
  const kept = { name: 'สมชาย', rows: [1, 2] };
  expect(writeDown(kept)).toBe(JSON.stringify(kept).length);
  expect(String(jsonOf(kept))).toBe('{"name":"สมชาย","rows":[1,2]}');
  expect(jsonOf(kept)).toBe(jsonOf(kept));
  expect(jsonOf({ ...kept })).toBe('{"name":"สมชาย","rows":[1,2]}');
  expect(jsonOf(null)).toBe('null');
});
