import { hash32 } from './hash.ts';
import { createRandomizer } from './randomizer.ts';

// One random stream per (seed, member, feature): a new draw for loans does not change the deposits.

export interface Stream {
  /** Returns a whole number, both ends included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** Returns true with this probability. */
  chance(probability: number): boolean;
}

const randomizer = createRandomizer();
let open: Stream | undefined;

/**
 * Opens the random stream of a feature of a member. All streams share one generator, so a stream must be used up
 * before the next is opened; drawing from an older one throws, because it would depend on the order of calls.
 */
export function openStream(seed: string, memberNo: number, feature: string): Stream {
  randomizer.seed(hash32(`${seed}/${feature}`, memberNo));
  const guard = () => {
    if (open !== stream)
      throw new Error(`stream ${feature} of ${memberNo} was interleaved with another`);
  };
  const stream: Stream = {
    int(min, max) {
      guard();
      if (min === max) return min;
      return Math.floor(randomizer.next() * (max - min + 1) + min);
    },
    pick: (list) => list[stream.int(0, list.length - 1)] ?? list[0],
    chance(probability) {
      guard();
      if (probability <= 0 || probability >= 1) return probability > 0;
      return randomizer.next() < probability;
    },
  };
  open = stream;
  return stream;
}
