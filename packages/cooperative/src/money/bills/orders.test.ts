import { describe, expect, test } from 'vitest';
import { firstBillFrom, orderIn, type StandingOrder, startOf } from './orders.ts';

const NOVEMBER = 2026 * 12 + 10;

const order = (more: Partial<StandingOrder> = {}): StandingOrder => ({
  requestNo: '1',
  contractNo: 'สม.1',
  satang: 500_00,
  since: '2026-11-10',
  fromMonth: NOVEMBER,
  ...more,
});

test('what is approved before the day of the bill is still on it; on that day it is not', () => {
  expect(['2026-11-13', '2026-11-14', '2026-11-15'].map(firstBillFrom)).toEqual([
    NOVEMBER,
    NOVEMBER,
    NOVEMBER + 1,
  ]);
});

test('an order begins with its month, or with the first bill after its approval', () => {
  expect(startOf(order({ fromMonth: NOVEMBER + 2 }))).toBe(NOVEMBER + 2);
  expect(startOf(order({ since: '2026-11-16' }))).toBe(NOVEMBER + 1);
});

describe('a bill carries out', () => {
  const later = order({ requestNo: '2', fromMonth: NOVEMBER + 1 });
  const other = order({ requestNo: '3', contractNo: 'สม.2' });
  const inMonth = (month: number, ...orders: StandingOrder[]) =>
    orderIn(orders, 'สม.1', month)?.requestNo;

  test('the order of its contract that was approved last, of those that have begun', () => {
    const all = [order(), later, other];
    expect([-1, 0, 1, 2].map((more) => inMonth(NOVEMBER + more, ...all))).toEqual([
      undefined,
      '1',
      '2',
      '2',
    ]);
  });

  test('no order that was stopped before the day of the bill, nor the one that it replaced', () => {
    const stopped = (stoppedOn: string) => ({ ...later, stoppedOn });
    expect(inMonth(NOVEMBER + 1, order(), stopped('2026-12-13'))).toBeUndefined();
    expect(inMonth(NOVEMBER + 1, order(), stopped('2026-12-14'))).toBeUndefined();
    expect(inMonth(NOVEMBER + 1, order(), stopped('2026-12-15'))).toBe('2');
    expect(inMonth(NOVEMBER + 2, order(), stopped('2026-12-15'))).toBeUndefined();
  });
});
