import { describe, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { controlOf } from '../../testing/control.ts';
import { startMock } from '../../testing/start-mock.ts';
import { moveTo } from '../../testing/worlds.ts';

const MEMBER = { world: 'default', member: '00001' } as const;

/** Requests a partial repayment of the first contract that allows it. */
async function ask(caller: Caller, key = 'a-key-of-a-test-1'): Promise<string> {
  const { limits } = await caller.ok('memberRequestpromoneyList');
  const limit = limits.find((one) => one.request_type === 'REPAY');
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
  test('[LED-17] is shown from which month a standing order is to be collected', async () => {
    await using mock = await startMock();
    const { officer } = controlOf(mock);
    const caller = await mock.signIn('00001');
    const { request_no: requestNo = '' } = await caller.ok('memberRequestpromoneyCreate', {
      body: {
        request_type: 'MONTHLY_REPAY',
        ref_no: 'สม.2569/64542',
        amount: '3000.00',
        first_recv_period: '257001',
        reason: '',
        idempotency_key: 'a-key-of-a-test-1',
      },
    });
    const { requests } = await officer.requests(MEMBER);
    expect(requests[0]).toMatchObject({ type: 'MONTHLY_REPAY', from: '257001' });
    const decided = await officer.decide({ ...MEMBER, requestNo, action: 'approve' });
    // Nothing is paid out.
    expect(decided.requests[0]).toMatchObject({ status: 'อนุมัติ', from: '257001', actions: [] });
  });

  test('approves and pays a request, which then counts on that day', async () => {
    await using mock = await startMock();
    const { officer } = controlOf(mock);
    const requestNo = await ask(await mock.signIn('00001'));
    const decide = (action: 'approve' | 'pay') => officer.decide({ ...MEMBER, requestNo, action });
    await expect(decide('pay')).rejects.toThrow(
      `${requestNo} cannot be decided by pay: it is ส่งแล้ว; next is: approve, refuse`,
    );
    const approved = await decide('approve');
    expect(approved.requests[0]).toMatchObject({ requestNo, status: 'อนุมัติ', actions: ['pay'] });
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
    expect(rows.filter((one) => one.title.includes('ไม่ได้รับอนุมัติ'))).toMatchObject([
      { title: `คำขอ ${requestNo} ไม่ได้รับอนุมัติ`, body: expect.stringContaining('เอกสารไม่ครบ') },
    ]);
  });

  test('who decides alone is waited for, with the payment as well', async () => {
    await using mock = await startMock();
    const { officer } = controlOf(mock);
    expect(await officer.requests(MEMBER)).toEqual({
      member: '00001',
      decides: 'clock',
      requests: [],
    });
    await officer.mode({ world: 'default', decides: 'officer' });
    const requestNo = await ask(await mock.signIn('00001'));
    moveTo(mock.world, '2026-11-30');
    const waiting = await officer.requests(MEMBER);
    expect(waiting).toMatchObject({ decides: 'officer', requests: [{ status: 'กำลังตรวจ' }] });
    await officer.decide({ ...MEMBER, requestNo, action: 'approve' });
    moveTo(mock.world, '2026-12-14');
    expect((await officer.requests(MEMBER)).requests[0]).toMatchObject({
      status: 'อนุมัติ',
      effectiveOn: '',
    });
    await officer.decide({ ...MEMBER, requestNo, action: 'pay' });
    expect((await officer.requests(MEMBER)).requests[0]?.effectiveOn).toBe('2026-12-14');
  });

  test.each([
    [{ requestNo: 'R1', action: 'approve' }, '00001 has sent no request R1; there are: none'],
    [{ requestNo: 'R1', action: 'forget' }, 'it is one of: approve, refuse, pay'],
    [
      { requestNo: 'R1', action: 'pay', amount: '1.00' },
      'there is no field amount; there are world, member, requestNo, action, reason',
    ],
    [
      { requestNo: 'R1', action: 'pay', member: '0' },
      'nobody has the number 00000; there are 00001 to 12000',
    ],
  ])('cannot decide %j', async (wrong, words) => {
    await using mock = await startMock();
    const decision = { ...MEMBER, ...wrong } as {
      requestNo: string;
      action: 'pay';
    } & typeof MEMBER;
    await expect(controlOf(mock).officer.decide(decision)).rejects.toThrow(words);
  });

  test('is the clock or an officer and nobody else', async () => {
    await using mock = await startMock();
    const mode = { world: 'default', decides: 'dice' as 'clock' };
    await expect(controlOf(mock).officer.mode(mode)).rejects.toThrow(
      'it is one of: clock, officer',
    );
  });
});
