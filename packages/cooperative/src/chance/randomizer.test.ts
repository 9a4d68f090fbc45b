import { expect, test } from 'vitest';
import { createRandomizer } from './randomizer.ts';

test('draws the number that the C++ standard demands of the ten thousandth word of mt19937', () => {
  const ours = createRandomizer();
  ours.seed(5489);
  const draws = Array.from({ length: 5_000 }, () => ours.next());
  // Two words make a draw; the second gives its last 26 bits.
  const lastBits = ((draws.at(-1) ?? 0) * 2 ** 53) % 2 ** 26;
  expect(lastBits).toBe(4_123_659_995 >>> 6);
});

test('takes the first of a list for the seed', () => {
  const randomizer = createRandomizer();
  const other = createRandomizer();
  randomizer.seed(42);
  other.seed([42, 7]);
  expect(other.next()).toBe(randomizer.next());
});

test('draws the same again once it is seeded again', () => {
  const ours = createRandomizer();
  const draw = () => {
    ours.seed(42);
    return Array.from({ length: 1_000 }, () => ours.next());
  };
  expect(draw()).toEqual(draw());
});
