import { describe, expect, test } from 'vitest';
import { type KepEntry, shareOut } from './collection.ts';

const line = (more: Partial<KepEntry> & Pick<KepEntry, 'group' | 'amountSatang'>): KepEntry => ({
  desc: '',
  refNo: '',
  period: 1,
  days: 30,
  principalSatang: 0,
  interestSatang: 0,
  interestArrearSatang: 0,
  isArrears: false,
  receivedSatang: 0,
  ...more,
});

const loan = (principalSatang: number, interestSatang: number, more: Partial<KepEntry> = {}) =>
  line({
    group: 'LOAN',
    amountSatang: principalSatang + interestSatang,
    principalSatang,
    interestSatang,
    ...more,
  });

const isOwed = () => true;
const received = (lines: readonly KepEntry[]) => lines.map((entry) => entry.receivedSatang);

describe('a sum that does not cover a bill', () => {
  test('pays the interest of every contract before any principal (s. 329)', () => {
    const lines = [loan(1_000_00, 50_00, { refNo: 'a' }), loan(2_000_00, 70_00, { refNo: 'b' })];
    expect(shareOut(lines, 120_00, isOwed)).toBe(0);
    expect(received(lines)).toEqual([50_00, 70_00]);
  });

  test('pays arrears of a step before this month’s, however they are listed', () => {
    const now = loan(1_000_00, 50_00);
    const before = loan(900_00, 40_00, { isArrears: true });
    expect(shareOut([now, before], 40_00, isOwed)).toBe(0);
    expect(received([now, before])).toEqual([0, 40_00]);
    const again = [loan(1_000_00, 50_00), loan(900_00, 40_00, { isArrears: true })];
    shareOut(again, 90_00 + 900_00, isOwed);
    expect(received(again)).toEqual([50_00, 940_00]);
  });

  test('pays loans before shares, shares before cremation dues, those before deposits', () => {
    const lines = (['DEPOSIT', 'CREMATION', 'SHARE'] as const).map((group) =>
      line({ group, amountSatang: 100_00 }),
    );
    const all = [...lines, loan(100_00, 10_00)];
    shareOut(all, 110_00, isOwed);
    expect(received(all)).toEqual([0, 0, 0, 110_00]);
    const [deposit, cremation, share] = lines.map((entry) => ({ ...entry, receivedSatang: 0 }));
    const rest = [deposit, cremation, share].flatMap((item) => item ?? []);
    shareOut(rest, 150_00, isOwed);
    expect(received(rest)).toEqual([0, 50_00, 100_00]);
  });

  test('buys whole shares only; what is left of a share goes on', () => {
    const lines = [
      line({ group: 'SHARE', amountSatang: 100_00 }),
      line({ group: 'CREMATION', amountSatang: 3_00 }),
    ];
    expect(shareOut(lines, 57_50, isOwed)).toBe(4_50);
    expect(received(lines)).toEqual([50_00, 3_00]);
  });

  test('pays a line of shares that it covers whole, and any part of what is no share', () => {
    const lines = [
      line({ group: 'SHARE', amountSatang: 55_00 }),
      line({ group: 'DEPOSIT', amountSatang: 100_00 }),
    ];
    expect(shareOut(lines, 100_50, isOwed)).toBe(0);
    expect(received(lines)).toEqual([55_00, 45_50]);
  });

  test('gives nothing to what is owed no more', () => {
    const lines = [loan(100_00, 10_00, { refNo: 'paid' }), loan(100_00, 10_00, { refNo: 'open' })];
    expect(shareOut(lines, 150_00, ({ refNo }) => refNo === 'open')).toBe(40_00);
    expect(received(lines)).toEqual([0, 110_00]);
  });
});

test('a sum that is enough pays every line in full, leaves out what is given back, and returns the rest', () => {
  const lines = [
    loan(100_00, 10_00),
    line({ group: 'SHARE', amountSatang: 55_00 }),
    line({ group: 'REFUND', amountSatang: -20_00 }),
  ];
  expect(shareOut(lines, 170_00, isOwed)).toBe(5_00);
  expect(received(lines)).toEqual([110_00, 55_00, 0]);
});

test('a sum that is just enough pays every line, also one that is owed no more', () => {
  const lines = [loan(100_00, 10_00), line({ group: 'SHARE', amountSatang: 55_00 })];
  expect(shareOut(lines, 165_00, () => false)).toBe(0);
  expect(received(lines)).toEqual([110_00, 55_00]);
});
