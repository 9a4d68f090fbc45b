import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../kit/accessible.ts';
import { cellsOf, figure, satang, table } from '../kit/member-page.ts';
import { savedCsv } from '../kit/saved-csv.ts';
import { expect, signIn, test } from '../kit/world.ts';

test('[ABI-05][MEM-06][MEM-09] three years before retiring: the first page says what outlives the salary, and its page what to pay @phone', async ({
  page,
}) => {
  await signIn(page, '4', '/member/status');
  await expect(
    page.getByText(/^ท่านเกษียณ 30.ก\.ย\.\s2572 แต่ยังผ่อนเงินกู้ต่อถึง ส\.ค\.\s2575/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'ดูว่าต้องชำระเพิ่มเท่าใด' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'เกษียณ' })).toBeVisible();
  await expect(page.getByText('มี 1 สัญญาที่ผ่อนไม่หมดก่อนเกษียณ')).toBeVisible();
  await expect(figure(page, 'หนี้คงเหลือวันเกษียณ')).toHaveText('524,539.00');
  await expect(page.getByRole('img', { name: 'สัญญา เงินที่หัก และวันเกษียณ' })).toBeVisible();

  const extra = page.getByRole('status').filter({ hasText: 'ชำระเพิ่มเดือนละ' });
  await expect(extra).toContainText('13,901.00 บาท');
  await page.getByLabel('เริ่มชำระเพิ่มพร้อมค่างวดเดือน').selectOption('พ.ย. 2571');
  await expect(extra).toContainText('46,651.00 บาท');

  const left = page.getByRole('status').filter({ hasText: 'ของบำนาญ' });
  await expect(left).toContainText('เหลือรับ 30,392.00 บาท');
  await page.getByLabel('บำนาญต่อเดือน (บาท)').fill('40,000');
  await expect(left).toContainText('เหลือรับ 22,400.00 บาท');
  await expectAccessible(page);
});

test('the years are a table that a file holds too, and its figures follow from one another', async ({
  page,
}) => {
  await signIn(page, '1', '/member/retirement');
  await page.getByText('ดูตารางปีต่อปี 27 ปี').click();
  const rows = (await cellsOf(table(page, 'ปีต่อปี'))).slice(1);
  const shares = rows.map((row) => satang(row[4] ?? ''));
  // Up to the year before retiring every year adds twelve monthly shares of 1,500.
  expect(shares.slice(1, 6).map((one, index) => one - (shares[index] ?? 0))).toEqual(
    Array.from({ length: 5 }, () => 12 * 1_500_00),
  );
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ดาวน์โหลด' }).click();
  await page.getByRole('menuitem', { name: 'ไฟล์ CSV (.csv)' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('เกษียณ ปีต่อปี 00001 ณ 19 พ.ย. 2569.csv');
  const { lines } = savedCsv(await readFile(await file.path()));
  // Retiring falls into the year that begins with what is deducted from the salary.
  expect(lines).toContain('2575 เกษียณ,11909.13,9149.13,443900.00,588200.00,30513.02');
});
