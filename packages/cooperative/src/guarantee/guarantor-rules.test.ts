import { describe, expect, test } from 'vitest';
import { LOAN_PRODUCTS } from '../rules/products.ts';
import { memberOf } from '../testing/people.ts';
import { guaranteeLimit, guarantorsWanted, mayGuarantee } from './guarantor-rules.ts';

const TODAY = '2026-11-19';
const earning = (satang: number) =>
  memberOf(100, {
    career: { hiredMonth: 0, firstSatang: satang, lastMonth: 1, lastSatang: satang },
  });

test.each([
  [10_000_00, 0, 400_000_00],
  [10_000_00, 50_000_00, 450_000_00],
  [10_024_00, 39_99, 400_000_00],
  [10_024_00, 40_00, 401_000_00],
  [70_000_00, 200_000_00, 3_000_000_00],
  [70_000_00, 199_999_99, 2_999_000_00],
])('40 salaries of %i satang and shares of %i allow %i', (salary, shares, limit) => {
  expect(guaranteeLimit(earning(salary), TODAY, shares)).toBe(limit);
});

describe('a guarantor is', () => {
  test.each([
    ['a full member', {}, true],
    ['no associate', { kind: 'สมทบ' }, false],
    ['in service until the day of retirement', { birthDate: '1966-11-20' }, true],
    ['not retired', { birthDate: '1966-09-30' }, false],
    ['a member for six months', { joinedOn: '2026-05-19' }, true],
    ['not a member for less', { joinedOn: '2026-05-20' }, false],
  ] as const)('%s', (_, more, may) => {
    expect(mayGuarantee(memberOf(100, more), TODAY)).toBe(may);
  });

  test('one on the day of retirement, and none on the day after', () => {
    const member = memberOf(100, { birthDate: '1966-09-30' });
    expect(mayGuarantee(member, '2026-09-30')).toBe(true);
    expect(mayGuarantee(member, '2026-10-01')).toBe(false);
  });
});

test.each([
  ['ordinary', 300_000_00, 1],
  ['ordinary', 300_000_01, 2],
  ['ordinary', 1_000_000_00, 2],
  ['ordinary', 1_800_000_00, 3],
  ['ordinary', 1_800_000_01, 4],
  ['academic', 10_000_00, 2],
  ['emergency', 10_000_00, 0],
  ['special', 3_000_000_00, 0],
] as const)('%s of %i satang wants %i guarantors', (product, satang, count) => {
  expect(guarantorsWanted(LOAN_PRODUCTS[product], satang)).toBe(count);
});
