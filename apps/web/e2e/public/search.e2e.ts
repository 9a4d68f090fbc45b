import { takenOver } from '../kit/taken-over.ts';
import { expect, test } from '../kit/world.ts';

test('[PUB-13][LAY-02] one search from the header or the not-found page finds news, rules, forms and threads @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/home');
  await takenOver(page);
  const header = page.getByRole('banner');
  const box = header.getByRole('searchbox', { name: 'ค้นหาในเว็บไซต์' });
  if (isMobile) {
    await header.getByRole('button', { name: 'ค้นหา', exact: true }).click();
    await expect(box).toBeFocused();
  }
  const heading = page.getByRole('heading', { level: 1 });
  await box.fill('ปันผล');
  await box.press('Enter');
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('ปันผล')}`);
  await expect(heading).toHaveText('ผลการค้นหา “ปันผล”');
  await expect(heading).toBeFocused();
  await page.getByRole('link', { name: 'ดูทั้งหมด 6 รายการในกระดานถามตอบ' }).click();
  await expect(page.getByText('พบ 6 กระทู้ที่มีคำว่า “ปันผล”')).toBeVisible();
  await page.goBack();
  await expect(header.locator('input[type=search]')).toHaveValue('ปันผล');

  await page.goto('/nowhere');
  await takenOver(page);
  await page.getByRole('searchbox').fill('กู้');
  await page.getByRole('button', { name: 'เริ่มค้นหา' }).click();
  await expect(page.getByRole('region', { name: /^ระเบียบและข้อบังคับ \d+ รายการ/ })).toBeVisible();
  await expect(page.getByRole('region', { name: /^ดาวน์โหลดแบบฟอร์ม \d+ รายการ/ })).toBeVisible();
});
