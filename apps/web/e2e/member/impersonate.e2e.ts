import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { toasts } from '../kit/toasts.ts';
import { expect, signIn, test } from '../kit/world.ts';

async function enterAs(page: Page, membershipNo: string, password = 'demo1234') {
  await page.goto('/admin/login');
  await page.getByLabel('ชื่อผู้ดูแล').fill('admin');
  await page.getByLabel('รหัสผ่าน').fill(password);
  await page.getByLabel('เลขทะเบียนสมาชิก 5 หลัก').fill(membershipNo);
  await page.getByLabel('เหตุผลที่ต้องดู').fill('สมาชิกแจ้งยอดไม่ตรง');
  await page.getByRole('button', { name: 'ดูในนามสมาชิก' }).click();
}

test('[AUTH-11][API-11] only an administrator who signs in looks at a member, reading only, with a cookie out of reach of scripts, and every call is logged', async ({
  page,
  context,
  control,
  world,
}) => {
  await page.goto('/member/impersonate');
  await expect(page.getByText('เปิดดูในนามสมาชิกไม่ได้')).toBeVisible();
  await expect(page.getByText(/^ยังไม่ได้เข้าสู่ระบบผู้ดูแล หรือการเข้าสู่ระบบหมดอายุแล้ว/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'เข้าสู่ระบบผู้ดูแล' })).toHaveAttribute(
    'href',
    '/admin/login',
  );
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await signIn(page, '1');
  await enterAs(page, '00004', 'ผิด');
  await expect(page.getByRole('alert')).toHaveText('ชื่อหรือรหัสผ่านไม่ถูกต้อง');
  await enterAs(page, '99999999');
  await expect(page.getByRole('alert')).toHaveText('ไม่พบเลขทะเบียนสมาชิกนี้');
  await expectAccessible(page);
  await enterAs(page, '00004');
  await page.waitForURL('**/member/status');
  const cookie = (await context.cookies()).find((other) => other.name === 'admin_session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/admin' });
  await expect(page.getByText(/^ดูในนาม .* \(เลขทะเบียน 0004\)$/)).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  expect(stored).toMatchObject({ membership_no: '00004', impersonated: true });
  const readLog = () => control.audit.list.query({ world, admin: 'admin' });
  await expect.poll(readLog).toContainEqual(
    expect.objectContaining({
      member: '00004',
      endpoint: 'memberOverviewShow',
      allowed: true,
      reason: 'สมาชิกแจ้งยอดไม่ตรง',
    }),
  );

  await page.goto('/member/password');
  await page.getByLabel('รหัสผ่านเดิม').fill('demo1234');
  await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill('รหัสใหม่ยาวมากพอ');
  await page.getByLabel('พิมพ์รหัสผ่านใหม่อีกครั้ง').fill('รหัสใหม่ยาวมากพอ');
  await page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน', exact: true }).click();
  await expect(toasts(page)).toContainText('ท่านกำลังดูในนามสมาชิก จึงทำรายการไม่ได้');
  await expect(page.getByRole('group', { name: 'เปลี่ยนรหัสผ่านไม่สำเร็จ' })).toContainText(
    'จึงทำรายการไม่ได้',
  );

  const log = await readLog();
  expect(log).toContainEqual(
    expect.objectContaining({ member: '00004', endpoint: 'memberPasswordUpdate', allowed: false }),
  );

  await page.getByRole('button', { name: 'สิ้นสุดการดู' }).click();
  await page.waitForURL('**/member/logon');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  // The same member does not open again by the address alone.
  await page.goto('/member/impersonate');
  await expect(page.getByText('เปิดดูในนามสมาชิกไม่ได้')).toBeVisible();
});
