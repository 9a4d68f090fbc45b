import { describe, expect, test } from 'vitest';
import type { Kep } from '../money/bills/collection.ts';
import type { Records } from '../money/records.ts';
import { agencyAt } from '../people/agency.ts';
import { arrear, billOf, entry, kep, NOVEMBER } from '../testing/billed.ts';
import { viewOf } from '../testing/invented.ts';
import { type Closing, closingOf, sumClosings } from './closing.ts';

const BEFORE_THE_NEXT = '2026-12-13';
const NEXT_MADE = '2026-12-14';

/** December's bill: of it 600 and 50 baht are arrears. */
const nextBill = (more: Partial<Kep> = {}) =>
  kep(
    [
      entry('SHARE', 600_00, { isArrears: true }),
      entry('LOAN', 50_00, { isArrears: true }),
      entry('SHARE', 1_000_00),
    ],
    { month: NOVEMBER + 1, ...more },
  );

/** Closes a bill of 1,000 baht, of which 300 were deducted, 500 carried over and 40 are open of before. */
function closed(asOf: string, next?: Kep, more: Partial<Records> = {}, bill: Partial<Kep> = {}) {
  const records: unknown = {
    view: viewOf(asOf),
    keps: new Map(next && [[next.month, next]]),
    carried: [arrear(200_00), arrear(0, { carriedSatang: 300_00 }), arrear(7_00, { month: 1 })],
    payer: 'agency',
    agency: 0,
    ...more,
  };
  const due = { isDue: true, receivedSatang: 300_00, keptSatang: 20_00, openBeforeSatang: 40_00 };
  // No more of them is read.
  return closingOf(records as Records, billOf(1_000_00, { ...due, ...bill }));
}

describe('a bill', () => {
  test('is not closed before it is due', () => {
    expect(closed(NEXT_MADE, nextBill(), {}, { isDue: false })).toBeUndefined();
  });

  test('that is due shows where all of its money went, and what the next bill asks for', () => {
    expect(closed(NEXT_MADE, nextBill())).toEqual({
      inTimeSatang: 300_00,
      carriedSatang: 500_00,
      beforeSatang: 40_00,
      leftSatang: 0,
      collector: { who: 'HERE' },
      settledSatang: 180_00,
      heldSatang: 20_00,
      nextSatang: 650_00,
    });
  });
});

const OTHER: Closing['collector'] = { who: 'AGENCY', name: agencyAt(1, 12_000).name };

test.each<[string, string, Kep | undefined, Partial<Records>, Closing['collector']]>([
  ['the agency of the next bill', NEXT_MADE, nextBill({ agency: 1 }), {}, OTHER],
  ['the agency of today', BEFORE_THE_NEXT, undefined, { agency: 1 }, OTHER],
  ['the member', NEXT_MADE, nextBill({ payer: 'self' }), {}, { who: 'SELF' }],
  ['the member from now on', BEFORE_THE_NEXT, undefined, { payer: 'self' }, { who: 'SELF' }],
  ['nobody', BEFORE_THE_NEXT, undefined, { payer: 'nobody' }, { who: 'NOBODY' }],
])('what is left of a bill may be collected by %s', (_who, asOf, next, more, collector) => {
  expect(closed(asOf, next, more)).toMatchObject({
    collector,
    carriedSatang: 0,
    beforeSatang: 0,
    leftSatang: 540_00,
    settledSatang: 180_00,
  });
});

test('who has no line on the next bill has not left; who died is billed by nobody', () => {
  expect(closed(NEXT_MADE, undefined, { agency: 1, payer: 'self' })).toMatchObject({
    collector: { who: 'HERE' },
    nextSatang: 0,
  });
  expect(closed(NEXT_MADE, undefined, { payer: 'nobody' })?.collector).toEqual({ who: 'NOBODY' });
});

describe('the bills of an agency', () => {
  const closing: Closing = {
    inTimeSatang: 1,
    carriedSatang: 2,
    beforeSatang: 3,
    leftSatang: 4,
    collector: { who: 'HERE' },
    settledSatang: 5,
    heldSatang: 6,
    nextSatang: 7,
  };

  test('close on the sum of them, with the next bill of those who stay', () => {
    const left: Closing = { ...closing, collector: { who: 'SELF' }, nextSatang: 100 };
    expect(sumClosings([closing, left, closing])).toEqual({
      inTimeSatang: 3,
      carriedSatang: 6,
      beforeSatang: 9,
      leftSatang: 12,
      settledSatang: 15,
      heldSatang: 18,
      nextSatang: 14,
    });
  });

  test('have no next one before it is made, or where nobody stays', () => {
    const nothing = { inTimeSatang: 0, carriedSatang: 0, beforeSatang: 0, leftSatang: 0 };
    const none = { ...nothing, settledSatang: 0, heldSatang: 0, nextSatang: undefined };
    expect(sumClosings([])).toEqual(none);
    expect(sumClosings([{ ...closing, nextSatang: undefined }]).nextSatang).toBeUndefined();
    expect(sumClosings([{ ...closing, collector: OTHER }]).nextSatang).toBeUndefined();
  });
});
