import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { CLOCK_START, setDeviceClock } from '../kit/device-clock.ts';
import { expectToastFor } from '../kit/toasts.ts';
import { endSessionAt, expect, fillLogon, PASSWORD, signIn, test } from '../kit/world.ts';

test.use({ wholeProduct: true });

const PAGE = '/member/password';
const FRESH = 'ข้าวต้มปลาร้อนๆ9ชาม';
const CANNOT_CONNECT = 'ไม่สามารถเชื่อมต่อได้';

async function fill(page: Page, old: string, fresh = FRESH, again = fresh): Promise<void> {
  await page.getByLabel('รหัสผ่านเดิม').fill(old);
  await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(fresh);
  await page.getByLabel('พิมพ์รหัสผ่านใหม่อีกครั้ง').fill(again);
}
const submit = (page: Page) => page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click();

test('[MEM-24][ERR-06] a member changes the password: Success for 5 seconds, and only the new one works', async ({
  page,
  browser,
  world,
  baseURL,
}) => {
  await page.clock.install({ time: CLOCK_START });
  await signIn(page, '1', PAGE);
  await fill(page, PASSWORD);
  await expectToastFor(page, 'Successเปลี่ยนรหัสผ่านแล้ว', 5_000, () => submit(page));
  await expect(page.getByLabel('รหัสผ่านเดิม')).toHaveValue('');

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  await setDeviceClock(other);
  await other.addCookies([
    { name: 'mock_world', value: world, url: baseURL ?? '' },
    { name: 'acceptCookie', value: 'Y', url: baseURL ?? '' },
  ]);
  const second = await other.newPage();
  await second.goto('/member/logon');
  await fillLogon(second, '1');
  await expect(second.getByRole('alert')).toContainText('เลขทะเบียนหรือรหัสผ่านไม่ถูกต้อง');
  await second.getByLabel('รหัสผ่าน', { exact: true }).fill(FRESH);
  await second.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await second.waitForURL('**/member/status');
  await other.close();
});

test('[MEM-24][ERR-06] a wrong old password, and a call that fails, are an Error for 5 seconds; what is typed stays', async ({
  page,
  control,
  world,
}) => {
  await page.clock.install({ time: CLOCK_START });
  await signIn(page, '1', PAGE);
  await fill(page, 'ไม่ใช่รหัสนี้');
  await control.faults.add.mutate({
    world,
    endpoint: 'memberPasswordUpdate',
    drop: true,
    times: 1,
  });
  await expectToastFor(page, `Error${CANNOT_CONNECT}`, 5_000, () => submit(page));
  await expectToastFor(page, 'Errorรหัสผ่านเดิมไม่ถูกต้อง', 5_000, () => submit(page));
  await expect(page.getByRole('alert').filter({ hasText: 'เปลี่ยนรหัสผ่านไม่สำเร็จ' })).toContainText(
    'รหัสผ่านเดิมไม่ถูกต้อง',
  );
  await expect(page.getByLabel('รหัสผ่านใหม่', { exact: true })).toHaveValue(FRESH);
});

test('[MEM-24] the form tells a short password, two that differ, and how strong the new one is', async ({
  page,
}) => {
  await signIn(page, '1', PAGE);
  const verdict = page.getByRole('meter').locator('xpath=following-sibling::p');
  const height = await verdict.evaluate((element) => element.clientHeight);
  await fill(page, PASSWORD, '1234567', '7654321');
  await expect(verdict).toHaveText('ความแข็งแรง: เดาได้ทันที');
  // What comes late does not move the button under somebody who is pressing it.
  expect(await verdict.evaluate((element) => element.clientHeight)).toBe(height);
  await submit(page);
  const summary = page.getByRole('alert').filter({ hasText: 'เปลี่ยนรหัสผ่านไม่สำเร็จ' });
  await expect(summary).toContainText('รหัสผ่านใหม่ต้องยาวอย่างน้อย 8 ตัวอักษร');
  await expect(page).toHaveTitle(/^ผิดพลาด: เปลี่ยนรหัสผ่าน · /);
  await fill(page, PASSWORD, 'password');
  await submit(page);
  await expect(summary).toContainText('รหัสผ่านนี้เดาได้ทันที');
  await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(FRESH);
  await submit(page);
  await expect(summary).toContainText('รหัสผ่านใหม่ทั้งสองช่องไม่ตรงกัน');
});

test('[MEM-24] what was typed is there again after the session has expired in the middle, and nowhere in storage', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, '1', PAGE);
  await fill(page, PASSWORD);
  await endSessionAt(control, world, 'memberPasswordUpdate');
  page.on('dialog', (alert) => void alert.accept());
  await submit(page);
  await page.waitForURL('**/member/logon?returnTo=%2Fmember%2Fpassword');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain(FRESH);
  await fillLogon(page, '1');
  await expect(page.getByLabel('รหัสผ่านใหม่', { exact: true })).toHaveValue(FRESH);
  await expect(page.getByLabel('พิมพ์รหัสผ่านใหม่อีกครั้ง')).toHaveValue(FRESH);
  await submit(page);
  await expect(page.getByText('เปลี่ยนรหัสผ่านแล้ว')).toBeVisible();
});

test('[MEM-24] a typed password can be shown and hidden, and the page passes axe @phone', async ({
  page,
}) => {
  await signIn(page, '1', PAGE);
  const fresh = page.getByLabel('รหัสผ่านใหม่', { exact: true });
  await fresh.fill(FRESH);
  await expect(fresh).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: /^แสดง/ }).nth(1).click();
  await expect(fresh).toHaveAttribute('type', 'text');
  await expectAccessible(page);
});
