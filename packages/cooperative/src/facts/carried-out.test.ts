import { expect, test } from 'vitest';
import { logOf, momentOf, requested } from '../testing/noted.ts';
import { asCarriedOut, isTakenOn } from './carried-out.ts';
import { progressOfRequests } from './request-progress.ts';

// What is sent on 20 November 2026 at ten is paid on the 24th at 8:30.
const PAID_AT = momentOf('2026-11-24 08:30');

function sent(...requests: Parameters<typeof requested>[]) {
  const facts = requests.map((request) => requested(...request));
  return progressOfRequests(logOf(facts), '00005', PAID_AT, []);
}

test.each([
  ['WITHDRAW', '01-1', 'ยอดที่ถอนได้ของบัญชี 01-1 ไม่พอในวันที่โอน'],
  ['CLAIM_HELD', '00005', 'เงินรอคืนไม่พอในวันที่โอน'],
  ['REPAY', 'สม.1', 'สัญญา สม.1 ชำระหมดแล้ว'],
] as const)(
  '%s that could not be taken is refused in the moment it was to be',
  (type, refNo, refusal) => {
    const all = sent([type, { refNo }], [type, { refNo, requestNo: 'R2' }]);
    const [first, second] = asCarriedOut(all, { untaken: ['R1'] }, PAID_AT);
    expect(first).toMatchObject({ refusal, effectiveOn: '' });
    expect(first?.log.map(({ status }) => status)).toEqual(['ส่งแล้ว', 'กำลังตรวจ', 'อนุมัติ', 'ไม่อนุมัติ']);
    expect(first?.log.at(-1)?.at).toBe(PAID_AT);
    expect(second).toEqual(all[1]);
    expect(asCarriedOut(all, { untaken: ['R1'] }, PAID_AT - 1)).toEqual(all);
  },
);

test('what takes money does so on its day, from its moment on', () => {
  const takes = (type: Parameters<typeof requested>[0], day: string, moment = PAID_AT) =>
    sent([type]).map((progress) => isTakenOn(progress, day, moment));
  expect(takes('WITHDRAW', '2026-11-24')).toEqual([true]);
  expect(takes('WITHDRAW', '2026-11-24', PAID_AT - 1)).toEqual([false]);
  expect(takes('WITHDRAW', '2026-11-25')).toEqual([false]);
  expect(takes('BUY_SHARES', '2026-11-24')).toEqual([false]);
});
