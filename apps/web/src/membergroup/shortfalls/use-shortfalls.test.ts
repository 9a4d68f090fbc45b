import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useShortfalls } from './use-shortfalls.ts';

const line = (membership_no: string) => ({
  membership_no,
  member_fullname: `สมาชิก ${membership_no}`,
  billed_amount: '1000.00',
  deducted_amount: '1000.00',
  reason: '',
});
const DATA = {
  member_group_no: '80010001',
  recv_period: '256911',
  recorded_at: '',
  version: 0,
  billed_amount: '4000.00',
  lines: ['1', '2', '3', '4'].map(line),
} as unknown as GroupDeductResult;
const short = (membership_no: string, deducted: string) => ({
  membership_no,
  deducted,
  reason: 'เงินไม่พอ',
});

beforeEach(() => sessionStorage.clear());

test('[GRP-07] a further file takes the place of what an earlier one brought, also after a reload; what was typed stays', () => {
  const first = renderHook(() => useShortfalls(DATA));
  act(() => first.result.current.replace([short('1', '100.00')]));
  act(() => void first.result.current.add([short('2', '200.00'), short('3', '300.00')]));
  act(() => first.result.current.change('3', { deducted: '333.00' }));
  first.unmount();

  const { result } = renderHook(() => useShortfalls(DATA));
  act(() => {
    const rows = result.current.add([short('4', '400.00')]);
    // Nobody typed what is gone, so that nothing is said to have been kept of it.
    expect(rows.map(({ membership_no, from }) => `${membership_no} ${from}`)).toEqual([
      '1 mine',
      '2 theirs',
      '3 mine',
      '4 theirs',
    ]);
  });
  expect(result.current.shortfalls).toEqual([
    short('1', '100.00'),
    short('3', '333.00'),
    short('4', '400.00'),
  ]);
});

test('[GRP-07] a payroll, which has no reasons, leaves those that were chosen', () => {
  const { result } = renderHook(() => useShortfalls(DATA));
  act(() => result.current.replace([short('1', '100.00')]));
  act(() => void result.current.add([{ ...short('1', '150.00'), reason: '' }]));
  expect(result.current.shortfalls).toEqual([short('1', '150.00')]);
});
