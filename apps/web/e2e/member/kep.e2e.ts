import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { table } from '../kit/member-page.ts';
import { printed, savedPdf } from '../kit/pdf.ts';
import { toasts } from '../kit/toasts.ts';
import { expect, signIn, test } from '../kit/world.ts';

/** The card under a heading. */
const card = (page: Page, title: string | RegExp): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) });

const bill = (page: Page, month: string) =>
  page.getByRole('heading', { name: `ยอดเรียกเก็บ ${month}` });

/** One page of A4 is printed. */
async function expectOnePage(page: Page, what: string): Promise<void> {
  const { pages, size } = await printed(page);
  expect([pages.length, ...size], what).toEqual([1, 210, 297]);
}

test('[MEM-07][MEM-13][MEM-14][MEM-29] from the first page to the month, its causes, other months and the cremation funds; the month is in the address', async ({
  page,
}) => {
  await signIn(page, '1');
  const deducted = card(page, '30 พ.ย. 2569 หัก 16,277.96 บาท');
  await deducted.getByRole('link', { name: 'ดูรายละเอียดและพิมพ์เอกสาร' }).click();
  await expect(page).toHaveURL('/member/kep?period=256911');
  const why = card(page, 'ทำไมยอดจึงเปลี่ยน');
  const same = why.getByText('ค่าหุ้นรายเดือน');
  await expect(same).toBeHidden();
  await why.getByText('เท่าเดิม 3 รายการ').click();
  await expect(same).toBeVisible();
  await page.getByRole('link', { name: 'ก่อนหน้า' }).click();
  await expect(page).toHaveURL('/member/kep?period=256910');
  await expect(card(page, /ตุลาคม/)).toContainText('เลขที่ใบเสร็จ6910-00001');
  await page.getByLabel('เดือน', { exact: true }).selectOption({ label: 'มกราคม 2569' });
  await expect(page).toHaveURL('/member/kep?period=256901');
  await page.reload();
  await expect(bill(page, 'มกราคม 2569')).toBeVisible();
  await page.goBack();
  await expect(bill(page, 'ตุลาคม 2569')).toBeVisible();
  await page.getByRole('link', { name: /^ฌาปนกิจสงเคราะห์ \(\d+ ศพ\)/ }).click();
  await expect(page).toHaveURL('/member/kepcrem');
  await table(page, 'รายการเก็บรายเดือน').getByRole('link', { name: 'กันยายน 2569' }).click();
  await expect(page).toHaveURL('/member/kep?period=256909');
});

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
  for (const words of [
    'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
    'สำเนาจากระบบ',
    'ประจำเดือนสิงหาคม 2569',
    'เลขที่6908-00003',
    'วันที่31 สิงหาคม 2569',
    'เลขทะเบียนสมาชิก00003',
    'สังกัดโรงเรียนบ้านตัวอย่าง',
    'ทุนเรือนหุ้น456,650.00',
    'ดอกเบี้ยเงินกู้สะสมปีนี้85,346.88',
    'รวมเงิน (สามหมื่นสามพันห้าร้อยยี่สิบห้าบาทเจ็ดสตางค์)',
    'ผู้จัดการ',
    'เจ้าหน้าที่การเงิน',
    'พิมพ์จากระบบสมาชิกเมื่อ',
  ]) {
    await expect(receipt).toContainText(words);
  }
  await expect(receipt.getByRole('row')).toHaveCount(9);
  await expect(receipt.getByRole('row').last()).toContainText('33,525.07');
});

test('[LED-13][LED-14] more is paid than is owed: it stands on the pages, and is claimed', async ({
  page,
  control,
  world,
}) => {
  await control.agencies.withhold.mutate({ world, agency: '80010001' });
  await control.clock.set.mutate({ world, now: Date.parse('2026-12-02T09:00:00+07:00') });
  const payment = { world, member: '00001', channel: 'counter', amount: '20000.00' } as const;
  const { receipt } = await control.cashier.pay.mutate({ ...payment, keep: true });
  await control.clock.set.mutate({ world, now: Date.parse('2026-12-03T09:00:00+07:00') });
  const enter = `/__control/enter?${new URLSearchParams({ member: '1', world, to: '/member/kep' })}`;
  await page.goto(enter);
  const held = page.getByText('เงินรอหักงวดหน้า 3,722.04 บาท');
  await expect(held).toBeVisible();
  await expect(page.getByText(/จะหักให้ในยอดเรียกเก็บที่ครบกำหนด 31 ธ\.ค\. 2569/)).toBeVisible();
  const receipts = table(page, 'ใบเสร็จนอกงวด 1 ใบ');
  await expect(receipts.getByRole('row').nth(1)).toContainText(receipt);
  await expectAccessible(page, ['light', 'dark']);
  await page.getByRole('link', { name: 'ขอรับคืน' }).click();
  await expect(page.getByLabel('ต้องการทำอะไร')).toHaveValue('CLAIM_HELD');
  await page.getByLabel('จำนวนเงิน (บาท)').fill('3722.04');
  await page.getByRole('button', { name: 'ตรวจทานคำขอ' }).click();
  await page.getByRole('button', { name: 'ยืนยันส่งคำขอ' }).click();
  await expect(page.getByRole('heading', { name: /ขอรับเงินรอคืน R2569-000001/ })).toBeVisible();
  await control.clock.set.mutate({ world, now: Date.parse('2026-12-10T09:00:00+07:00') });
  await page.goto(enter);
  await expect(table(page, 'ใบเสร็จนอกงวด 2 ใบ')).toContainText('จ่ายคืนเงินรอคืน');
  await expect(held).toBeHidden();
});
