import { describe, expect, test } from 'vitest';
import { viewOf } from '../../testing/invented.ts';
import type { StandingOrder } from '../bills/orders.ts';
import { type Movement, NO_FACTS } from '../money-facts.ts';
import { deriveRecords } from '../records.ts';
import { standingResults } from './savings.ts';

const APRIL = 2026 * 12 + 3;
/** Of 135 instalments that are left, and of two. */
const LONG = 'สม.2568/04416';
const SHORT = 'ฉฉ.2568/64538';

const order = (contractNo: string, more: Partial<StandingOrder> = {}): StandingOrder => ({
  requestNo: '1',
  contractNo,
  satang: 1_000_00,
  since: '2026-04-01',
  fromMonth: APRIL,
  ...more,
});

/** Returns what came of the first member's orders by the end of June 2026. */
function results(orders: readonly StandingOrder[], movements: readonly Movement[] = []) {
  const facts = { ...NO_FACTS, sinceMonth: APRIL, orders, movements };
  return standingResults(deriveRecords(viewOf('2026-06-30'), 1, facts));
}

const closing = (contractNo: string): Movement => ({
  kind: 'repay',
  on: '2026-06-20',
  contractNo,
  satang: 2_000_000_00,
  closes: true,
});

describe('a standing order', () => {
  test('of three months has paid three times, and saved the interest until the end', () => {
    const standingOrder = order(LONG);
    expect(results([standingOrder])).toEqual([
      {
        order: standingOrder,
        endedOn: '',
        paidCount: 3,
        paidSatang: 3_000_00,
        savedSatang: 1_865_80,
        savedMonths: 1,
      },
    ]);
  });

  test('that was stopped ended on that day, and keeps what it has saved', () => {
    expect(results([order(LONG, { stoppedOn: '2026-05-20' })])).toMatchObject([
      { endedOn: '2026-05-20', paidCount: 2, paidSatang: 2_000_00, savedSatang: 1_251_01 },
    ]);
  });

  test('ends with its contract, whether it paid that off itself or the member did', () => {
    expect(results([order(SHORT, { satang: 20_000_00 })])).toMatchObject([
      { endedOn: '2026-04-30', paidCount: 1, savedSatang: 105_84, savedMonths: 4 },
    ]);
    // Without the order the same contract ends on the same day.
    expect(results([order(LONG)], [closing(LONG)])).toMatchObject([
      { endedOn: '2026-06-20', paidCount: 2, savedSatang: 10_69, savedMonths: 0 },
    ]);
  });

  test('has saved nothing before its first payment', () => {
    expect(results([order(LONG, { fromMonth: APRIL + 6 })])).toMatchObject([
      { endedOn: '', paidCount: 0, paidSatang: 0, savedSatang: 0, savedMonths: 0 },
    ]);
  });

  test('on a contract that the member does not have has no result', () => {
    expect(results([order('สม.1')])).toEqual([]);
  });
});

test('every order tells what it has paid itself, and a replaced one when it ended', () => {
  const standingOrder = order(LONG);
  const newest = order(LONG, { requestNo: '2', satang: 2_000_00, since: '2026-05-01' });
  const other = order(SHORT, { requestNo: '3' });
  expect(results([standingOrder, other, newest])).toMatchObject([
    { order: standingOrder, endedOn: '2026-05-15', paidCount: 1, paidSatang: 1_000_00 },
    { order: other, paidCount: 3, paidSatang: 3_000_00, savedSatang: 35_74, savedMonths: 1 },
    { order: newest, endedOn: '', paidCount: 2, paidSatang: 4_000_00 },
  ]);
});

test('what is over is told alike on every later day', () => {
  const facts = {
    ...NO_FACTS,
    sinceMonth: APRIL,
    orders: [order(LONG)],
    movements: [closing(LONG)],
  };
  const results = ['2026-06-20', '2026-06-30', '2026-12-31', '2027-08-31'].map((asOf) =>
    standingResults(deriveRecords(viewOf(asOf), 1, facts)),
  );
  expect(results).toEqual(results.map(() => results[0]));
});

test('nobody without an order has a result', () => {
  expect(results([])).toEqual([]);
});
