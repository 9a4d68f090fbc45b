import { expectAccessible } from '../kit/accessible.ts';
import { onDay, recordShort } from '../kit/later.ts';
import { figure, goOn, table } from '../kit/member-page.ts';
import { expect, test } from '../kit/world.ts';

// A member from whose salary not everything could be deducted.

const SHORT = {
  agency: '80010001',
  period: '256911',
  member: '00001',
  deducted: '10005.00',
  reason: 'เงินไม่พอ',
};

test('[LED-02][MEM-13][MEM-07][MEM-09] what an agency could not deduct: on the month, its receipt, the first page, loans and the next bill @phone-only', async ({
  page,
  control,
  world,
}) => {
  const life = { page, control, world };
  await recordShort(life, SHORT);
  await onDay(life, '2026-12-01', '1', '/member/status');
  await expect(page.getByText('ค้างชำระ 6,272.96 บาท')).toBeVisible();
  await expect(page.getByText('ของเดือนพฤศจิกายน 2569', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: '075-123-456' }).first(),
  ).toHaveAttribute('href', 'tel:075123456');
  await expect(page.getByText('หักได้บางส่วน', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'ดูรายการที่ค้าง' }).click();

  const title = page.getByText(/^หักได้บางส่วน ได้รับ/);
  await expect(title).toHaveText('หักได้บางส่วน ได้รับ 10,005.00 บาท จาก 16,277.96 บาท');
  await expect(page.getByText('หน่วยงานแจ้งว่า เงินเดือนไม่พอหัก', { exact: true })).toBeVisible();
  await expect(page.getByText('ขาด 6,272.96 บาท ยกไปเก็บในเดือนถัดไป', { exact: true })).toBeVisible();
  await expect(figure(page, 'หักได้จริง')).toHaveText('10,005.00');
  await expectAccessible(page, ['light', 'dark']);
  await expect(page.getByRole('button', { name: 'พิมพ์ใบเสร็จรับเงิน' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const receipt = page.getByRole('article');
  await expect(receipt.getByRole('row').filter({ hasText: 'เงินกู้สามัญ' })).toContainText(
    /10,947\.96\s*9,922\.12/,
  );
  await expect(receipt.getByRole('row').last()).toHaveText(
    /รวมเงิน \(หนึ่งหมื่นห้าบาทถ้วน\)\s*16,277\.96\s*10,005\.00/,
  );
  await expect(receipt).toContainText('ยอดที่ขาด 6,272.96 บาท ยกไปเก็บในเดือนถัดไป');
  await page.emulateMedia({ media: 'screen' });
  await goOn(page, '/member/loan');
  await expect(page.getByText('1 งวด: พ.ย. 2569')).toBeVisible();
  await goOn(page, '/member/share');
  await expect(page.getByText('ค้างส่งค่าหุ้น 1,500.00 บาท')).toBeVisible();

  await onDay(life, '2026-12-16', '1', '/member/kep');
  await expect(figure(page, 'ค้างชำระจากเดือนก่อน')).toHaveText('6,272.96');
  const lines = table(page, 'รายการที่เรียกเก็บเดือนธันวาคม 2569');
  await expect(lines.getByRole('row').filter({ hasText: 'ค้างชำระ ค่าหุ้นรายเดือน' })).toContainText(
    '1,500.00',
  );
  await expect(
    page.getByText(/^มากกว่าเดือนก่อน 6,388\.05 บาท เพราะมียอดค้างชำระ 1.เดือนมารวม/),
  ).toBeVisible();

  // December's salary was enough: it is said on the short month when.
  await onDay(life, '2027-01-02', '1', '/member/kep?period=256911');
  await expect(page.getByText(/^ชำระครบแล้วเมื่อ/)).toHaveText(/31.ธ\.ค\..2569/);
  await goOn(page, '/member/status');
  await expect(page.getByText(/^ค้างชำระ /)).toHaveCount(0);
});
