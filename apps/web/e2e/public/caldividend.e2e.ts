import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { cellsOf, column, figure, sum, table } from '../kit/member-page.ts';
import { savedCsv } from '../kit/saved-csv.ts';
import { sentWith } from '../kit/sent.ts';
import { takenOver } from '../kit/taken-over.ts';
import { expect, test } from '../kit/world.ts';

const WORKING = 'วิธีคิดเงินปันผล';
/** kphcoop.com: 100,000 and 1,000 a month at 5.70 %, interest of 50,000 refunded at 13 %. */
const months = Array.from({ length: 12 }, (_, at) => `m${at + 1}=1000`).join('&');
const EXAMPLE = `/caldividend?startYear=2569&opening=100000&${months}&rate=5.70&interest=50000&refundRate=13`;

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const total = (page: Page) =>
  page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: /^รวมรับทั้งหมด$/ })
    .locator('xpath=following-sibling::p[1]');

async function fillDay(group: Locator, day: string, month: string, year: string): Promise<void> {
  await group.getByLabel('วัน', { exact: true }).fill(day);
  await group.getByLabel('เดือน').selectOption(month);
  await group.getByLabel('ปี พ.ศ.').fill(year);
}

/** The rows of the working, without its head and its sum. */
const rowsOf = async (page: Page) => (await cellsOf(table(page, WORKING))).slice(1, -1);

test('[PUB-22] published examples, typed as a person would, give the published figures, and nothing is sent', async ({
  page,
}) => {
  await page.goto('/caldividend');
  await expect(
    page.getByRole('heading', { level: 1, name: 'คำนวณเงินปันผลและเฉลี่ยคืน' }),
  ).toBeVisible();
  await expect(page.getByText('ปี 2568 จ่าย 5.25 %')).toBeVisible();
  const sent = sentWith(page, /50,?000|๕๐๐๐๐|18,?521/);

  // wing5-coop.com: 50,000 and 500 a month at 7 %, the year beginning in October.
  await field(page, 'หุ้นยกมาต้นปี (บาท)').fill('๕๐๐๐๐');
  await field(page, 'ค่าหุ้นเดือนละ (บาท)').fill('500');
  await field(page, 'อัตราเงินปันผล (%)').fill('7');
  await field(page, 'ดอกเบี้ยเงินกู้ที่จ่ายในปีนี้ (บาท)').fill('18,521.15');
  await field(page, 'อัตราเฉลี่ยคืน (%)').fill('5');
  await page.getByText('วิธีนับเวลาและการปัดเศษ').click();
  await page.getByLabel('ปีบัญชีเริ่มเดือน').selectOption('ตุลาคม');
  await field(page, 'ของปี พ.ศ.').fill('2568');
  await expect(
    page.getByRole('heading', { name: 'ปีบัญชี 1 ต.ค. 2568 – 30 ก.ย. 2569' }),
  ).toBeVisible();
  await expect(figure(page, 'เงินปันผล 7.00 %')).toHaveText('3,692.50');
  await expect(figure(page, 'เงินเฉลี่ยคืน 5.00 %')).toHaveText('926.06');
  await expect(total(page)).toHaveText('4,618.56 บาท');
  const rows = await rowsOf(page);
  expect(rows[0]).toEqual(['หุ้นยกมา', '1 ต.ค. 2568', '50,000.00', '12/12', '3,500.00']);
  expect(rows[1]).toEqual(['ค่าหุ้น ต.ค. 2568', '31 ต.ค. 2568', '500.00', '11/12', '32.08']);
  expect(sum(column(rows.slice(1), 4))).toBe(192_50);

  await page.getByRole('radio', { name: 'รายเดือน 11 ส่วน (เดือนแรก 10/11)' }).check();
  await expect(table(page, WORKING).getByRole('row', { name: /^ค่าหุ้น ต\.ค\. 2568/ })).toContainText(
    '10/11',
  );
  await page.getByRole('radio', { name: 'รายเดือน 13 บรรทัด (รวมเดือนก่อนต้นปี)' }).check();
  await expect(table(page, WORKING).getByRole('row', { name: /^ค่าหุ้น ก\.ย\. 2568/ })).toContainText(
    '12/12',
  );
  expect(sent).toEqual([]);
});

test('[PUB-22] days, months that differ, and shares bought in between', async ({ page }) => {
  await page.goto('/caldividend?startYear=2569&opening=100000&rate=5.50');
  await page.getByText('วิธีนับเวลาและการปัดเศษ').click();
  await page.getByRole('radio', { name: 'รายวัน (นับวันจริงถึงสิ้นปี)' }).check();
  await page.getByRole('radio', { name: 'ไม่ปัดรายการ ปัดครั้งเดียวที่ยอดรวม' }).check();
  await page.getByText('ค่าหุ้นแต่ละเดือน').click();
  await field(page, 'ม.ค. 2569').fill('1000');
  await field(page, 'มิ.ย. 2569').fill('1000');
  await expect(page.getByText('แต่ละเดือนไม่เท่ากัน')).toBeVisible();
  await page.getByText('ซื้อหุ้นเพิ่มระหว่างปี').click();
  await page.getByRole('button', { name: 'เพิ่มรายการซื้อหุ้น' }).click();
  const purchase = page.getByRole('group', { name: 'ซื้อเพิ่มครั้งที่ 1' });
  await fillDay(purchase.getByRole('group', { name: 'วันที่ซื้อ' }), '15', 'กันยายน', '2569');
  await purchase.getByRole('textbox', { name: 'จำนวนเงิน (บาท)' }).fill('50000');
  // hh-coop.com's method: 365, 335, 185 and 108 days.
  await expect(figure(page, 'เงินปันผล 5.50 %')).toHaveText('6,392.05');
  expect((await rowsOf(page)).at(-1)).toEqual([
    'ซื้อหุ้นเพิ่ม',
    '15 ก.ย. 2569',
    '50,000.00',
    '108/365',
    '813.70',
  ]);

  // By months a purchase up to the 7th counts from its own month.
  await page.getByRole('radio', { name: 'รายเดือน (หุ้นยกมา 12/12 เดือนแรก 11/12)' }).check();
  const bought = table(page, WORKING).getByRole('row', { name: /^ซื้อหุ้นเพิ่ม/ });
  await expect(bought).toContainText('3/12');
  await purchase.getByLabel('วัน', { exact: true }).fill('7');
  await expect(bought).toContainText('4/12');
  await purchase.getByLabel('ปี พ.ศ.').fill('2570');
  await field(page, 'หุ้นยกมาต้นปี (บาท)').focus();
  await expect(purchase).toContainText('กรอกวัน เดือน และปี พ.ศ. ที่อยู่ในปีบัญชีนี้');
  await expect(page.getByText('ผลด้านล่างเป็นของข้อมูลที่ถูกต้องครั้งล่าสุด')).toBeVisible();
  await purchase.getByRole('button', { name: 'ลบครั้งที่ 1' }).click();
  await expect(bought).toHaveCount(0);
});

test('[PUB-22] other rates are tried with the arrow keys, and one above ten per cent is questioned', async ({
  page,
}) => {
  await page.goto(EXAMPLE);
  await expect(total(page)).toHaveText('12,513.50 บาท');
  const meter = page.getByRole('status').filter({ hasText: 'รวมรับ' });
  await expect(meter).toContainText('เท่ากับที่คำนวณไว้');
  await takenOver(page);
  await page.getByRole('slider', { name: 'อัตราปันผลที่ลอง' }).focus();
  await page.keyboard.press('ArrowRight');
  // 100,000 × 5.75 % + 316.25, each row to the satang, + 6,500.
  await expect(meter).toContainText('12,566.26 บาท');
  await expect(meter).toContainText('มากกว่าที่คำนวณไว้ 52.76 บาท');
  await expect(total(page)).toHaveText('12,513.50 บาท');
  await page.getByRole('slider', { name: 'อัตราเฉลี่ยคืนที่ลอง' }).focus();
  await page.keyboard.press('Home');
  await expect(meter).toContainText('6,066.26 บาท');

  await expect(page.getByText('อัตราเงินปันผลสูงกว่า 10 %')).toHaveCount(0);
  await field(page, 'อัตราเงินปันผล (%)').fill('10.05');
  await expect(page.getByText('อัตราเงินปันผลสูงกว่า 10 %')).toBeVisible();
  await field(page, 'อัตราเงินปันผล (%)').fill('x');
  await field(page, 'อัตราเงินปันผล (%)').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'กรุณาแก้ไขก่อนคำนวณ' })).toBeFocused();
  await expect(page).toHaveTitle(/^ผิดพลาด: /);
});

test('[PUB-22] the address, the file and the paper hold the same figures', async ({ page }) => {
  await page.goto('/caldividend?startYear=2569&opening=100000&rate=5.70&buy=2026-99-99_5');
  await expect(page.getByText('ใช้ค่าเริ่มต้นแทนในช่อง: ซื้อหุ้นเพิ่ม')).toBeVisible();
  await field(page, 'ค่าหุ้นเดือนละ (บาท)').fill('1000');
  await field(page, 'ดอกเบี้ยเงินกู้ที่จ่ายในปีนี้ (บาท)').fill('50000');
  await field(page, 'อัตราเฉลี่ยคืน (%)').fill('13');
  await expect(page).toHaveURL(/refundRate=13/);
  await page.reload();
  await expect(total(page)).toHaveText('12,513.50 บาท');
  await expect(field(page, 'ค่าหุ้นเดือนละ (บาท)')).toHaveValue('1,000');

  await page.getByRole('button', { name: 'ดาวน์โหลด' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'ไฟล์ CSV (.csv)' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('คำนวณเงินปันผล 2569.csv');
  const { lines } = savedCsv(await readFile(await file.path()));
  expect(lines[2]).toBe('ค่าหุ้น ม.ค. 2569,31/01/2569,1000.00,11/12,52.25');
  expect(lines.slice(14, 17)).toEqual([
    'เงินปันผล,,112000.00,5.70 %,6013.50',
    'เงินเฉลี่ยคืน,,50000.00,13.00 %,6500.00',
    'รวมรับทั้งหมด,,,,12513.50',
  ]);

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect([...pdf.matchAll(/\/Type \/Page\b/g)]).toHaveLength(2);
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByText('เงินเฉลี่ยคืน = ดอกเบี้ยที่จ่าย 50,000.00 × 13.00 % = 6,500.00 บาท'),
  ).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
});

test('[PUB-22] with everything open the page fits and passes axe @phone', async ({ page }) => {
  await page.goto(`${EXAMPLE}&m2=2000&buy=2026-09-15_50000`);
  await expect(page.getByRole('group', { name: 'ซื้อเพิ่มครั้งที่ 1' })).toBeVisible();
  await page.getByText('วิธีนับเวลาและการปัดเศษ').click();
  await expectAccessible(page, ['light', 'dark']);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
