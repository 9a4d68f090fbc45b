import type { LoanOffer } from '@coop/contracts/member/ahead/loan-offer';
import type { LoanRight } from '@coop/contracts/member/ahead/loan-right';
import { expect, test } from 'vitest';
import type { Month } from './month.ts';
import { rightWithin, sumWithin } from './right-within.ts';

const offer: LoanOffer = {
  payout_date: '2026-11-27',
  first_due_date: '2026-12-31',
  payment_type: '1',
  rates: [{ from: '2026-01-01', int_rate: '5.00' }],
  interest_rounding: 'half2dp',
  instalment_rounding: 'ceil10',
  closes: [{ loancontract_no: 'ฉฉ.2569/1', payoff_amount: '7000.25' }],
};
const right: LoanRight = {
  loantype_code: '01',
  loantype_desc: 'เงินกู้เพื่อเหตุฉุกเฉิน',
  int_rate: '5.00',
  right_amount: '50000.00',
  least_amount: '20000.00',
  step_amount: '1000.00',
  closing_amount: '7000.00',
  terms: [{ period_payamt: 12, right_amount: '50000.00' }],
  guarantor_count: 0,
  guarantor_amount: '0.00',
  offer,
  conditions: [
    { kind: 'cap', wanted: '20000.00', has: '100000.00', met: true },
    { kind: 'net_salary', wanted: '20000.00', has: '90000.00', met: true },
  ],
};

/** 70 % of 20,000 are 14,000; of the 12,000 that go off, 2,000 are of the contract that is closed. */
const monthWith = (othersSatang: number): Month => ({
  salarySatang: 20_000_00,
  deductions: [
    { words: 'หุ้น', satang: 10_000_00 },
    { words: 'เงินกู้ฉุกเฉิน', no: 'ฉฉ.2569/1', satang: 2_000_00 },
  ],
  othersSatang,
  minimumPercent: 3_000,
});

test('a right ends where the salary does; the instalment of the contract that it closes is free for it', () => {
  // 4,000 a month carry 46,000 (3,940 a month) and no thousand more (4,030).
  const lowered = rightWithin(right, monthWith(0));
  expect(lowered.right_amount).toBe('46000.00');
  expect(lowered.terms[0]?.right_amount).toBe('46000.00');
  expect(lowered.conditions).toEqual([
    right.conditions[0],
    { kind: 'net_salary', wanted: '20000.00', has: '46000.00', met: true },
  ]);
});

test('what is named beside lowers it, and where not even the least fits the condition is not met', () => {
  expect(rightWithin(right, monthWith(1_000_00)).right_amount).toBe('35000.00');
  const none = rightWithin(right, monthWith(3_000_00));
  expect(none.right_amount).toBe('0.00');
  expect(none.conditions[1]).toMatchObject({ has: '0.00', met: false });
});

test('a right that fits, that of who has no salary, and one of an unknown month or contract stay as they are', () => {
  const rich = { ...monthWith(0), salarySatang: 90_000_00 };
  expect(rightWithin(right, rich)).toEqual(right);
  expect(rightWithin(right, { ...rich, salarySatang: null })).toBe(right);
  expect(rightWithin(right, undefined)).toBe(right);
  const { offer: _, ...untold } = right;
  expect(rightWithin(untold, monthWith(3_000_00))).toBe(untold);
  const none = { ...right, right_amount: '0.00' };
  expect(rightWithin(none, monthWith(0)).right_amount).toBe('0.00');
});

test('the limit of a request is lowered by the same rule; terms that no contract can have lower nothing', () => {
  const sum = { offer, instalments: 12, most: '50000.00', least: '20000.00', step: '1000.00' };
  expect(sumWithin(sum, monthWith(0))).toBe('46000.00');
  expect(sumWithin({ ...sum, offer: { ...offer, rates: [] } }, monthWith(0))).toBe('50000.00');
});
