import { expect, test } from 'vitest';
import { type LoanOffer, largestWithin, loanFigures } from './loan-offer.ts';

const EQUAL_PRINCIPAL: LoanOffer = {
  method: 'equal_principal',
  rounding: { interest: 'half2dp', instalment: 'ceil100' },
  rates: [{ from: '2026-01-01', rate: 550 }],
  disbursedOn: '2026-11-27',
  firstDueOn: '2026-12-31',
  closingSatang: 0,
};

test('equal principal: the first payment has its 34 days, the last takes what is left', () => {
  // 100,000 × 5.50 % × 34 / 365 = 512.33; 100,000 / 120 is rounded up to 900: 112 instalments.
  expect(loanFigures(EQUAL_PRINCIPAL, 100_000_00, 120)).toMatchObject({
    rate: 550,
    instalmentSatang: 900_00,
    firstSatang: 1_412_33,
    instalments: 112,
    lastDueOn: '2036-03-31',
    paidOutSatang: 100_000_00,
  });
});

test('what is paid in all is the loan and its interest; what closes old contracts is not paid out', () => {
  const offer = { ...EQUAL_PRINCIPAL, method: 'equal_total', closingSatang: 40_000_01 } as const;
  const figures = loanFigures(offer, 100_000_00, 12);
  expect(figures.totalSatang).toBe(100_000_00 + figures.interestSatang);
  expect(figures.firstSatang).toBe(figures.instalmentSatang);
  expect(figures).toMatchObject({ closingSatang: 40_000_01, paidOutSatang: 59_999_99 });
});

test('a rate that changes later counts from its day on, but is not that of the payout', () => {
  const rates = [...EQUAL_PRINCIPAL.rates, { from: '2027-01-01', rate: 500 }];
  const later = loanFigures({ ...EQUAL_PRINCIPAL, rates }, 100_000_00, 12);
  const now = loanFigures(EQUAL_PRINCIPAL, 100_000_00, 12);
  expect([later.rate, later.firstSatang]).toEqual([now.rate, now.firstSatang]);
  expect(later.interestSatang).toBeLessThan(now.interestSatang);
});

test('the largest loan within a payment: a step more would not fit', () => {
  const limits = { mostSatang: 500_000_00, stepSatang: 10_000_00 };
  const within = (satang: number) => largestWithin(EQUAL_PRINCIPAL, 120, satang, limits);
  const { firstSatang } = loanFigures(EQUAL_PRINCIPAL, 100_000_00, 120);
  expect(within(firstSatang)).toBe(100_000_00);
  expect(within(firstSatang - 1)).toBe(90_000_00);
  expect(within(0)).toBe(0);
  expect(within(1_000_000_00)).toBe(500_000_00);
});
