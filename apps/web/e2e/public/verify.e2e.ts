import type { Page } from '@playwright/test';
import { setDeviceClock } from '../kit/device-clock.ts';
import { expect, signIn, test } from '../kit/world.ts';

// Another browser reads it, too.
test.use({ wholeProduct: true });

/** What the QR code of October's receipt carries, asked for as the page asks. */
const onReceipt = (page: Page): Promise<{ code: string; check: string }> =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('user') ?? '{}');
    const [, csrf = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
    const answer = await fetch('/api/member/mem_kep_detail', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRF-TOKEN': decodeURIComponent(csrf),
        Authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ recv_period: '256910' }),
    });
    return (await answer.json()).verification;
  });

test('[ABI-07] what a receipt carries is confirmed to anybody, also offline; a changed figure is refused', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, '1', '/member/kep?period=256910');
  const { code, check } = await onReceipt(page);
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article').filter({ hasText: 'ใบเสร็จรับเงิน' });
  await expect(paper.getByRole('img', { name: 'รหัส QR สำหรับตรวจสอบเอกสาร' })).toBeVisible();
  await expect(paper).toContainText(`เลขที่เอกสาร 6910-00001รหัสตรวจสอบ ${check}`);

  // Somebody else's browser, without a session.
  const stranger = await browser.newContext({ ...(baseURL && { baseURL }) });
  await setDeviceClock(stranger);
  const other = await stranger.newPage();
  const main = other.getByRole('main');
  await other.goto(`/verify#${code}`);
  await expect(main.getByText('เอกสารนี้เป็นของจริงและยังใช้ได้')).toBeVisible();
  await expect(main).toContainText('จำนวนเงิน16,470.85 บาท');
  await expect(main).toContainText('ตรวจลายเซ็นบนเครื่องนี้แล้ว: ข้อมูลไม่ถูกแก้ไข');
  await expect(main).not.toContainText('สมชาย');

  const [version, key, fields = '', signature] = code.split('.');
  const altered = atob(fields).replace('16470.85', '96470.85');
  await other.goto(`/verify#${[version, key, btoa(altered), signature].join('.')}`);
  await expect(main.getByText('เอกสารนี้ตรวจไม่ผ่าน')).toBeVisible();
  await expect(main).not.toContainText('96,470.85');

  await stranger.setOffline(true);
  await other.evaluate((one) => location.assign(`#${one}`), code);
  await expect(main.getByText('ลายเซ็นของสหกรณ์ถูกต้อง')).toBeVisible();
  await stranger.setOffline(false);
  await other.getByRole('button', { name: 'ถามสหกรณ์อีกครั้ง' }).click();
  await expect(main.getByText('สหกรณ์ยืนยันว่ายังใช้ได้')).toBeVisible();
  await stranger.close();
});
