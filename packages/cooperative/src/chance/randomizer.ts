import type { Randomizer } from '@faker-js/faker';

const SIZE = 624;
const MIDDLE = 397;

/**
 * Mersenne Twister 19937 with 53 bits. Others write and mix all 624 words whenever they are seeded; a stream draws a
 * dozen, so this one writes a word when it is first needed, and mixes it when it is drawn.
 */
export function createRandomizer(): Randomizer {
  const words = new Uint32Array(SIZE);
  let place = 0;
  let written = 0;
  const writeUntil = (end: number) => {
    let last = words[written - 1] ?? 0;
    for (; written < end; written += 1) {
      last = (Math.imul(1_812_433_253, last ^ (last >>> 30)) + written) >>> 0;
      words[written] = last;
    }
  };
  const word = (index: number) => words[index] ?? 0;
  const int32 = () => {
    const next = place + 1 === SIZE ? 0 : place + 1;
    const far = place + MIDDLE < SIZE ? place + MIDDLE : place + MIDDLE - SIZE;
    if (written < SIZE) writeUntil(Math.min(SIZE, far + 1));
    const joined = (word(place) & 0x80000000) | (word(next) & 0x7fffffff);
    let drawn = word(far) ^ (joined >>> 1) ^ (joined & 1 ? 0x9908b0df : 0);
    words[place] = drawn;
    place = next;
    drawn ^= drawn >>> 11;
    drawn ^= (drawn << 7) & 0x9d2c5680;
    drawn ^= (drawn << 15) & 0xefc60000;
    return (drawn ^ (drawn >>> 18)) >>> 0;
  };
  return {
    seed(seed) {
      words[0] = typeof seed === 'number' ? seed : (seed[0] ?? 0);
      written = 1;
      place = 0;
    },
    next: () => ((int32() >>> 5) * 0x400_0000 + (int32() >>> 6)) / 0x20_0000_0000_0000,
  };
}
