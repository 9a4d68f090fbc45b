import type { Page } from '@playwright/test';
import { CLOCK_START, setDeviceClock } from '../kit/device-clock.ts';
import { keepOnline } from '../kit/online.ts';
import { expectToastFor } from '../kit/toasts.ts';
import { expect, fillLogon, PASSWORD, signIn, test } from '../kit/world.ts';

const PAGE = '/member/password';
const FRESH = 'ข้าวต้มปลาร้อนๆ9ชาม';
const fresh = (page: Page) => page.getByLabel('รหัสผ่านใหม่', { exact: true });

async function fill(page: Page, old: string): Promise<void> {
  await page.getByLabel('รหัสผ่านเดิม').fill(old);
  await fresh(page).fill(FRESH);
  await page.getByLabel('พิมพ์รหัสผ่านใหม่อีกครั้ง').fill(FRESH);
}
const submit = (page: Page) => page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click();

test('[MEM-24][ERR-06] a member changes the password: Error or Success for 5 seconds, nothing typed is lost, and only the new one works elsewhere', async ({
  page,
  browser,
  control,
  world,
  baseURL,
}) => {
  await page.clock.install({ time: CLOCK_START });
  await signIn(page, '1', PAGE);
  await fill(page, PASSWORD);
  const endpoint = 'memberPasswordUpdate';
  await control.faults.add.mutate({ world, endpoint, drop: true, times: 1 });
  await expectToastFor(page, 'Errorไม่สามารถเชื่อมต่อได้', 5_000, () => submit(page));
  await expect(fresh(page)).toHaveValue(FRESH);
  await expectToastFor(page, 'Successเปลี่ยนรหัสผ่านแล้ว', 5_000, () => submit(page));
  await expect(page.getByLabel('รหัสผ่านเดิม')).toHaveValue('');

  await using other = await browser.newContext({ baseURL: baseURL ?? '' });
  await setDeviceClock(other);
  keepOnline(other);
  await other.addCookies(await page.context().cookies());
  const second = await other.newPage();
  await second.goto('/member/logon');
  await fillLogon(second, '1');
  await expect(second.getByRole('group', { name: 'เข้าสู่ระบบไม่สำเร็จ' })).toContainText(
    'เลขทะเบียนหรือรหัสผ่านไม่ถูกต้อง',
  );
  await second.getByLabel('รหัสผ่าน', { exact: true }).fill(FRESH);
  await second.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await second.waitForURL('**/member/status');
});
