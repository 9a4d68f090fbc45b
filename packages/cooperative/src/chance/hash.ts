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
  return hasherOf(text)(...numbers);
}

/** Returns `hash32` of a text and any numbers; the text is hashed once. */
export function hasherOf(text: string): (...numbers: readonly number[]) => number {
  const mixed = mix(text);
  return (...numbers) => {
    let h = mixed;
    for (const n of numbers) h = mixIn(h, n);
    return avalanche(h);
  };
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
