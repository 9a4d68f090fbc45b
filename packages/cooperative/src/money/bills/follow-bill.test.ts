import { expect, test } from 'vitest';
import type { History } from '../history-state.ts';
import type { Kep } from './collection.ts';
import { followBill } from './follow-bill.ts';

const NOVEMBER = 2026 * 12 + 10;

test('[LED-08] an open bill of which everything is given back drops what was paid since, too', () => {
  const line = { refNo: '', amountSatang: 0, receivedSatang: 0, isArrears: false };
  const arrear = { ...line, group: 'LOAN', refNo: 'สม.1', amountSatang: 30_00, isArrears: true };
  const share = { ...line, group: 'SHARE', amountSatang: 10_00 };
  const refund = { ...line, group: 'REFUND', amountSatang: -40_00 };
  const kep: unknown = { month: NOVEMBER, totalSatang: 0, entries: [share, arrear, refund] };
  const bill = kep as Kep; // No more of it is read.
  const paid: unknown = { billing: { arrears: [] }, bookings: { contracts: [] } };
  followBill(paid as History, bill);
  const lines = bill.entries.map(({ group, amountSatang }) => [group, amountSatang]);
  expect(lines).toEqual([
    ['SHARE', 10_00],
    ['REFUND', -10_00],
  ]);
  expect(bill.totalSatang).toBe(0);
});
