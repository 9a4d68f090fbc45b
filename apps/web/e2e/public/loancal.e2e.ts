import type { Page } from '@playwright/test';
import { answer, figure, table } from '../kit/member-page.ts';
import { printed } from '../kit/pdf.ts';
import { expect, test } from '../kit/world.ts';

const SCHEDULE = 'ตารางผ่อนชำระ';
/** 100,000 baht over 60 months at 5.75 %, paid out on 31 January 2569. */
const EXAMPLE =
  '/loancal?amount=100000&rate=5.75&method=equal_principal&instalments=60&on=2026-01-31';
/** The longest loan there is. */
const LONGEST = '/loancal?amount=3000000&rate=5.75&instalments=360&on=2026-01-31';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('[PUB-21] a press on the button counts, though leaving a field with a mistake moves what is below it', async ({
  page,
}) => {
  await page.goto(EXAMPLE);
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'คำนวณ', exact: true });
  const form = main.locator('form');
  const amount = field(page, 'วงเงินกู้ (บาท)');
  await amount.fill('มาก');
  await button.hover();
  const height = await form.evaluate((element) => element.clientHeight);
  await page.mouse.down();
  await expect(button).toBeFocused();
  await expect(amount).not.toHaveAttribute('aria-invalid');
  expect(await form.evaluate((element) => element.clientHeight)).toBe(height);
  await page.mouse.up();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  const mistake = main.getByRole('group', { name: 'กรุณาแก้ไขก่อนคำนวณ' }).getByRole('link');
  await expect(mistake).toHaveCount(1);
  await mistake.click();
  await expect(amount).toBeFocused();
  await amount.fill('200000');
  await button.click();
  await expect(page.getByRole('heading', { name: 'ผลการคำนวณ' })).toBeFocused();
  await expect(answer(page, 'งวดแรกจ่าย')).toHaveText(/^4,282\.19 บาท/);
  // A screen reader hears the answer once it has rested.
  await expect(
    page.getByRole('status').filter({ hasText: /^งวดละ 4,282\.19 บาท 59 งวด/ }),
  ).toHaveCount(1);
});

test('[PUB-21] the paper has what was typed and the whole schedule, or the page for the agency alone', async ({
  page,
}) => {
  await page.goto(`${EXAMPLE}&salary=20000&deductions=12000`);
  await expect(table(page, SCHEDULE)).toContainText('รวม 59 งวด');
  expect((await printed(page)).pages).toHaveLength(4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'ข้อมูลที่ใช้คำนวณ' })).toBeVisible();
  await expect(figure(page, 'วันที่รับเงินกู้')).toHaveText('31 มกราคม 2569');
  await expect(field(page, 'วงเงินกู้ (บาท)')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'พิมพ์ให้หน่วยงานรับรอง' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'หนังสือรับรองเงินเดือนคงเหลือ' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('[PUB-21] the heads of a table of thirty years stay in sight', async ({ page }) => {
  await page.goto(LONGEST);
  await expect(table(page, SCHEDULE)).toContainText('รวม 360 งวด');
  // By the wheel, because the table is made anew under the pointer when the page's code takes it over.
  await page.mouse.wheel(0, 8_000);
  await expect(
    table(page, SCHEDULE).getByRole('rowheader', { name: '1', exact: true }),
  ).not.toBeInViewport();
  const head = table(page, SCHEDULE).getByRole('columnheader', { name: 'คงเหลือ (บาท)' });
  await expect(head).toBeInViewport();
});
