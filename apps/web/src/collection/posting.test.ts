import { examples } from '@coop/contracts/examples/examples';
import { endOfMonthIndex } from '@coop/finance/calendar';
import { describe, expect, test } from 'vitest';
import { postingOf, postingState, postingStatus, receivedOf, shortOf } from './posting.ts';

const month = {
  posting_status: '1' as const,
  due_date: '2026-11-30',
  receive_amount: '100.00',
  received_amount: '100.00',
  payer: 'AGENCY' as const,
};
const asOf = '2026-12-05';

describe('the state of a month', () => {
  test.each([
    ['หักครบแล้ว', month],
    ['หักได้บางส่วน', { ...month, received_amount: '99.99' }],
    ['ยังไม่ได้รับเงิน', { ...month, posting_status: '0' as const, received_amount: '0.00' }],
    [
      'หักไม่ได้',
      { short_reason: 'เงินไม่พอ', ...month, posting_status: '0' as const, received_amount: '0.00' },
    ],
    ['จะหักเมื่อถึงกำหนด', { ...month, posting_status: '0' as const, due_date: '2026-12-31' }],
    ['ชำระแล้ว', { ...month, payer: 'SELF' as const }],
    ['ชำระบางส่วน', { ...month, payer: 'SELF' as const, received_amount: '1.00' }],
    ['ยังไม่ได้ชำระ', { ...month, payer: 'SELF' as const, posting_status: '0' as const }],
  ])('%s', (words, posting) => {
    expect(postingStatus(posting, asOf).words).toBe(words);
  });

  test('of a backend that says nothing but received or not', () => {
    const old = { posting_status: '1' as const, due_date: '2026-11-30', receive_amount: '100.00' };
    expect(postingState(old, asOf)).toBe('received');
    expect([receivedOf(old), shortOf(old)]).toEqual([100_00, 0]);
    expect(receivedOf({ ...old, posting_status: '0' })).toBe(0);
  });

  test('a bill that was deducted twice is received: what no line took is held', () => {
    const [line] = examples.memberKepShow.response.lines;
    if (!line) throw new Error('the example has no bill');
    const bill = { recv_period: '256911', posting_status: '1' as const, receive_amount: '100.00' };
    const lines = [{ ...line, received_amount: '90.00' }];
    expect(postingState(postingOf({ ...bill, lines }, endOfMonthIndex), asOf)).toBe('part');
    const twice = postingOf({ ...bill, lines, received_amount: '150.00' }, endOfMonthIndex);
    expect(postingState(twice, asOf)).toBe('received');
    expect(postingOf({ ...bill, lines }, () => '2026-11-25').due_date).toBe('2026-11-25');
  });

  test('a bill of nothing, because money came back, is received', () => {
    const none = { ...month, receive_amount: '0.00', received_amount: '0.00' };
    expect(postingState(none, asOf)).toBe('received');
  });
});
