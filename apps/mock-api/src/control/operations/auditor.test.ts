import { describe, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { controlOf } from '../../testing/control.ts';
import { startMock } from '../../testing/start-mock.ts';

const MEMBER = { world: 'default', member: '00005' } as const;
const TEXT = 'ตรวจแล้ว เงินฝากเข้าบัญชีวันที่ 2 ม.ค.';

/** Replies to the letter and disputes the first line. */
async function dispute(caller: Caller): Promise<void> {
  const letter = await caller.ok('memberConfirmLetterShow');
  const lines = letter.lines.map(({ kind, ref_no }, index) => ({
    kind,
    ref_no,
    ...(index === 0
      ? { answer: 'N' as const, member_balance: '100.00', remark: 'ชำระแล้ว' }
      : { answer: 'Y' as const }),
  }));
  await caller.ok('memberConfirmCreate', { body: { letter_no: letter.letter_no, lines } });
}

describe('the auditor', () => {
  test('reads what a member disputes and answers it; the member reads the last answer', async () => {
    await using mock = await startMock();
    const { auditor } = controlOf(mock);
    const caller = await mock.signIn('00005');
    await dispute(caller);
    const before = await auditor.disputes(MEMBER);
    expect(before).toMatchObject({
      letterNo: 'ยย.2569/00005',
      repliedAt: '2026-11-20 10:00:00',
      lines: [{ kind: 'loan', memberBalance: '100.00', remark: 'ชำระแล้ว' }],
    });
    expect(before.answer).toBeUndefined();
    await auditor.answer({ ...MEMBER, text: 'กำลังตรวจ' });
    const after = await auditor.answer({ ...MEMBER, text: `  ${TEXT} ` });
    expect(after.answer).toEqual({ text: TEXT, at: '2026-11-20 10:00:00' });
    const letter = await caller.ok('memberConfirmLetterShow');
    expect(letter.auditor_answer).toEqual({ text: TEXT, answered_at: '2026-11-20 10:00:00' });
    const { rows } = await caller.ok('memberNotificationList');
    expect(rows[0]).toMatchObject({
      title: 'ผู้สอบบัญชีตอบเรื่องที่ท่านแจ้งแล้ว',
      body: 'ดูคำตอบได้ที่หน้าหนังสือยืนยันยอด',
      page: '/member/confirmData',
    });
  });

  test.each([
    ['00005', TEXT, '00005 has not replied to ยย.2569/00005 yet'],
    ['00001', TEXT, '00001 found every line of ยย.2569/00001 correct: nothing is to be answered'],
    ['00002', TEXT, '00002 is not asked in the round of 2026'],
    ['00006', TEXT, '00006 is not asked in the round of 2026'],
    ['00005', ' ', 'an answer has words'],
    ['00005', 'ก'.repeat(1_001), 'an answer has at most 1000 characters'],
    ['12001', TEXT, 'nobody has the number 12001; there are 00001 to 12000'],
    ['สมชาย', TEXT, 'a member is named by the membership number: 00001'],
  ])('cannot answer %s with %j', async (member, text, words) => {
    await using mock = await startMock();
    await expect(controlOf(mock).auditor.answer({ ...MEMBER, member, text })).rejects.toThrow(
      words,
    );
  });
});
