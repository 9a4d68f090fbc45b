import { expect, test } from 'vitest';
import { type SettlementLine, settlementSums } from './settlement-lines.ts';

test('the sums of a sheet tell what is left for the member from what associations pay the payees', () => {
  const line = (kind: SettlementLine['kind'], satang: number, usedSatang: number) => ({
    kind,
    name: '',
    refNo: '',
    interestSatang: 0,
    satang,
    usedSatang,
  });
  const sums = settlementSums({
    lines: [
      line('INSURANCE', 10_00, 9_00),
      line('CREMATION', 200_00, 50_00),
      line('SHARES', 3_000_00, 1_000_00),
      line('DEPOSIT', 40_000_00, 0),
      line('LOAN', 1_500_00, 1_050_00),
      line('DUES', 12_00, 9_00),
    ],
  });
  expect(sums).toEqual({
    ownSatang: 43_210_00,
    owedSatang: 1_512_00,
    usedSatang: 1_059_00,
    leftSatang: 42_000_00,
    besideSatang: 151_00,
    missingSatang: 453_00,
  });
});
