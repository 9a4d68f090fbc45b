import { expectAccessible } from './accessible.ts';
import { expect, fillLogon, PASSWORD, signIn, test } from './world.ts';

const FRESH = 'ข้าวต้มปลาร้อนๆ9ชาม';

test('[MEM-24][ERR-06] a member changes the password, and only the new one works afterwards', async ({
  page,
  browser,
  world,
  baseURL,
}) => {
  await signIn(page, '1', '/member/password');
  await page.getByLabel('รหัสผ่านเดิม').fill(PASSWORD);
  await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(FRESH);
  await page.getByLabel('พิมพ์รหัสผ่านใหม่อีกครั้ง').fill(FRESH);
  await page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click();
  await expect(page.getByText('Success')).toBeVisible();
  await expect(page.getByText('เปลี่ยนรหัสผ่านแล้ว')).toBeVisible();
  await expect(page.getByLabel('รหัสผ่านเดิม')).toHaveValue('');

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
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

test('[MEM-24][ERR-06] a wrong old password is an Error with its words, and the new one stays typed', async ({
  page,
}) => {
  await signIn(page, '1', '/member/password');
  await page.getByLabel('รหัสผ่านเดิม').fill('ไม่ใช่รหัสนี้');
  await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(FRESH);
  await page.getByLabel('พิมพ์รหัสผ่านใหม่อีกครั้ง').fill(FRESH);
  await page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click();
  await expect(page.getByText('Error')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'เปลี่ยนรหัสผ่านไม่สำเร็จ' })).toContainText(
    'รหัสผ่านเดิมไม่ถูกต้อง',
  );
  await expect(page.getByLabel('รหัสผ่านใหม่', { exact: true })).toHaveValue(FRESH);
});

test('[MEM-24] the form tells a short password, two that differ, and how strong the new one is', async ({
  page,
}) => {
  await signIn(page, '1', '/member/password');
  await page.getByLabel('รหัสผ่านเดิม').fill(PASSWORD);
  await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill('1234567');
  await expect(page.getByText('ความแข็งแรง: เดาได้ทันที')).toBeVisible();
  await page.getByLabel('พิมพ์รหัสผ่านใหม่อีกครั้ง').fill('7654321');
  await page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'เปลี่ยนรหัสผ่านไม่สำเร็จ' });
  await expect(summary).toContainText('รหัสผ่านใหม่ต้องยาวอย่างน้อย 8 ตัวอักษร');
  await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(FRESH);
  await page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click();
  await expect(summary).toContainText('รหัสผ่านใหม่ทั้งสองช่องไม่ตรงกัน');
});

test('[MEM-24] a typed password can be shown and hidden, and the page passes axe @phone', async ({
  page,
}) => {
  await signIn(page, '1', '/member/password');
  const fresh = page.getByLabel('รหัสผ่านใหม่', { exact: true });
  await fresh.fill(FRESH);
  await expect(fresh).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: /^แสดง/ }).nth(1).click();
  await expect(fresh).toHaveAttribute('type', 'text');
  await expectAccessible(page);
});
