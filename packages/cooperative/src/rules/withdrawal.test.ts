import { expect, test } from 'vitest';
import { feeOf, withdrawableSatang } from './withdrawal.ts';

const SPECIAL = '01-2-00005-1';
const SAVINGS = '01-1-00005-1';

test.each([
  [SPECIAL, 200_000_00, 0, 0],
  [SPECIAL, 200_000_00, 1, 100_00],
  [SPECIAL, 100_00, 1, 50_00],
  [SAVINGS, 200_000_00, 1, 0],
])(
  'the fee from %s of %i satang after %i in the month is %i',
  (accountNo, satang, earlier, fee) => {
    expect(feeOf(accountNo, satang, earlier)).toBe(fee);
  },
);

test.each([
  [1_000_00, 0, 900_00],
  [1_000_00, 300_00, 600_00],
  [1_000_00, 950_00, 0],
  [50_00, 0, 0],
])('of %i satang, %i of them held, %i may be taken', (balance, held, withdrawable) => {
  expect(withdrawableSatang({ keepSatang: 100_00 }, balance, held)).toBe(withdrawable);
});
