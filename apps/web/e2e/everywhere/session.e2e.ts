import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { expectDialogRead } from '../kit/low-window.ts';
import { expect, fillLogon, signIn, test } from '../kit/world.ts';

// How each answer ends a session: src/gates and src/session. What nobody keeps of it: offline.e2e.ts.

const EXPIRED = 'ขออภัย การเข้าสู่ระบบของท่านหมดอายุแล้ว กรุณาเข้าสู่ระบบใหม่อีกครั้ง';
const FRESH = 'ข้อมูล ณ วันที่ 19 พ.ย. 2569';

/** Collects what the browser's alerts say, and answers them. */
function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

const onLogon = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'เข้าสู่ระบบสมาชิก' })).toBeVisible();

test('[AUTH-02][AUTH-15] a new tab has the session, signing out there ends it here, and another member there is another here', async ({
  page,
  context,
}) => {
  const alerts = alertsOf(page);
  await signIn(page, '1', '/member/share');
  const other = await context.newPage();
  await other.goto('/member/loan');
  await expect(other.getByText('0001 : สมชาย ใจงาม')).toBeVisible();
  // Nothing that this tab has asked is to be refused because the other has left.
  await page.waitForLoadState('networkidle');
  await other.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await onLogon(other);
  await onLogon(page);
  await expect(page).toHaveURL('/member/logon?returnTo=%2Fmember%2Fshare');
  expect(alerts).toEqual([]);

  await fillLogon(page, '1');
  await expect(page.getByText('0001 : สมชาย ใจงาม')).toBeVisible();
  await fillLogon(other, '10');
  await expect(page.getByText(/^เลขทะเบียน Registration no\. 0010 : /)).toBeVisible();
  await expect(page.getByText(FRESH)).toBeVisible();
  await expect(page.getByText('สมชาย')).toHaveCount(0);
});

/** The session ends so soon by the time that all tabs keep, until something is asked in it. */
const endIn = (page: Page, ms: number) =>
  page.evaluate((left) => localStorage.setItem('user-end', `1800000 ${Date.now() + left}`), ms);

test('[WEB-08][AUTH-15] the end is announced in every tab, put off with one press for all, and keeps the form', async ({
  page,
  context,
}) => {
  const alerts = alertsOf(page);
  await signIn(page, '1', '/member/requestpromoney?type=BUY_SHARES');
  const amount = page.getByLabel('จำนวนเงิน (บาท)');
  await amount.fill('5000');
  const other = await context.newPage();
  const elsewhere = await context.newPage();
  await other.goto('/member/share');
  await expect(other.getByText(FRESH)).toBeVisible();
  // A tab that writes hears nothing of it itself.
  await elsewhere.goto('/site.json');
  const [warning, same] = [page, other].map((tab) =>
    tab.getByRole('alertdialog', { name: 'ท่านยังใช้งานอยู่หรือไม่' }),
  );
  if (!warning || !same) throw new Error('no tabs');
  // An answer that was on its way begins the session's time anew.
  await expect(async () => {
    await endIn(elsewhere, 100_000);
    await expect(warning).toContainText(/เหลือเวลา 1:[0-5]\d นาที/, { timeout: 15_000 });
    await expect(same).toBeVisible({ timeout: 15_000 });
  }).toPass();
  await expectAccessible(other);
  await expectDialogRead(page, warning);
  await expect(async () => {
    await endIn(elsewhere, 100_000);
    await same.getByRole('button', { name: 'อยู่ต่อ' }).click({ timeout: 15_000 });
  }).toPass();
  await expect(same).toHaveCount(0);
  await expect(warning).toHaveCount(0);
  expect(alerts).toEqual([]);
  await other.close();
  await endIn(elsewhere, 0);
  await onLogon(page);
  expect(alerts).toEqual([EXPIRED]);
  await expect(page.getByText('ท่านจะกลับไปยังหน้าเดิม สิ่งที่กรอกไว้')).toBeVisible();
  await fillLogon(page, '1');
  await expect(amount).toHaveValue('5000');
});
