import { expect, it } from 'vitest';
import { type MeterInput, meterDividend } from './dividend-meter.ts';

const INPUT: MeterInput = {
  yearStart: '2026-01-01',
  shares: [
    { on: '2026-01-01', amountSatang: 312_000_00 },
    { on: '2026-01-31', amountSatang: 1_500_00 },
  ],
  interestSatang: 58_412_36,
  isRefundWithheld: false,
  otherSatang: 0,
  wantedSatang: 4_840_00,
  dividendRate: 525,
  refundRate: 1_200,
  cutOffDay: 7,
  rounding: 'half2dp',
};

it('counts shares by months, adds the refund and takes what is to be deducted', () => {
  expect(meterDividend(INPUT)).toEqual({
    // 312,000 all year and 1,500 for eleven months
    averageShareSatang: 313_375_00,
    interestSatang: 58_412_36,
    dividendSatang: 16_452_19,
    refundSatang: 7_009_48,
    grossSatang: 23_461_67,
    deductedSatang: 4_840_00,
    netSatang: 18_621_67,
  });
});

it('refunds nothing to who is in default, and takes no more than there is', () => {
  const poor = { ...INPUT, isRefundWithheld: true, wantedSatang: 99_999_00 };
  expect(meterDividend(poor)).toMatchObject({
    refundSatang: 0,
    grossSatang: 16_452_19,
    deductedSatang: 16_452_19,
    netSatang: 0,
  });
});

it('refuses shares outside the year', () => {
  const shares = [{ on: '2025-12-31', amountSatang: 1 }];
  expect(() => meterDividend({ ...INPUT, shares })).toThrow(RangeError);
});
