import { examples } from '@coop/contracts/examples/examples';
import { expect, test } from 'vitest';
import { nextBillOn, recordStateOf } from './record-state.ts';

const [open, closed] = examples.membergroupDashboardShow.response.periods;

test('a month waits for its record, has one, or is closed by its money', () => {
  if (!open || !closed) throw new Error('the example has two months');
  expect(recordStateOf(open)).toBe('unrecorded');
  expect(recordStateOf({ ...open, status: 'ค้างส่ง' })).toBe('unrecorded');
  expect(recordStateOf({ ...open, status: 'รอเงิน' })).toBe('recorded');
  expect(recordStateOf({ ...open, status: 'ค้างส่ง', recorded_at: '2026-03-02 09:00:00' })).toBe(
    'recorded',
  );
  expect(recordStateOf(closed)).toBe('received');
  const part = { ...open, status: 'รับบางส่วน', recorded_at: '2026-02-20 09:00:00' } as const;
  expect(recordStateOf(part)).toBe('recorded');
  const unrecorded = { ...part, recorded_at: '', receipt_no: 'รง. 1' };
  const before = { as_of: '2026-02-20', due_date: '2026-02-28' };
  expect(recordStateOf({ ...unrecorded, ...before })).toBe('unrecorded');
  expect(recordStateOf({ ...unrecorded, ...before, as_of: '2026-02-28' })).toBe('received');
  expect(recordStateOf({ ...part, debt_amount: '1.00' })).toBe('received');
});

test.each([
  ['256911', 15, '2026-12-15'],
  ['256912', 20, '2027-01-20'],
  ['256901', 31, '2026-02-28'],
  ['', 15, ''],
])('the bill after that of %s, made on the %i, goes out on %j', (period, day, on) => {
  expect(nextBillOn(period, { day })).toBe(on);
});
