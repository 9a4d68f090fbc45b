import { describe, expect, test } from 'vitest';
import { openStream } from './stream.ts';

function draws(seed: string, no: number, feature: string): unknown[] {
  const stream = openStream(seed, no, feature);
  return Array.from({ length: 8 }, () => [
    stream.int(1, 1_000_000),
    stream.chance(0.5),
    stream.pick(['a', 'b', 'c', 'd']),
  ]);
}

describe('openStream', () => {
  test('draws the same for the same seed, member and feature', () => {
    expect(draws('demo', 7, 'loan')).toEqual(draws('demo', 7, 'loan'));
  });

  test('draws otherwise when any of the three differs', () => {
    const all = [
      draws('demo', 7, 'loan'),
      draws('demo', 7, 'deposit'),
      draws('demo', 8, 'loan'),
      draws('other', 7, 'loan'),
    ].map((one) => JSON.stringify(one));
    expect(new Set(all).size).toBe(4);
  });

  test('is not disturbed by streams that were opened before it', () => {
    const alone = draws('demo', 7, 'loan');
    draws('demo', 7, 'person');
    expect(draws('demo', 7, 'loan')).toEqual(alone);
  });

  test('throws when two streams are drawn from in turns', () => {
    const first = openStream('demo', 7, 'loan');
    first.int(1, 6);
    const second = openStream('demo', 7, 'deposit');
    second.int(1, 6);
    const message = 'stream loan of 7 was interleaved with another';
    expect(() => first.int(1, 6)).toThrow(message);
    expect(() => first.chance(0.5)).toThrow(message);
    expect(() => first.pick(['a'])).toThrow(message);
    expect(second.int(1, 1)).toBe(1);
  });

  test('stays within its bounds', () => {
    const stream = openStream('demo', 1, 'bounds');
    const found = new Set(Array.from({ length: 500 }, () => stream.int(3, 6)));
    expect([...found].sort()).toEqual([3, 4, 5, 6]);
  });
});
