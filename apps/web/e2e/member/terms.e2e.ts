import { expect, fillLogon, test } from '../kit/world.ts';

test('[AUTH-14] a member who has not accepted the terms is signed out on refusing them; reads them, accepts, also after a failure, goes on, and is not asked again', async ({
  page,
  control,
  world,
}) => {
  await page.goto('/member/logon');
  await fillLogon(page, '8');
  await page.waitForURL('**/member/welcome');
  await page.getByRole('button', { name: 'ไม่ยอมรับ ออกจากระบบ' }).click();
  await page.waitForURL('**/member/logon');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.goto('/member/logon?returnTo=%2Fmember%2Fshare%3Fperiod%3Dall');
  await fillLogon(page, '8');
  await page.waitForURL('**/member/welcome');
  await expect(page.getByRole('heading', { name: 'ข้อตกลงการใช้งานระบบสมาชิกออนไลน์' })).toBeVisible();
  await expect(page.getByText('ฉบับที่ 2569-1 · มีผลตั้งแต่ 1 มกราคม 2569')).toBeVisible();
  await expect(page.getByText('ท่านต้องเก็บรหัสผ่านเป็นความลับ')).toBeVisible();
  await page.getByLabel('รับข่าวสารและสิทธิประโยชน์จากสหกรณ์').check();
  const body = { error: 'ระบบปิดปรับปรุง' };
  const endpoint = 'memberTermsAccept';
  await control.faults.add.mutate({ world, endpoint, status: 500, times: 1, body });
  await page.getByRole('button', { name: 'ยอมรับและเข้าใช้งาน' }).click();
  await expect(page.getByText('ระบบปิดปรับปรุง')).toBeVisible();
  const sent = page.waitForRequest('**/termofconditional_accept');
  await page.getByRole('button', { name: 'ยอมรับและเข้าใช้งาน' }).click();
  expect((await sent).postDataJSON()).toEqual({
    version: '2569-1',
    marketing: true,
    third_party: false,
  });
  await page.waitForURL('**/member/share?period=all');
  await expect(page.getByRole('heading', { level: 1, name: 'ทุนเรือนหุ้น' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'ทุนเรือนหุ้น' })).toBeVisible();
});
