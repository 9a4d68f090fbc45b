import { expectAccessible } from '../kit/accessible.ts';
import { figure } from '../kit/member-page.ts';
import { expect, signIn, test } from '../kit/world.ts';

test('[ABI-05][MEM-06][MEM-09] three years before retiring: the first page says what outlives the salary, and its page what to pay @phone-only', async ({
  page,
}) => {
  await signIn(page, '4', '/member/status');
  await expect(
    page.getByText(/^ท่านเกษียณ 30.ก\.ย\.\s2572 แต่ยังผ่อนเงินกู้ต่อถึง ส\.ค\.\s2575/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'ดูว่าต้องชำระเพิ่มเท่าใด' }).click();
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
