import { examples } from '@coop/contracts/examples/examples';
import { endOfMonthIndex } from '@coop/finance/calendar';
import { describe, expect, test } from 'vitest';
import {
  lessPaid,
  postingOf,
  postingState,
  postingStatus,
  receivedOf,
  shortOf,
} from './posting.ts';

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

  test.each([
    ['0' as const, '0.00', '2026-11-20', 'ชำระครบแล้ว'],
    ['1' as const, '0.00', '2026-11-20', 'ชำระครบแล้ว'],
    ['0' as const, '0.01', '', 'ยังไม่ได้รับเงิน'],
    // Nothing of it is owed, because nobody had to pay it.
    ['1' as const, '0.00', '', 'หักได้บางส่วน'],
  ])(
    '[MEM-13] what did not come of a month is paid, or not: %s %s %s',
    (posting_status, outstanding_amount, settled_date, words) => {
      const owed = { outstanding_amount, settled_date, posting_status, received_amount: '1.00' };
      expect(postingStatus({ ...month, ...owed }, asOf).words).toBe(words);
    },
  );

  test('[MEM-13] a bill less what was paid of it is what is still to come', () => {
    const bill = { ...month, recv_period: '256912', posting_status: '0' as const, due_date: asOf };
    const paid = {
      recv_period: '256912',
      due_date: asOf,
      payer: 'AGENCY' as const,
      billed_amount: '100.00',
      settled_amount: '60.00',
      last_payment_date: '2026-12-01',
      left_amount: '40.00',
    };
    expect(lessPaid(bill, paid)).toEqual({ ...bill, receive_amount: '40.00' });
    expect(lessPaid(bill, { ...paid, recv_period: '256911' })).toBe(bill);
    const nothing = lessPaid(bill, { ...paid, settled_amount: '100.00', left_amount: '0.00' });
    expect(postingStatus(nothing, '2026-12-02').words).toBe('ชำระครบแล้ว');
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
