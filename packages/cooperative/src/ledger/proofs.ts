import { daysBetween, monthIndex } from '@coop/finance/calendar';
import { ratePartsBetween } from '@coop/finance/rates';
import type { RoundingRule } from '@coop/finance/rounding';
import { receiptsOf } from '../money/bills/receipts.ts';
import type { LoanContract, LoanRow } from '../money/loans/loans.ts';
import type { Records } from '../money/records.ts';
import { DAY_COUNT } from '../rules/products.ts';

// Sums of a member's books that are worked out once more, by a way of their own.

/** Two sums of a day. */
export interface Pair {
  readonly on: string;
  readonly expectedSatang: number;
  readonly foundSatang: number;
}

const WITH_RECEIPT: readonly string[] = ['counter', 'late', 'paid-out'];

/** Returns what the books received and paid out on a day, and what the receipts say that the member reads. */
export function receiptPairs(records: Records): Pair[] {
  const days = new Map<string, { expected: number; found: number }>();
  const sumsOn = (on: string) => {
    const day = days.get(on) ?? { expected: 0, found: 0 };
    days.set(on, day);
    return day;
  };
  for (const voucher of records.vouchers) {
    if (WITH_RECEIPT.includes(voucher.kind)) sumsOn(voucher.on).expected += voucher.satang;
  }
  for (const receipt of receiptsOf(records)) sumsOn(receipt.on).found += receipt.satang;
  for (const { isDue, dueOn, receivedSatang, posted } of records.keps.values()) {
    if (!isDue) continue;
    sumsOn(dueOn).expected += receivedSatang;
    if (posted) sumsOn(dueOn).found += receivedSatang;
  }
  return [...days].map(([on, { expected, found }]) => ({
    on,
    expectedSatang: expected,
    foundSatang: found,
  }));
}

/**
 * Returns what is owed of each contract after a payment: what was owed before less its principal, and what the statement
 * and, at the end, the contract say.
 */
export function principalPairs({ view, contracts }: Records): Pair[] {
  return contracts.flatMap(({ plan, rows, balanceSatang }) => {
    let owedSatang = plan.principalSatang;
    const pairs = rows.map((row): Pair => {
      const expectedSatang = owedSatang - row.principalSatang;
      owedSatang = row.balanceSatang;
      return { on: row.on, expectedSatang, foundSatang: row.balanceSatang };
    });
    return [...pairs, { on: view.asOf, expectedSatang: owedSatang, foundSatang: balanceSatang }];
  });
}

/** Satang of a unit that interest is rounded to. */
const UNITS: Record<RoundingRule, bigint> = {
  half2dp: 1n,
  half1: 100n,
  half10: 1_000n,
  ceil1: 100n,
  ceil10: 1_000n,
  ceil100: 10_000n,
  floor1: 100n,
};
/** Rates are in 1/100 percent of a year, of 365 days or of 366. */
const YEAR = 10_000n * 365n * 366n;

/** Returns the interest of some days on a balance by the product's rule, in whole numbers, satang. */
function exactInterest(
  { product }: LoanContract,
  satang: number,
  from: string,
  to: string,
): number {
  const rule = product.rounding.interest;
  const exact = ratePartsBetween(product.rates, from, to, DAY_COUNT).reduce(
    (sum, { rate, days, yearDays }) =>
      sum + BigInt(satang) * BigInt(rate) * BigInt(days * (yearDays === 366 ? 365 : 366)),
    0n,
  );
  const divisor = YEAR * UNITS[rule];
  let up = 0n;
  if (rule.startsWith('ceil')) up = divisor - 1n;
  if (rule.startsWith('half')) up = divisor / 2n;
  return Number(((exact + up) / divisor) * UNITS[rule]);
}

type Before = Pick<LoanRow, 'on' | 'period' | 'balanceSatang' | 'item' | 'leftOutSatang'>;

/** Returns whether a payment is the next regular one, with nothing overdue in between. */
function isRegular(row: LoanRow, before: Before, late: ReadonlySet<number>): boolean {
  const month = monthIndex(row.on);
  const isNext = row.item === 'monthly' && row.period === before.period + 1;
  const isPlain = before.item === 'monthly' && daysBetween(before.on, row.on) < 62;
  return isNext && isPlain && !late.has(month) && !late.has(month - 1);
}

/** Returns the interest of each regular payment as the rule has it, and as it was paid. */
export function interestPairs({ contracts, carried }: Records): Pair[] {
  return contracts.flatMap((contract) => {
    const contractArrears = carried.filter((arrear) => arrear.refNo === contract.contractNo);
    const late = new Set(contractArrears.map(({ month }) => month));
    const { plan, rows } = contract;
    let before: Before = {
      on: plan.disbursedOn,
      period: 0,
      balanceSatang: plan.principalSatang,
      item: 'monthly',
    };
    const pairs: Pair[] = [];
    for (const row of rows) {
      if (isRegular(row, before, late)) {
        const expectedSatang = exactInterest(contract, before.balanceSatang, before.on, row.on);
        // What a bill left out comes with the next.
        const moved = (row.leftOutSatang ?? 0) - (before.leftOutSatang ?? 0);
        pairs.push({ on: row.on, expectedSatang, foundSatang: row.interestSatang + moved });
      }
      before = row;
    }
    return pairs;
  });
}
