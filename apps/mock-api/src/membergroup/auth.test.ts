import { describe, expect, test } from 'vitest';
import { AGENCY } from '../testing/happy.ts';
import { expectFieldErrors, expectRefusal } from '../testing/refusals.ts';
import { PASSWORD, startMock } from '../testing/start-mock.ts';

const CHOSEN = 'ใหม่กว่าเดิม9';
const change = { mem_password: CHOSEN, mem_oldpassword: PASSWORD };

function login(member_group_no: string, member_group_pass = PASSWORD) {
  return { member_group_no, member_group_pass, remember: false };
}

describe('an agency', () => {
  test('[API-13] [GRP-01] signs in and gets a token, its number and its name', async () => {
    await using mock = await startMock();
    const body = login(AGENCY);
    expect(await (await mock.caller()).ok('membergroupAuthLogin', { body })).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      member_group_no: '80010001',
      member_group_name: 'โรงเรียนบ้านตัวอย่าง',
      rep_name: 'นางพรทิพย์ คงมั่น',
      phone: '081-110-0001',
      address: '264 ม.11 ต.ขุนทะเล อ.ลานสกา จ.นครศรีธรรมราช 80230',
      pay_schedule: 'จ่ายเงินเดือนวันที่ 27 ของเดือน',
      expires_in: 1_800,
    });
  });

  test('[API-13] is refused with 422, byte for byte the same, whatever is wrong', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    const texts = new Set<string>();
    for (const body of [
      login(AGENCY, 'wrong'),
      login('80099999'),
      login('800100001'),
      login('80050004'),
      login('99999', 'wrong'),
    ]) {
      const answer = await caller.call('membergroupAuthLogin', { body });
      expectFieldErrors(answer, ['member_group_no']);
      texts.add(answer.text);
    }
    expect(texts.size).toBe(1);
  });

  test('[API-14] [GRP-12] logs out and its token is dead', async () => {
    await using mock = await startMock();
    const caller = await mock.signInAgency(AGENCY);
    expect(await caller.ok('membergroupAuthLogout')).toEqual({ message: 'ออกจากระบบแล้ว' });
    expectRefusal(await caller.call('membergroupAuthShow'), 401);
  });

  test('[API-16] [GRP-11] changes its password; its other sessions end', async () => {
    await using mock = await startMock();
    const here = await mock.signInAgency(AGENCY);
    const elsewhere = await mock.signInAgency(AGENCY);
    const other = await mock.signInAgency('80010002');
    const answer = await here.ok('membergroupPasswordUpdate', { body: change });
    expect(answer).toEqual({ rc_code: '1', rc_des: 'เปลี่ยนรหัสผ่านแล้ว' });
    expectRefusal(await elsewhere.call('membergroupAuthShow'), 401);
    await here.ok('membergroupAuthShow');
    await other.ok('membergroupAuthShow');
    await mock.signInAgency(AGENCY, { password: CHOSEN });
    for (const no of [AGENCY, '800100001']) {
      await expect(mock.signInAgency(no)).rejects.toThrow('answered 422');
    }
  });
});
