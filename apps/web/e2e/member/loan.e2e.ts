import { expectAccessible } from '../kit/accessible.ts';
import { heading, table } from '../kit/member-page.ts';
import { expect, signIn, test } from '../kit/world.ts';

const CONTRACTS = 'สรุปสัญญาเงินกู้';

test('[MEM-09][MEM-13] on a phone a contract is a card whose instalment is the bill’s line; what is overdue is paid from there @phone-only', async ({
  page,
}) => {
  await signIn(page, '3', '/member/loan');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(table(page, CONTRACTS)).toBeHidden();
  const card = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'เงินกู้สามัญ สม.2567/01115' }) });
  await expect(card).toContainText('ค่างวดล่าสุด10,043.78ค้างชำระ 2 งวด20,185.69');
  await expect(card.getByText('วงเงินอนุมัติ')).toBeHidden();
  await card.getByText(/^รายละเอียดสัญญา/).click();
  await expect(card.getByText('850,000.00')).toBeVisible();

  await page.getByRole('link', { name: 'ดูยอดค้างแต่ละเดือน' }).click();
  const lines = table(page, 'รายการที่เรียกเก็บเดือนพฤศจิกายน 2569');
  await expect(lines.getByRole('row', { name: /^เงินกู้สามัญ สม\.2567\/01115/ })).toContainText(
    '10,043.78',
  );
  await page.getByRole('link', { name: 'ชำระส่วนที่ค้าง 66,830.69 บาท' }).click();
  await expect(heading(page, 'ชำระส่วนที่ค้าง')).toBeFocused();
  await expect(page.getByRole('img', { name: /ยอด 66,830\.69 บาท อ้างอิง 1 00003/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'โทร 075-123-456 ปรึกษาสินเชื่อ' })).toHaveAttribute(
    'href',
    'tel:075123456',
  );
  await expectAccessible(page, ['light', 'dark']);
  await page.emulateMedia({ media: 'print' });
  const slip = page.getByRole('article');
  await expect(slip).toContainText('เลขทะเบียนสมาชิก0003ชื่อสมาชิกนางสุมาลี สังข์บุญ');
  await expect(slip.getByRole('row').last()).toContainText('66,830.69');
});

test('[MEM-09][MEM-28] on paper a contract’s number stands clear of what is left of it', async ({
  page,
}) => {
  await signIn(page, '3', '/member/loan');
  await page.setViewportSize({ width: 680, height: 960 });
  await page.emulateMedia({ media: 'print' });
  const row = table(page, CONTRACTS).getByRole('row', { name: 'พศ.2564/52837' });
  const number = await row.getByRole('link', { name: 'พศ.2564/52837', exact: true }).boundingBox();
  const left = await row.getByText('1,340,352.00').boundingBox();
  expect((number?.x ?? 0) + (number?.width ?? 0)).toBeLessThan(left?.x ?? 0);
});
