import { expect, test } from 'vitest';
import type { Records } from '../records.ts';
import { billDayOf, lastBilledMonth } from './bill-day.ts';
import { heldMoney } from './held.ts';
import { counterSlipNo, receiptNo } from './receipt-no.ts';

const NOVEMBER = 2026 * 12 + 10;

function held(satang: number, payer: Records['payer'], isDue?: boolean, refundSatang?: number) {
  const entries = refundSatang ? [{ group: 'REFUND', amountSatang: -refundSatang }] : [];
  const keps = new Map(isDue === undefined ? [] : [[NOVEMBER, { isDue, entries }]]);
  const records: unknown = { heldSatang: satang, payer, view: { asOf: '2026-11-19' }, keps };
  return heldMoney(records as Records); // No more of them is read.
}

test('a month is billed on its fifteenth, from the first minute on', () => {
  expect(billDayOf(NOVEMBER)).toBe('2026-11-15');
  // A view shows the end of its day: the fifteenth has just begun.
  expect(['2026-11-13', '2026-11-14', '2026-11-15'].map(lastBilledMonth)).toEqual([
    NOVEMBER - 1,
    NOVEMBER,
    NOVEMBER,
  ]);
});

test('held money goes to the next bill; who pays by himself has it taken for the open one', () => {
  const by = (on: string) => ({ satang: 5_00, goes: 'NEXT_BILL', by: on });
  expect(held(0, 'agency')).toBeUndefined();
  expect(held(5_00, 'agency', false)).toEqual(by('2026-12-31'));
  expect(held(5_00, 'self', false)).toEqual(by('2026-11-30'));
  expect(held(5_00, 'self', true)).toEqual(by('2026-12-31'));
  expect(held(5_00, 'self')).toEqual(by('2026-12-31'));
});

test('what the open bill gives back is held for nothing else', () => {
  expect(held(5_00, 'agency', false, 5_00)).toBeUndefined();
  expect(held(7_00, 'agency', false, 5_00)).toEqual({
    satang: 2_00,
    goes: 'NEXT_BILL',
    by: '2026-12-31',
  });
});

test('where nobody is billed any more it is there to be claimed', () => {
  expect(held(5_00, 'nobody', false)).toEqual({ satang: 5_00, goes: 'CLAIM', by: '' });
});

test('a receipt is numbered by the month of a collection, or the day of a payment', () => {
  expect(receiptNo('2026-02-28', '00001')).toBe('6902-00001');
  expect(counterSlipNo('2026-02-15', '00001')).toBe('690215-00001');
});
