import type { ConfirmLetter } from '@coop/contracts/member/confirm-data';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { expectFieldErrors, expectRefusal } from '../testing/refusals.ts';
import { startMock } from '../testing/start-mock.ts';
import { moveTo } from '../testing/worlds.ts';

const THIS_YEAR = { params: { year: '2026' } };
const CODE = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/;

type Answer = Record<string, unknown>;

/** Makes a reply that finds every line correct, except as given for one of them. */
function replyTo(letter: ConfirmLetter, about: { line?: number; says?: Answer } = {}) {
  const lines = letter.lines.map(
    ({ kind, ref_no }, index): Answer => ({
      kind,
      ref_no,
      answer: 'Y',
      ...(index === about.line && about.says),
    }),
  );
  return { letter_no: letter.letter_no, lines };
}

async function letterOf(caller: Caller) {
  return caller.ok('memberConfirmLetterShow');
}

describe('[MEM-20] the letter', () => {
  test('of 00005 names the round, whom it is for and to whom the reply goes', async () => {
    await using mock = await startMock();
    const letter = await letterOf(await mock.signIn('00005'));
    expect(letter).toMatchObject({
      letter_no: 'ยย.2569/00005',
      letter_date: '2026-01-01',
      as_of_date: '2025-12-31',
      return_by: '2026-12-31',
      membership_no: '00005',
      membgroup_desc: 'โรงเรียนบ้านตัวอย่าง',
    });
    expect(letter.lines.map((line) => [line.kind, line.item_desc])).toEqual([
      ['loan', 'เงินกู้เพื่อเหตุฉุกเฉิน'],
      ['loan', 'เงินกู้สามัญ'],
      ['deposit', 'เงินฝากออมทรัพย์พิเศษ'],
      ['deposit', 'เงินฝากออมทรัพย์'],
      ['share', 'ทุนเรือนหุ้น'],
    ]);
    expect(letter).not.toHaveProperty('reply');
  });

  test.each(['00006', '00007'])('is not there for %s', async (no) => {
    await using mock = await startMock();
    const caller = await mock.signIn(no);
    const { error } = expectRefusal(await caller.call('memberConfirmLetterShow'), 404);
    expect(error).toBe('ไม่มีหนังสือยืนยันยอดของท่านในรอบนี้');
  });
});

describe('[MEM-20] a reply', () => {
  test('is kept with its time and check value, and ends the round for the member', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00005');
    const letter = await letterOf(caller);
    const says = {
      answer: 'N',
      member_balance: '10500.00',
      remark: ' ฝากเพิ่ม\u200b 500 บาท 30 ธ.ค. ',
    };
    const body = replyTo(letter, { line: 2, says });
    const { reply, ...result } = await caller.ok('memberConfirmCreate', { body });
    expect(result).toEqual({ rc_code: '1', rc_des: 'รับคำตอบของท่านแล้ว' });
    expect(reply).toMatchObject({ replied_at: '2026-11-20 10:00:00' });
    expect(reply?.check_value).toMatch(CODE);
    expect(reply?.lines[2]).toEqual({
      kind: 'deposit',
      ref_no: letter.lines[2]?.ref_no,
      balance: letter.lines[2]?.balance,
      answer: 'N',
      member_balance: '10500.00',
      remark: 'ฝากเพิ่ม 500 บาท 30 ธ.ค.',
    });
    expect((await letterOf(caller)).reply).toEqual(reply);
    expect(await caller.ok('memberConfirmDataShow', THIS_YEAR)).toEqual({
      code: '1',
      massage: 'ยืนยันยอดแล้ว',
      status: true,
      confirmStatus: 1,
      checkedData: reply?.lines,
      checkIsMemberIn: 1,
    });
  });

  test.each([
    ['00001', 'ท่านส่งคำตอบของรอบนี้แล้ว จึงส่งซ้ำไม่ได้'],
    ['00006', 'ขณะนี้ไม่มีรอบยืนยันยอดที่เปิดอยู่'],
    ['00007', 'ท่านไม่อยู่ในกลุ่มที่ต้องยืนยันยอดรอบนี้'],
  ])('of %s is refused in words', async (no, rc_des) => {
    await using mock = await startMock();
    const body = { letter_no: `ยย.2569/${no}`, lines: [] };
    const caller = await mock.signIn(no);
    expect(await caller.ok('memberConfirmCreate', { body })).toEqual({ rc_code: '0', rc_des });
  });

  test('to last year’s letter is refused; the next round asks anew', async () => {
    await using mock = await startMock();
    const old = await letterOf(await mock.signIn('00005'));
    await (await mock.signIn('00005')).ok('memberConfirmCreate', { body: replyTo(old) });
    moveTo(mock.world, '2027-01-04');
    const caller = await mock.signIn('00005');
    const letter = await letterOf(caller);
    expect(letter).toMatchObject({ letter_no: 'ยย.2570/00005', as_of_date: '2026-12-31' });
    expect(letter).not.toHaveProperty('reply');
    const late = await caller.ok('memberConfirmCreate', { body: replyTo(old) });
    expect(late).toEqual({
      rc_code: '0',
      rc_des: 'หนังสือฉบับที่ท่านตอบไม่ใช่ของรอบปัจจุบัน กรุณาเปิดหนังสือฉบับใหม่',
    });
    const answer = await caller.ok('memberConfirmCreate', { body: replyTo(letter) });
    expect(answer.rc_code).toBe('1');
  });

  test('must cover exactly the letter’s lines', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn('00005');
    const { letter_no, lines } = replyTo(await letterOf(caller));
    for (const wrong of [
      [],
      lines.slice(1),
      [...lines, lines[0]],
      [...lines.slice(1), lines[1]],
      [...lines, { kind: 'loan', ref_no: 'สม.2569/99999', answer: 'Y' }],
      [{ ...lines[0], kind: 'share' }, ...lines.slice(1)],
    ]) {
      const body = { letter_no, lines: wrong };
      expectFieldErrors(await caller.call('memberConfirmCreate', { body }), ['lines']);
    }
    const body = { letter_no, lines: lines.toReversed() };
    expect((await caller.ok('memberConfirmCreate', { body })).rc_code).toBe('1');
  });

  test.each([
    [{}, ['lines.3.member_balance', 'lines.3.remark']],
    [{ member_balance: '5.00' }, ['lines.3.remark']],
    [{ member_balance: '5.00', remark: ' ' }, ['lines.3.remark']],
    [{ member_balance: '5.00', remark: '\u200b\u2060 ' }, ['lines.3.remark']],
    [{ member_balance: '-5.00', remark: 'ก' }, ['lines.3.member_balance']],
    [{ member_balance: '5', remark: 'ก' }, ['lines.3.member_balance']],
    [{ member_balance: '5.00', remark: 'ก'.repeat(101) }, ['lines.3.remark']],
  ])('that disagrees with %j is answered 422 naming what is missing', async (says, fields) => {
    await using mock = await startMock();
    const caller = await mock.signIn('00005');
    const letter = await letterOf(caller);
    const body = replyTo(letter, { line: 3, says: { answer: 'N', ...says } });
    expectFieldErrors(await caller.call('memberConfirmCreate', { body }), fields);
    const right = { answer: 'N', member_balance: '5.00', remark: 'ก'.repeat(100) };
    const second = replyTo(letter, { line: 3, says: right });
    expect((await caller.ok('memberConfirmCreate', { body: second })).rc_code).toBe('1');
  });
});
