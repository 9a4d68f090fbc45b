import { setDeviceClock } from '../kit/device-clock.ts';
import { expect, signIn, test } from '../kit/world.ts';

// Another browser reads it, too.
test('[ABI-07] what stands on a printed receipt is confirmed to anybody, without a session', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, '1', '/member/kep?period=256910');
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article').filter({ hasText: 'ใบเสร็จรับเงิน' });
  await expect(paper.getByRole('img', { name: 'รหัส QR สำหรับตรวจสอบเอกสาร' })).toBeVisible();
  await expect(paper).toContainText('เลขที่เอกสาร 6910-00001รหัสตรวจสอบ');
  const [, check = ''] = /รหัสตรวจสอบ ([\w-]+)/.exec((await paper.textContent()) ?? '') ?? [];

  const stranger = await browser.newContext({ ...(baseURL && { baseURL }) });
  await setDeviceClock(stranger);
  const other = await stranger.newPage();
  const main = other.getByRole('main');
  await other.goto('/verify');
  await main.getByLabel('เลขที่เอกสาร').fill('6910-00001');
  await main.getByLabel('รหัสตรวจสอบ').fill(check);
  await main.getByRole('button', { name: 'ตรวจสอบ', exact: true }).click();
  await expect(main.getByText('เอกสารนี้เป็นของจริงและยังใช้ได้')).toBeVisible();
  await expect(main).toContainText('จำนวนเงิน16,470.85 บาท');
  await expect(main).not.toContainText('สมชาย');
  await stranger.close();
});
