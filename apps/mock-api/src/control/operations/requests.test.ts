import { describe, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { controlOf } from '../../testing/control.ts';
import { startMock } from '../../testing/start-mock.ts';

const MEMBER = { world: 'default', member: '00001' } as const;

/** Requests a partial repayment of the first contract that allows it. */
async function ask(caller: Caller, key = 'a-key-of-a-test-1'): Promise<string> {
  const { limits } = await caller.ok('memberRequestpromoneyList');
  const limit = limits.find((other) => other.request_type === 'REPAY');
  const { request_no = '' } = await caller.ok('memberRequestpromoneyCreate', {
    body: {
      request_type: 'REPAY',
      ref_no: limit?.ref_no ?? '',
      amount: '1000.00',
      reason: '',
      idempotency_key: key,
    },
  });
  return request_no;
}

describe('an officer', () => {
  test('approves and pays a request, which then counts on that day', async () => {
    await using mock = await startMock();
    const { officer } = controlOf(mock);
    const requestNo = await ask(await mock.signIn('00001'));
    const decide = (action: 'approve' | 'pay') => officer.decide({ ...MEMBER, requestNo, action });
    await expect(decide('pay')).rejects.toThrow(
      `${requestNo} cannot be decided by pay: it is ส่งแล้ว; next is: approve, refuse`,
    );
    const approved = await decide('approve');
    expect(approved.requests[0]).toMatchObject({
      requestNo,
      status: 'อนุมัติ',
      actions: ['pay', 'refuse'],
    });
    const paid = await decide('pay');
    expect(paid.requests[0]).toMatchObject({
      status: 'โอนแล้ว',
      effectiveOn: '2026-11-20',
      actions: [],
    });
    await expect(decide('approve')).rejects.toThrow(
      `${requestNo} cannot be decided by approve: it is โอนแล้ว; nothing is to be decided any more`,
    );
  });

  test('[LED-05][LED-09] refuses with a reason, of which the member is told once', async () => {
    await using mock = await startMock();
    const { officer } = controlOf(mock);
    const caller = await mock.signIn('00001');
    const requestNo = await ask(caller);
    const refusal = { ...MEMBER, requestNo, action: 'refuse' } as const;
    await expect(officer.decide(refusal)).rejects.toThrow(
      `${requestNo} is refused with a reason that the member reads`,
    );
    await expect(officer.decide({ ...refusal, reason: '  ' })).rejects.toThrow('with a reason');
    await officer.decide({ ...refusal, reason: 'เอกสารไม่ครบ' });
    const { requests } = await caller.ok('memberRequestpromoneyList');
    expect(requests[0]).toMatchObject({ status: 'ไม่อนุมัติ', refusal: 'เอกสารไม่ครบ' });
    const { rows } = await caller.ok('memberNotificationList');
    expect(rows.filter((row) => row.title.includes('ไม่ได้รับอนุมัติ'))).toMatchObject([
      { title: `คำขอ ${requestNo} ไม่ได้รับอนุมัติ`, body: expect.stringContaining('เอกสารไม่ครบ') },
    ]);
  });

  test.each([
    [{ requestNo: 'R1', action: 'approve' }, '00001 has sent no request R1; there are: none'],
    [{ requestNo: 'R1', action: 'forget' }, 'it is one of: approve, refuse, pay'],
  ])('cannot decide %j', async (wrong, words) => {
    await using mock = await startMock();
    const decision = { ...MEMBER, ...wrong } as {
      requestNo: string;
      action: 'pay';
    } & typeof MEMBER;
    await expect(controlOf(mock).officer.decide(decision)).rejects.toThrow(words);
  });
});
