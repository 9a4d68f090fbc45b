import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { CLOCK_START, setDeviceClock } from '../kit/device-clock.ts';
import { expectToastFor } from '../kit/toasts.ts';
import { endSessionAt, expect, fillLogon, PASSWORD, signIn, test } from '../kit/world.ts';

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
  await other.addCookies(await page.context().cookies());
  const second = await other.newPage();
  await second.goto('/member/logon');
  await fillLogon(second, '1');
  await expect(second.getByRole('alert')).toContainText('เลขทะเบียนหรือรหัสผ่านไม่ถูกต้อง');
  await second.getByLabel('รหัสผ่าน', { exact: true }).fill(FRESH);
  await second.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await second.waitForURL('**/member/status');
});

test('[MEM-24] a typed password can be shown; the verdict moves nothing; what was typed is there again after the session has expired in the middle, and nowhere in storage', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, '1', PAGE);
  const verdict = page.getByRole('meter').locator('xpath=following-sibling::p');
  const height = await verdict.evaluate((element) => element.clientHeight);
  await fill(page, PASSWORD);
  await expect(verdict).toHaveText(/^ความแข็งแรง: /);
  // What comes late does not move the button under somebody who is pressing it.
  expect(await verdict.evaluate((element) => element.clientHeight)).toBe(height);
  await expect(fresh(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: /^แสดง/ }).nth(1).click();
  await expect(fresh(page)).toHaveAttribute('type', 'text');
  await expectAccessible(page);
  await endSessionAt(control, world, 'memberPasswordUpdate');
  page.on('dialog', (alert) => void alert.accept());
  await submit(page);
  await page.waitForURL('**/member/logon?returnTo=%2Fmember%2Fpassword');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain(FRESH);
  await fillLogon(page, '1');
  await expect(fresh(page)).toHaveValue(FRESH);
  await expect(page.getByLabel('พิมพ์รหัสผ่านใหม่อีกครั้ง')).toHaveValue(FRESH);
  await submit(page);
  await expect(page.getByText('เปลี่ยนรหัสผ่านแล้ว')).toBeVisible();
});
