import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyedPermutation } from './permutation.ts';

describe('keyedPermutation', () => {
  test.each([1, 2, 3, 4, 5, 16, 17, 97, 1_000, 65_536, 99_999])(
    'sends 1 to %i each to another number of the same range, and back',
    (size) => {
      const permutation = keyedPermutation('key', size);
      const seen = new Set<number>();
      for (let n = 1; n <= size; n += 1) {
        const to = permutation.forward(n);
        seen.add(to);
        if (to < 1 || to > size || permutation.backward(to) !== n) {
          throw new Error(`${n} goes to ${to} and back to ${permutation.backward(to)}`);
        }
      }
      expect(seen.size).toBe(size);
    },
  );

  test('is invertible for any key, size and number', () => {
    const any = fc
      .record({ key: fc.string(), size: fc.integer({ min: 1, max: 9_999_999 }) })
      .chain(({ key, size }) =>
        fc.tuple(fc.constant(key), fc.constant(size), fc.integer({ min: 1, max: size })),
      );
    fc.assert(
      fc.property(any, ([key, size, n]) => {
        const permutation = keyedPermutation(key, size);
        const to = permutation.forward(n);
        expect(to).toBeGreaterThanOrEqual(1);
        expect(to).toBeLessThanOrEqual(size);
        expect(permutation.backward(to)).toBe(n);
        expect(permutation.forward(permutation.backward(n))).toBe(n);
      }),
    );
  });
});
