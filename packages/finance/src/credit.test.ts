import { describe, expect, it } from 'vitest';
import { WITHDRAWAL_FEES } from '../testing/withdrawal-fees.ts';
import { loanRight, netSalary, percentPaid, salaryRoom, withdrawalFee } from './credit.ts';

const RIGHT = {
  shareSatang: 25_000_000,
  shareMultiple: 0.9,
  salarySatang: 3_500_000,
  salaryMultiple: 45,
  capSatang: 400_000_000,
};

describe('loan right', () => {
  it('adds shares and salary, each by its multiple', () => {
    expect(loanRight(RIGHT)).toBe(22_500_000 + 157_500_000);
  });

  it('stops at the cap', () => {
    expect(loanRight({ ...RIGHT, capSatang: 150_000_000 })).toBe(150_000_000);
  });

  it('reads every multiple of two decimals exactly, and refuses finer ones', () => {
    const byShares = (shareMultiple: number) =>
      loanRight({ ...RIGHT, shareSatang: 10_000, salaryMultiple: 0, shareMultiple });
    const multiples = Array.from({ length: 1_000 }, (_, n) => n);
    expect(multiples.map((n) => byShares(Number((n / 100).toFixed(2))))).toEqual(
      multiples.map((n) => n * 100),
    );
    expect(() => byShares(0.905)).toThrow('more than 2 decimals');
    expect(() => byShares(-1)).toThrow(RangeError);
    expect(() => byShares(Number.NaN)).toThrow(RangeError);
  });
});

describe('net salary', () => {
  it('passes at exactly the minimum and fails one satang below', () => {
    expect(netSalary(3_000_000, 2_100_000, 3_000)).toEqual({
      remainingSatang: 900_000,
      percent: 3_000,
      passes: true,
    });
    // Rounded it would still read 30.00 %.
    expect(netSalary(3_000_000, 2_100_001, 3_000)).toMatchObject({ percent: 3_000, passes: false });
  });

  it('follows another minimum', () => {
    expect(netSalary(3_000_000, 2_700_000, 1_000).passes).toBe(true);
  });

  it('may be negative', () => {
    expect(netSalary(1_000_000, 1_250_000, 3_000)).toEqual({
      remainingSatang: -250_000,
      percent: -2_500,
      passes: false,
    });
  });

  it('refuses a salary of nothing', () => {
    expect(() => netSalary(0, 0, 3_000)).toThrow(RangeError);
  });
});

describe('room in a salary', () => {
  it('is what may be taken before less than the minimum is left', () => {
    expect(salaryRoom(3_800_000, 2_000_000, 3_000)).toBe(660_000);
    expect(netSalary(3_800_000, 2_660_000, 3_000).passes).toBe(true);
    expect(netSalary(3_800_000, 2_660_001, 3_000).passes).toBe(false);
    expect(salaryRoom(3_000_000, 0, 1_000)).toBe(2_700_000);
  });

  it('cuts a part of a satang, and is never negative', () => {
    expect(salaryRoom(101, 0, 3_000)).toBe(70);
    expect(salaryRoom(1_000_000, 900_000, 3_000)).toBe(0);
    expect(() => salaryRoom(0, 0, 3_000)).toThrow(RangeError);
  });
});

describe('percent paid', () => {
  it('runs from nothing to all', () => {
    expect(percentPaid(100_000, 100_000)).toBe(0);
    expect(percentPaid(100_000, 0)).toBe(10_000);
    expect(percentPaid(300_000, 200_000)).toBe(3_333);
  });

  it('is nothing when more is owed than was approved', () => {
    expect(percentPaid(100_000, 100_001)).toBe(0);
  });

  it('refuses a loan of nothing', () => {
    expect(() => percentPaid(0, 0)).toThrow(RangeError);
  });
});

describe('withdrawal fee', () => {
  const { onePercentMin300 } = WITHDRAWAL_FEES;

  it('is nothing for the first withdrawal of a month', () => {
    expect(withdrawalFee(20_000_000, 0, onePercentMin300)).toBe(0);
  });

  it('has a least amount from the second on', () => {
    expect(withdrawalFee(2_999_999, 1, onePercentMin300)).toBe(30_000);
    expect(withdrawalFee(3_000_100, 2, onePercentMin300)).toBe(30_001);
    expect(withdrawalFee(3_000_100, 2, onePercentMin300, 'ceil1')).toBe(30_100);
  });

  it('refuses negative numbers', () => {
    expect(() => withdrawalFee(-1, 1, onePercentMin300)).toThrow(RangeError);
    expect(() => withdrawalFee(1, -1, onePercentMin300)).toThrow(RangeError);
  });
});
