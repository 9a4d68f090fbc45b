import { deriveMember } from '@coop/cooperative/people/member';
import { PASSWORD_REFUSALS } from '@coop/format/chosen-password';
import { describe, expect, test } from 'vitest';
import { MEMBER } from '../../testing/happy.ts';
import { expectFieldErrors, expectRefusal } from '../../testing/refusals.ts';
import { PASSWORD, startMock } from '../../testing/start-mock.ts';

const CHOSEN = 'ใหม่กว่าเดิม9';
const change = { mem_password: CHOSEN, mem_oldpassword: PASSWORD };

describe('changing the password', () => {
  test('[API-04] [MEM-24] takes effect at once', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn(MEMBER);
    const answer = await caller.ok('memberPasswordUpdate', { body: change });
    expect(answer).toEqual({ rc_code: '1', rc_des: 'เปลี่ยนรหัสผ่านแล้ว' });
    await mock.signIn(MEMBER, { password: CHOSEN });
    await expect(mock.signIn(MEMBER)).rejects.toThrow('answered 422');
  });

  test('[API-04] ends the member’s other sessions and keeps this one', async () => {
    await using mock = await startMock();
    const here = await mock.signIn(MEMBER);
    const elsewhere = await mock.signIn(MEMBER);
    const somebody = await mock.signIn('00004');
    await here.ok('memberPasswordUpdate', { body: change });
    await here.ok('memberAuthShow');
    await somebody.ok('memberAuthShow');
    expectRefusal(await elsewhere.call('memberAuthShow'), 401);
  });

  test('[ERR-06] a wrong old password is a refusal in words, and changes nothing', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn(MEMBER);
    const body = { ...change, mem_oldpassword: 'wrong' };
    const answer = await caller.ok('memberPasswordUpdate', { body });
    expect(answer).toEqual({ rc_code: '0', rc_des: 'รหัสผ่านเดิมไม่ถูกต้อง' });
    await mock.signIn(MEMBER);
  });

  test('seven characters are too short, 128 are not too long', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn(MEMBER);
    const put = (mem_password: string) =>
      caller.call('memberPasswordUpdate', { body: { ...change, mem_password } });
    expectFieldErrors(await put('1234567'), ['mem_password']);
    expectFieldErrors(await put('x'.repeat(129)), ['mem_password']);
    expect((await put('กาแฟร้อนตอนเช้า 9 '.repeat(9).slice(0, 128))).body).toMatchObject({
      rc_code: '1',
    });
  });

  test('[MEM-24] one that others guess or know is refused in the words of the page', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn(MEMBER);
    const { citizenNo, phone, birthDate } = deriveMember(mock.world.view(), Number(MEMBER));
    const put = (mem_password: string) =>
      caller.call('memberPasswordUpdate', { body: { ...change, mem_password } });
    const refusedPasswords = [
      `รัก${MEMBER}ตลอดไป`,
      `โทร ${phone} นะ`,
      citizenNo,
      birthDate.replaceAll('-', ''),
    ];
    for (const [passwords, words] of [
      [refusedPasswords, PASSWORD_REFUSALS.own],
      [['12345678', 'password'], PASSWORD_REFUSALS.guessable],
    ] as const) {
      for (const password of passwords) {
        const answer = await put(password);
        expectFieldErrors(answer, ['mem_password']);
        expect(answer.body).toMatchObject({ error: words });
      }
    }
    await mock.signIn(MEMBER);
  });
});

describe('a password that the cooperative has reset', () => {
  const credentials = { membership_no: '00009', mem_password: PASSWORD };

  test('[API-05] [AUTH-12] is told by reset_status, with the right credentials only', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const statusOf = (body: object) => caller.call('memberPasswordResetStatusShow', { body });
    expect((await statusOf(credentials)).body).toEqual({ reset_status: 1 });
    const other = { ...credentials, membership_no: '00001' };
    expect((await statusOf(other)).body).toEqual({ reset_status: 0 });
    expectRefusal(await statusOf({ ...credentials, mem_password: 'wrong' }), 422);
    expectRefusal(await statusOf({ ...credentials, membership_no: '00012' }), 422);
  });

  test('[API-06] [AUTH-12] is replaced once, and every session opened with it ends', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const before = await mock.signIn('00009');
    const body = { ...credentials, newPassword: CHOSEN };
    const answer = await caller.ok('memberPasswordResetUpdate', { body });
    expect(answer).toMatchObject({
      rc_code: '1',
      rc_des: expect.stringContaining('ตั้งรหัสผ่านใหม่แล้ว'),
    });
    expectRefusal(await before.call('memberAuthShow'), 401);
    await mock.signIn('00009', { password: CHOSEN });
    await expect(mock.signIn('00009')).rejects.toThrow('answered 422');

    const status = { membership_no: '00009', mem_password: CHOSEN };
    expect(await caller.ok('memberPasswordResetStatusShow', { body: status })).toEqual({
      reset_status: 0,
    });
    const again = { ...status, newPassword: 'once-more-please' };
    expect(await caller.ok('memberPasswordResetUpdate', { body: again })).toMatchObject({
      rc_code: '0',
    });
  });

  test('[API-06] is not replaced with wrong credentials, by itself, or for somebody else', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const put = (body: object) => caller.call('memberPasswordResetUpdate', { body });
    expectRefusal(await put({ ...credentials, mem_password: 'wrong', newPassword: CHOSEN }), 422);
    expect((await put({ ...credentials, newPassword: PASSWORD })).body).toMatchObject({
      rc_code: '0',
    });
    const other = { ...credentials, membership_no: '00001', newPassword: CHOSEN };
    expect((await put(other)).body).toMatchObject({ rc_code: '0' });
    await mock.signIn('00001');
    await mock.signIn('00009');
  });
});

test('a password is the same however a keyboard puts its letters together', async () => {
  await using mock = await startMock();
  const caller = await mock.signIn(MEMBER);
  const chosen = 'Café ริมน้ำยามเช้า 9';
  const body = { mem_password: chosen.normalize('NFD'), mem_oldpassword: PASSWORD };
  await caller.ok('memberPasswordUpdate', { body });
  for (const form of ['NFC', 'NFD']) {
    await mock.signIn(MEMBER, { password: chosen.normalize(form) });
  }
});
