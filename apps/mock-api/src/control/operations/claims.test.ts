import { describe, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { controlOf } from '../../testing/control.ts';
import { startMock } from '../../testing/start-mock.ts';
import { moveTo } from '../../testing/worlds.ts';

const MEMBER = { world: 'default', member: '00001' } as const;

const PDF = `data:application/pdf;base64,${Buffer.from('%PDF-1.7 paper').toString('base64')}`;

async function file(caller: Caller): Promise<string> {
  const { request_no = '' } = await caller.ok('memberWelfareCreate', {
    body: {
      welfare_code: 'HOSPITAL',
      event_date: '2026-11-10',
      quantity: 2,
      note: '',
      files: [{ name: 'ใบรับรองแพทย์.pdf', data: PDF }],
      idempotency_key: 'a-key-of-a-test-1',
    },
  });
  return request_no;
}
const stateOf = async (caller: Caller, no: string) =>
  (await caller.ok('memberWelfareList')).history.find((item) => item.request_no === no);

describe('a claim for welfare', () => {
  test('is approved on the day, and paid when it would have been', async () => {
    await using mock = await startMock();
    const { officer } = controlOf(mock);
    const caller = await mock.signIn('00001');
    const no = await file(caller);
    const { claims } = await officer.claims(MEMBER);
    expect(claims.find((claim) => claim.no === no)).toMatchObject({
      status: 'รอการอนุมัติ',
      actions: ['approve', 'refuse'],
    });
    await officer.decideClaim({ ...MEMBER, no, action: 'approve' });
    expect(await stateOf(caller, no)).toMatchObject({
      status: 'อนุมัติ',
      approve_date: '2026-11-20',
      pay_date: '',
      can_cancel: false,
    });
    moveTo(mock.world, '2026-12-04');
    const later = await mock.signIn('00001');
    expect(await stateOf(later, no)).toMatchObject({
      status: 'โอนเงินแล้ว',
      pay_date: '2026-12-04',
    });
    await expect(officer.decideClaim({ ...MEMBER, no, action: 'approve' })).rejects.toThrow(
      `${no} cannot be decided any more: it is โอนเงินแล้ว`,
    );
  });

  test('is refused with a reason that the member reads, and is told of', async () => {
    await using mock = await startMock();
    const { officer } = controlOf(mock);
    const caller = await mock.signIn('00001');
    const no = await file(caller);
    const refusal = { ...MEMBER, no, action: 'refuse' } as const;
    await expect(officer.decideClaim(refusal)).rejects.toThrow(
      `${no} is refused with a reason that the member reads`,
    );
    await officer.decideClaim({ ...refusal, reason: 'ใบรับรองแพทย์ไม่ครบ' });
    expect(await stateOf(caller, no)).toMatchObject({
      status: 'ไม่อนุมัติ',
      approve_date: '2026-11-20',
      remark: '2 คืน · ใบรับรองแพทย์ไม่ครบ',
    });
    const { rows } = await caller.ok('memberNotificationList');
    const refusals = rows.filter((row) => row.title.includes('ไม่ได้รับอนุมัติ'));
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toMatchObject({
      title: `คำขอสวัสดิการ ${no} ไม่ได้รับอนุมัติ`,
      body: 'เหตุผล: ใบรับรองแพทย์ไม่ครบ · ดูผลได้ที่หน้าสวัสดิการ',
    });
  });

  test.each([
    [{ no: 'W1', action: 'approve' }, '00001 has made no claim W1; there are: '],
    [{ no: 'W1', action: 'pay' }, 'it is one of: approve, refuse'],
    [
      { no: 'W1', action: 'approve', when: 'now' },
      'there is no field when; there are world, member, no, action, reason',
    ],
  ])('cannot be decided by %j', async (wrong, words) => {
    await using mock = await startMock();
    const decision = { ...MEMBER, ...wrong } as { no: string; action: 'approve' } & typeof MEMBER;
    await expect(controlOf(mock).officer.decideClaim(decision)).rejects.toThrow(words);
  });
});
