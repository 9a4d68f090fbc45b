import { expect, test } from 'vitest';
import { billWith, contractWith, MEMBER, paymentWith, sharesWith } from '../../testing/invented.ts';
import type { Records } from '../records.ts';
import { deriveReceipt } from './kep-receipt.ts';

const paid = (days: readonly string[]) => ({
  ...contractWith(),
  rows: days.map((on) => paymentWith({ on, interestSatang: 100_00 })),
});

function receipt(posted: boolean, entries: ReturnType<typeof sharesWith>) {
  const contracts = [
    paid(['2025-12-31', '2026-01-01', '2026-06-30', '2026-07-01']),
    paid(['2026-05-31']),
  ];
  const records: unknown = { member: MEMBER, shares: { entries }, contracts };
  return deriveReceipt(records as Records, billWith([], { posted })); // No more of them is read.
}

test('a receipt has its number and day once the money has come, and the sums of the year', () => {
  const entries = sharesWith(
    ['2026-05-31', 50_000_00],
    ['2026-06-30', 1_000_00],
    ['2026-07-01', 5_000_00],
  );
  expect(receipt(true, entries)).toEqual({
    no: '6906-00002',
    on: '2026-06-30',
    dueOn: '2026-06-30',
    shareSatang: 51_000_00,
    interestSatang: 300_00,
  });
  expect(receipt(false, [])).toEqual({
    no: '',
    on: '',
    dueOn: '2026-06-30',
    shareSatang: 0,
    interestSatang: 300_00,
  });
});
