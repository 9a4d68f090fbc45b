import type { Locator, Page } from '@playwright/test';
import { printed, savedPdf } from '../kit/pdf.ts';
import { toasts } from '../kit/toasts.ts';
import { expect, signIn, test } from '../kit/world.ts';

/** The card under a heading. */
const card = (page: Page, title: string | RegExp): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) });

/** One page of A4 is printed. */
async function expectOnePage(page: Page, what: string): Promise<void> {
  const { pages, size } = await printed(page);
  expect([pages.length, ...size], what).toEqual([1, 210, 297]);
}

test('[MEM-13][ABI-10] a receipt is one page of A4 on paper and as a PDF file: five loans, the longest name, as many lines as anybody has', async ({
  page,
}) => {
  for (const [no, period, lines] of [
    ['39', '256907', 12],
    ['11', '256908', 3],
    ['3', '256908', 7],
  ] as const) {
    await signIn(page, no, `/member/kep?period=${period}`);
    await expect(page.getByRole('button', { name: 'พิมพ์ใบเสร็จรับเงิน' })).toBeVisible();
    await expect(page.locator('article tbody tr')).toHaveCount(lines);
    await expectOnePage(page, `receipt of ${no}`);
  }
  const file = await savedPdf(page);
  expect(file.name).toBe('ใบเสร็จรับเงิน 00003 สิงหาคม 2569.pdf');
  expect(file.size).toEqual([210, 297]);
  expect(file.pages).toHaveLength(1);
  for (const words of [
    'สำเนาจากระบบ',
    'เลขที่ 6908-00003 วันที่ 31 สิงหาคม 2569',
    'รวมเงิน (สามหมื่นสามพันห้าร้อยยี่สิบห้าบาทเจ็ดสตางค์) 33,525.07',
    'เลขที่เอกสาร 6908-00003 รหัสตรวจสอบ',
  ]) {
    expect(file.pages[0]).toContain(words);
  }
  expect(file.pages[0]).toMatch(/ลงชื่อ \.+ \(\.+\) ผู้จัดการ ลงชื่อ \.+ \(\.+\) เจ้าหน้าที่การเงิน/);
  // What was said of the file lies over the button, until it is read.
  await toasts(page).getByRole('button', { name: 'ปิดข้อความ' }).click();
  // Amounts stand on the receipt, also while the screen hides them.
  await page.getByRole('button', { name: 'ซ่อนจำนวนเงิน' }).click();
  await expect(card(page, 'ยอดเรียกเก็บ สิงหาคม 2569')).not.toContainText('33,525.07');
  await expect(card(page, 'ยอดเรียกเก็บ สิงหาคม 2569')).not.toContainText('สามหมื่น');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const receipt = page.getByRole('article');
  await expect(receipt.getByRole('heading', { name: 'ใบเสร็จรับเงิน' })).toBeVisible();
  await expect(receipt.getByRole('row')).toHaveCount(9);
  await expect(receipt.getByRole('row').last()).toContainText('33,525.07');
});
