import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { setDeviceClock } from '../kit/device-clock.ts';
import { expect, signIn, test } from '../kit/world.ts';

// The relative has a browser of their own.
/** Signs a member in, who lets a daughter look; hands back the page on which she does. */
async function letDaughterLook(page: Page, browser: Browser): Promise<Page> {
  await signIn(page, '1');
  await page.goto('/member/session');
  await page.getByRole('button', { name: 'ให้ญาติดูข้อมูล' }).click();
  await page.getByLabel('ชื่อที่ท่านเรียกญาติ').fill('ลูกสาว');
  await page.getByLabel('รหัสผ่านของท่าน').fill('demo1234');
  await page.getByRole('button', { name: 'ออกรหัสเชิญ' }).click();
  const code = await page.getByText(/^\d{4} \d{4} \d{4}$/).innerText();
  await page.getByRole('button', { name: 'จดรหัสแล้ว' }).click();

  const elsewhere = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: { cookies: await page.context().cookies(), origins: [] },
  });
  await setDeviceClock(elsewhere);
  const relative = await elsewhere.newPage();
  await relative.goto('/member/relative');
  await relative.getByLabel('เลขทะเบียนของสมาชิก').fill('1');
  await relative.getByLabel('รหัสเชิญ 12 หลัก').fill(code);
  await relative.getByRole('button', { name: 'เปิดดูข้อมูล' }).click();
  await relative.waitForURL('**/member/status');
  await expect(relative.getByText(/ในฐานะญาติ \(ดูได้อย่างเดียว\) ถึง/)).toBeVisible();
  return relative;
}

test('[ABI-10] a relative reads with the member’s code, changes nothing, and the member ends it @phone-only', async ({
  page,
  browser,
}) => {
  const relative = await letDaughterLook(page, browser);
  await expect(relative.getByRole('heading', { name: 'ภาพรวม' })).toBeVisible();
  await relative.goto('/member/share');
  await expect(relative.getByText('480,200.00').first()).toBeVisible();
  await relative.goto('/member/password');
  await expect(relative.getByRole('heading', { name: 'หน้านี้ไม่เปิดให้ญาติดู' })).toBeVisible();
  await expectAccessible(relative);

  await page.reload();
  await page.getByText(/^เปิดดูแล้ว \d+ ครั้ง$/).click();
  await expect(page.getByText('ทุนเรือนหุ้น 20')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'ยกเลิก ลูกสาว' }).click();
  await page.getByRole('button', { name: 'ยกเลิกการให้ดู', exact: true }).click();
  await expect(page.getByText('สิ้นสุดแล้ว')).toBeVisible();

  relative.once('dialog', (dialog) => void dialog.accept());
  await relative.goto('/member/share');
  await relative.waitForURL('**/member/relative');
  await expect(relative.getByText('การดูข้อมูลในฐานะญาติสิ้นสุดแล้ว')).toBeVisible();
  await relative.context().close();
});

test('[LED-15] once the member has died the relative reads the settlement sheet, and nothing else', async ({
  page,
  browser,
  control,
  world,
}) => {
  const relative = await letDaughterLook(page, browser);
  const death = { how: 'เสียชีวิต', on: '2026-11-19', paper: 'มบ. 4/2569' } as const;
  await control.officer.noticeEnd.mutate({ world, member: '00001', ...death });
  await relative.goto('/member/share');
  await expect(
    relative.getByText('สมาชิกเสียชีวิตแล้ว ญาติดูได้เฉพาะใบสรุปการหักกลบลบหนี้').first(),
  ).toBeVisible();
  await relative.goto('/member/status');
  await relative.getByRole('link', { name: 'ดูใบสรุปการหักกลบ' }).click();
  await expect(relative.getByText('คณะกรรมการพิจารณาวันที่ 8 ธ.ค. 2569')).toBeVisible();
  await expect(relative.getByRole('table', { name: 'ผู้รับเงิน' })).toBeVisible();
  await expect(relative.getByRole('table', { name: 'รายการหักกลบ' })).toContainText('ประกันสินเชื่อ');
  await expectAccessible(relative);
  await relative.context().close();

  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/member/share');
  await page.waitForURL('**/member/logon*');
});
