import { createRandomizer } from './randomizer.ts';

// One random stream per (seed, member, feature): a new draw for loans does not change the deposits.

const PRIME = 0x01000193;

function mix(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), PRIME);
  return h;
}

function mixIn(mixed: number, n: number): number {
  const low = Math.imul(mixed ^ (n & 0xffff), PRIME);
  return Math.imul(Math.imul(low ^ (n >>> 16), PRIME) ^ 0x5bd1, PRIME);
}

function avalanche(mixed: number): number {
  let h = mixed ^ (mixed >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Hashes a text and whole numbers to 32 bits (FNV-1a with a final avalanche); the same on every machine. */
export function hash32(text: string, ...numbers: readonly number[]): number {
  let h = mix(text);
  for (const n of numbers) h = mixIn(h, n);
  return avalanche(h);
}

/**
 * Returns a number in [0, 1) fixed by its arguments, for draws that belong to a month or day rather than to a stream.
 */
export function unit(text: string, ...numbers: readonly number[]): number {
  return hash32(text, ...numbers) / 0x1_0000_0000;
}

/** Returns `hash32` of a text, a number and any last number; what they have in common is hashed once. */
export function hashesOf(text: string, no: number): (last: number) => number {
  const mixed = mixIn(mix(text), no);
  return (last) => avalanche(mixIn(mixed, last));
}

/** Returns `unit` in the same way. */
export function unitsOf(text: string, no: number): (last: number) => number {
  const hashOf = hashesOf(text, no);
  return (last) => hashOf(last) / 0x1_0000_0000;
}

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
