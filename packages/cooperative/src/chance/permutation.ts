import { hasherOf } from './hash.ts';

// Relations between members must be answerable both ways without scanning (who guarantees me, whom do I guarantee). A
// keyed permutation of 1..N is such a relation: a four-round Feistel network on the next even power of two, walked
// until the value falls back into range (cycle walking).

const ROUNDS = [0, 1, 2, 3] as const;

export interface Permutation {
  forward(n: number): number;
  backward(n: number): number;
}

/** Creates a permutation of 1..size that is fixed by its key. */
export function keyedPermutation(key: string, size: number): Permutation {
  const halfBits = Math.max(1, Math.ceil(Math.log2(Math.max(2, size)) / 2));
  const mask = 2 ** halfBits - 1;
  const hash = hasherOf(key);
  const round = (half: number, i: number) => hash(half, i) & mask;

  const once = (value: number, rounds: readonly number[], inverse: boolean) => {
    let left = value >>> halfBits;
    let right = value & mask;
    for (const i of rounds) {
      [left, right] = inverse ? [right ^ round(left, i), left] : [right, left ^ round(right, i)];
    }
    return ((left << halfBits) | right) >>> 0;
  };
  const walk = (n: number, rounds: readonly number[], inverse: boolean) => {
    let value = n - 1;
    do value = once(value, rounds, inverse);
    while (value >= size);
    return value + 1;
  };
  return {
    forward: (n) => walk(n, ROUNDS, false),
    backward: (n) => walk(n, ROUNDS.toReversed(), true),
  };
}
