import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyed } from './keyed.ts';

const keysOf = (names: readonly unknown[]) => keyed(names, (row) => row).map(([key]) => key);

test('a row is called by its own name, and by another one where that is taken', () => {
  expect(keysOf(['a', 'b', 'a', 'a'])).toEqual(['a', 'b', 'a #1', 'a #2']);
});

test('rows without a name have a key each', () => {
  expect(keysOf([undefined, Number.NaN, '', undefined, ''])).toEqual([
    'undefined',
    'NaN',
    '',
    'undefined #1',
    ' #1',
  ]);
});

test('no two keys are alike, and the rows come in their order', () => {
  const anyName = fc.oneof(fc.constantFrom('a', '7', '', undefined), fc.nat(3));
  fc.assert(
    fc.property(fc.array(anyName), (names) => {
      expect(new Set(keysOf(names)).size).toBe(names.length);
      expect(keyed(names, (row) => row).map(([, row]) => row)).toEqual(names);
    }),
  );
});
