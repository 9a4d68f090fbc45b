import { monthIndex } from '@coop/finance/calendar';
import { expect, test } from 'vitest';
import { remainingSchedule } from '../money/loans/loans.ts';
import { LOAN_PRODUCTS, type LoanProductKey } from '../rules/products.ts';
import { contractWith } from '../testing/invented.ts';
import { burdenIn } from './loan-burden.ts';

const PRODUCTS = Object.keys(LOAN_PRODUCTS) as LoanProductKey[];
const KINDS = PRODUCTS.flatMap((product) =>
  [...LOAN_PRODUCTS[product].terms].map((instalments) => [product, instalments] as const),
);

test.each(KINDS)(
  'of a %s loan in %i instalments no instalment takes more',
  (product, instalments) => {
    // The days of payout have the shortest and the longest first interest.
    for (const disbursedOn of ['2023-07-11', '2024-01-31', '2025-02-28', '2026-10-27']) {
      for (const principalSatang of [50_000_00, 1_250_000_00]) {
        const contract = contractWith({ product, principalSatang, instalments, disbursedOn });
        const above = remainingSchedule(contract).filter(
          ({ dueOn, totalSatang }) => totalSatang > burdenIn(contract.plan, monthIndex(dueOn)),
        );
        expect(above).toEqual([]);
      }
    }
  },
);
