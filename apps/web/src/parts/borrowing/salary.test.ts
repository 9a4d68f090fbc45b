import { expect, test } from 'vitest';
import { checkSalary } from './salary.ts';

test('[ABI-02] what is left, what still fits and what is missing agree to the satang', () => {
  const of = (satang: number) => checkSalary(20_000_00, [{ words: 'หัก', satang }], 3_000);
  expect(of(14_000_00)).toMatchObject({ passes: true, roomSatang: 0, missingSatang: 0 });
  expect(of(14_000_01)).toMatchObject({ passes: false, roomSatang: 0, missingSatang: 1 });
  expect(of(12_500_00)).toMatchObject({
    remainingSatang: 7_500_00,
    percent: 3_750,
    roomSatang: 1_500_00,
    missingSatang: 0,
  });
});
