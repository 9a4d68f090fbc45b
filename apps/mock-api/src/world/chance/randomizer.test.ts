import { generateMersenne53Randomizer } from '@faker-js/faker';
import { expect, test } from 'vitest';
import { createRandomizer } from './randomizer.ts';

test('draws the numbers of the library’s own generator, also after its words have all been used', () => {
  const ours = createRandomizer();
  for (const seed of [0, 1, 42, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff]) {
    const theirs = generateMersenne53Randomizer(seed);
    ours.seed(seed);
    const draws = Array.from({ length: 1_000 }, () => [ours.next(), theirs.next()]);
    expect(draws.filter(([one, other]) => one !== other)).toEqual([]);
  }
});
