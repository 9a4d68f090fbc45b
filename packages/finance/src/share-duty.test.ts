import { describe, expect, it } from 'vitest';
import { shareDuty } from './share-duty.ts';

const BANDS = [
  { upToSatang: 900_000, dutySatang: 65_000 },
  { upToSatang: 3_300_000, dutySatang: 100_000 },
  { upToSatang: null, dutySatang: 155_000 },
];

describe('share duty', () => {
  it.each([
    [0, 65_000],
    [900_000, 65_000],
    [900_001, 100_000],
    [3_300_000, 100_000],
    [3_300_001, 155_000],
    [90_000_000, 155_000],
  ])('a salary of %d satang owes %d', (salary, duty) => {
    expect(shareDuty(salary, BANDS)).toBe(duty);
  });

  it('refuses a salary above every band, and a negative one', () => {
    expect(() => shareDuty(3_300_001, BANDS.slice(0, 2))).toThrow('no band covers');
    expect(() => shareDuty(-1, BANDS)).toThrow(RangeError);
  });
});
