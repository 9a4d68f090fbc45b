import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzip } from '../../src/testing/unzip.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { cellsOf, column, figure, sum, table } from '../kit/member-page.ts';
import { savedCsv } from '../kit/saved-csv.ts';
import { sentWith } from '../kit/sent.ts';
import { expect, test } from '../kit/world.ts';

const SCHEDULE = 'ตารางผ่อนชำระ';
/** 100,000 baht over 60 months at 5.75 %, paid out on 31 January 2569. */
const EXAMPLE =
  '/loancal?amount=100000&rate=5.75&method=equal_principal&instalments=60&on=2026-01-31';
/** The longest loan there is. */
const LONGEST = '/loancal?amount=3000000&rate=5.75&instalments=360&on=2026-01-31';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
/** The figure that everybody asks for. */
const each = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('p')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::p[1]');
/** The line that opens a part of the form. */
const fold = (page: Page, title: string) =>
  page.getByRole('main').locator('form').getByText(title, { exact: true });
const card = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) });

async function fillDay(group: Locator, day: string, month: string, year: string): Promise<void> {
  await group.getByLabel('วัน', { exact: true }).fill(day);
  await group.getByLabel('เดือน').selectOption(month);
  await group.getByLabel('ปี พ.ศ.').fill(year);
}

/** The row of the schedule that begins with this. */
const rowOf = async (page: Page, first: string) =>
  (await cellsOf(table(page, SCHEDULE))).find((cells) => cells[0] === first);

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
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toContainText('กรุณาแก้ไขก่อนคำนวณ');
  await expect(summary.getByRole('link')).toHaveCount(1);
});

test('[PUB-21] published examples, typed as a person would, give the published figures, and nothing is sent', async ({
  page,
}) => {
  await page.goto('/loancal');
  await expect(page.getByRole('heading', { level: 1, name: 'คำนวณเงินกู้' })).toBeVisible();
  await expect(page).toHaveTitle(/^คำนวณเงินกู้ - สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด$/);
  await page.getByLabel('ประเภทเงินกู้').selectOption('เงินกู้สามัญ');
  await expect(field(page, 'อัตราดอกเบี้ย (% ต่อปี)')).toHaveValue('5.50');
  await expect(field(page, 'จำนวนงวด (เดือน)')).toHaveValue('150');

  // The page works alone: what is typed stays here.
  const sent = sentWith(page, /150,?000|๑๕๐๐๐๐|1,?000,?000|10,?980|20,?000/);

  await page.getByLabel('ประเภทเงินกู้').selectOption('กำหนดเอง');
  await field(page, 'วงเงินกู้ (บาท)').fill('๑๕๐๐๐๐');
  await field(page, 'จำนวนงวด (เดือน)').fill('๙๐');
  await expect(field(page, 'วงเงินกู้ (บาท)')).toHaveValue('150,000');
  await field(page, 'อัตราดอกเบี้ย (% ต่อปี)').fill('6.25');
  await fillDay(page.getByRole('group', { name: 'วันที่รับเงินกู้' }), '31', 'มีนาคม', '2569');
  await fold(page, 'วิธีคิดและการปัดเศษ').click();
  await page.getByRole('radio', { name: 'สิ้นเดือนถัดจากเดือนที่รับเงิน' }).check();
  await page.getByLabel('ปัดเศษดอกเบี้ย').selectOption('ปัดขึ้นเต็มบาท');
  await page.getByLabel('ปัดเศษเงินต้นต่องวด').selectOption('ปัดขึ้นเต็ม 100 บาท');
  // kphcoop.com: 150,000 in 90 instalments.
  await expect(each(page, 'งวดแรกจ่าย')).toHaveText('2,471.00 บาท');
  expect(await rowOf(page, '1')).toEqual([
    '1',
    '30 เม.ย. 2569',
    '30',
    '1,700.00',
    '771.00',
    '2,471.00',
    '148,300.00',
  ]);

  await page.getByRole('radio', { name: /^เงินงวดเท่ากัน/ }).check();
  await page.getByLabel('ปัดเศษดอกเบี้ย').selectOption('ไม่ปัด ใช้ถึงสตางค์');
  await field(page, 'วงเงินกู้ (บาท)').fill('1,000,000');
  await field(page, 'จำนวนงวด (เดือน)').fill('120');
  await field(page, 'อัตราดอกเบี้ย (% ต่อปี)').fill('5.75');
  await fillDay(page.getByRole('group', { name: 'วันที่รับเงินกู้' }), '31', 'มกราคม', '2569');
  await expect(each(page, 'ผ่อนงวดละ')).toHaveText('10,980.00 บาท');
  await expect(figure(page, 'ดอกเบี้ยรวม')).toHaveText('317,017.61');
  await expect(figure(page, 'งวดสุดท้าย')).toHaveText('10,397.61 · 31 ม.ค. 2579');
  expect((await cellsOf(table(page, SCHEDULE))).at(-1)).toEqual([
    'รวม 120 งวด',
    '1,000,000.00',
    '317,017.61',
    '1,317,017.61',
    '',
  ]);
  // The other way round: the instalment is known, and the number of them is worked out.
  await page.getByRole('radio', { name: 'เงินต่องวด' }).check();
  await expect(field(page, 'จ่ายงวดละ (บาท)')).toHaveValue('10,980');
  await field(page, 'จ่ายงวดละ (บาท)').fill('20000');
  await expect(figure(page, 'จำนวนงวด')).toHaveText('58 งวด');
  expect(sent).toEqual([]);
});

test('[PUB-21] paying extra, closing early, and what is left of a salary', async ({ page }) => {
  await page.goto(EXAMPLE);
  await expect(each(page, 'งวดแรกจ่าย')).toHaveText('2,141.10 บาท');
  await fold(page, 'ปิดบัญชีก่อนกำหนด').click();
  await fillDay(page.getByRole('group', { name: 'วันที่ต้องการปิดบัญชี' }), '15', 'กุมภาพันธ์', '2570');
  const close = card(page, 'ปิดบัญชี 15 ก.พ. 2570');
  await expect(close).toContainText('ยอดชำระปิดบัญชี79,788.10 บาท');
  await expect(close).toContainText('เงินต้นคงเหลือ79,600.00');
  await expect(close).toContainText('ดอกเบี้ย 15 วัน188.10');

  await fold(page, 'ชำระหนี้พิเศษ (โปะ)').click();
  await page.getByRole('radio', { name: 'ครั้งเดียว' }).check();
  await field(page, 'จำนวนเงินที่ชำระพิเศษ (บาท)').fill('20,000');
  await fillDay(page.getByRole('group', { name: 'วันที่ชำระพิเศษ' }), '30', 'มิถุนายน', '2569');
  const saving = card(page, 'ผลของการชำระหนี้พิเศษ');
  await expect(saving).toContainText('ผ่อนหมดเร็วขึ้น11 เดือน');
  // The fifth instalment takes the money in its own line.
  expect((await rowOf(page, '5'))?.slice(3)).toEqual([
    '1,700.00',
    '440.47',
    '20,000.00',
    '22,140.47',
    '71,500.00',
  ]);
  await page.getByRole('radio', { name: 'ผ่อนหมดวันเดิม จ่ายงวดละน้อยลง' }).check();
  // 71,500 over 55 months are 1,300 a month without a rest, so that the term is used to its last month.
  await expect(saving).toContainText('ผ่อนหมดช้าลง1 เดือน');
  await expect(saving).toContainText('งวดถัดจากชำระพิเศษครั้งแรกจ่าย1,649.17');

  await fold(page, 'เทียบกับเงินเดือน').click();
  await field(page, 'เงินเดือน (บาท)').fill('20,000');
  await field(page, 'รายการหักทุกอย่างในปัจจุบัน (บาทต่อเดือน)').fill('12,000');
  const share = card(page, 'เทียบกับเงินเดือน');
  // 20,000 − 12,000 − 2,180.05, the second month having 31 days.
  await expect(share).toContainText('5,819.95 29.10 % ของเงินเดือน');
  await expect(share).toContainText('เงินเดือนคงเหลือต่ำกว่าเกณฑ์ 30 %');
  await expect(share).toContainText('ผ่อนเพิ่มได้อีกไม่เกินเดือนละ2,000.00');
  await field(page, 'รายการหักทุกอย่างในปัจจุบัน (บาทต่อเดือน)').fill('10,000');
  await expect(share).toContainText('ผ่านเกณฑ์เงินเดือนคงเหลือ 30 %');

  // The page for the agency is printed alone.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await share.getByRole('button', { name: 'พิมพ์ให้หน่วยงานรับรอง' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'หนังสือรับรองเงินเดือนคงเหลือ' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('[PUB-21] two plans side by side, and a link that brings both back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(EXAMPLE);
  await page.getByRole('button', { name: 'เทียบกับอีกแผน' }).click();
  await expect(page.getByRole('radio', { name: 'แผนที่ 2' })).toBeChecked();
  await page.getByRole('radio', { name: /^เงินงวดเท่ากัน/ }).check();
  const compare = table(page, 'เทียบสองแผน');
  await expect(compare.getByRole('row', { name: /^ดอกเบี้ยรวม/ }).getByRole('cell')).toHaveText([
    '14,320.55',
    '15,205.66',
    '885.11',
  ]);
  await expect(compare.getByRole('row', { name: /^จำนวนงวด/ }).getByRole('cell')).toHaveText([
    '59',
    '60',
    '1',
  ]);
  await expect(card(page, 'เทียบสองแผน')).toContainText(
    'แผนที่ 1 จ่ายดอกเบี้ยน้อยกว่า 885.11 บาท · แผนที่ 1 ผ่อนหมดเร็วกว่า 1 เดือน',
  );
  await page.getByRole('button', { name: 'คัดลอกลิงก์' }).click();
  await expect(page.getByText('คัดลอกลิงก์แล้ว')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/home');
  await page.goto(link);
  await expect(page.getByRole('radio', { name: 'แผนที่ 1' })).toBeChecked();
  await expect(each(page, 'งวดแรกจ่าย')).toHaveText('2,141.10 บาท');
  await page.getByRole('radio', { name: 'แผนที่ 2' }).check();
  await expect(each(page, 'ผ่อนงวดละ')).toHaveText('1,930.00 บาท');
  await page.getByRole('button', { name: 'เลิกเทียบ' }).click();
  await expect(compare).toHaveCount(0);

  await page.goto('/loancal?amount=250000&rate=%E0%B8%AB&instalments=9999&on=2026-02-31');
  await expect(page.getByText('ลิงก์ที่เปิดมีบางค่าที่อ่านไม่ได้')).toBeVisible();
  await expect(page.getByText(/ใช้ค่าเริ่มต้นแทนในช่อง: .*อัตราดอกเบี้ย/)).toBeVisible();
  await expect(field(page, 'วงเงินกู้ (บาท)')).toHaveValue('250000');
  await expect(each(page, 'ผ่อนงวดละ')).toContainText('บาท');
});

test('[PUB-21] what is wrong is said at its field, results stand, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto(EXAMPLE);
  const amount = field(page, 'วงเงินกู้ (บาท)');
  await amount.fill('แสนหนึ่ง');
  // Nobody is scolded while typing.
  await expect(page.getByText('กรุณาแก้ไขก่อนคำนวณ')).toHaveCount(0);
  await expect(amount).not.toHaveAttribute('aria-invalid');
  await field(page, 'จำนวนงวด (เดือน)').fill('361');
  await expect(amount).toHaveAccessibleDescription(/^กรอกจำนวนเงินเป็นตัวเลข/);
  await amount.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'กรุณาแก้ไขก่อนคำนวณ' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^ผิดพลาด: คำนวณเงินกู้ - /);
  await expect(summary.getByRole('link')).toHaveText([
    'กรอกจำนวนเงินเป็นตัวเลข ไม่เกิน 100,000,000 บาท เช่น 500,000',
    'กรอกจำนวนงวดเป็นจำนวนเต็ม 1 ถึง 360',
  ]);
  await expect(page.getByText('ผลด้านล่างเป็นของข้อมูลที่ถูกต้องครั้งล่าสุด')).toBeVisible();
  await expect(each(page, 'งวดแรกจ่าย')).toHaveText('2,141.10 บาท');
  await summary.getByRole('link').first().click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('แสนหนึ่ง');
  await amount.fill('200000');
  await field(page, 'จำนวนงวด (เดือน)').fill('60');
  await page.getByRole('button', { name: 'คำนวณ', exact: true }).click();
  await expect(summary).toHaveCount(0);
  await expect(page).toHaveTitle(/^คำนวณเงินกู้ - /);
  await expect(page.getByRole('heading', { name: 'ผลการคำนวณ' })).toBeFocused();
  await expect(each(page, 'งวดแรกจ่าย')).toHaveText('4,282.19 บาท');
  // A screen reader hears the answer once it has rested.
  await expect(
    page.getByRole('status').filter({ hasText: /^งวดละ 4,282\.19 บาท 59 งวด/ }),
  ).toHaveCount(1);
});

test('[PUB-21] print, CSV and Excel hold the whole schedule', async ({ page }) => {
  await page.goto(EXAMPLE);
  await expect(table(page, SCHEDULE)).toContainText('รวม 59 งวด');
  const rows = (await cellsOf(table(page, SCHEDULE))).filter((cells) =>
    /^\d+$/.test(cells[0] ?? ''),
  );
  expect(rows).toHaveLength(59);
  expect(sum(column(rows, 4))).toBe(14_320_55);

  const save = async (kind: string) => {
    await page.getByRole('button', { name: 'ดาวน์โหลด' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: kind }).click();
    const file = await saved;
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  const csv = await save('ไฟล์ CSV (.csv)');
  expect(csv.name).toBe('ตารางผ่อนชำระ 100,000 บาท 59 งวด.csv');
  const { lines } = savedCsv(csv.content);
  expect(lines[0]).toBe('งวดที่,วันที่,จำนวนวัน,เงินต้น (บาท),ดอกเบี้ย (บาท),รวมจ่าย (บาท),คงเหลือ (บาท)');
  expect(lines[58]).toBe('58,30/11/2573,30,1700.00,14.65,1714.65,1400.00');
  expect(lines[60]).toBe('รวม 59 งวด,,,100000.00,14320.55,114320.55,');
  const xlsx = await save('ไฟล์ Excel (.xlsx)');
  const sheet = (await unzip(new Blob([new Uint8Array(xlsx.content)]))).get(
    'xl/worksheets/sheet1.xml',
  );
  expect(sheet).toContain('<v>14320.55</v>');

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect([...pdf.matchAll(/\/Type \/Page\b/g)]).toHaveLength(4);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'ข้อมูลที่ใช้คำนวณ' })).toBeVisible();
  await expect(figure(page, 'วันที่รับเงินกู้')).toHaveText('31 มกราคม 2569');
  await expect(field(page, 'วงเงินกู้ (บาท)')).toBeHidden();
});

test('[PUB-21] thirty years: heads stay in sight, the page fits and passes axe @phone', async ({
  page,
}) => {
  await page.goto(LONGEST);
  await expect(table(page, SCHEDULE)).toContainText('รวม 360 งวด');
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBeLessThanOrEqual(0);
  const head = table(page, SCHEDULE).getByRole('columnheader', { name: 'คงเหลือ (บาท)' });
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  if (!isPhone) {
    await table(page, SCHEDULE)
      .getByRole('rowheader', { name: '200', exact: true })
      .scrollIntoViewIfNeeded();
    await expect(head).toBeInViewport();
  }
  // The short loan has every kind of part, and is quicker to check than 360 rows.
  await page.goto(
    `${EXAMPLE.replace('60', '12')}&extra=monthly&extraAmount=500&extraOn=2026-02-28&closeOn=2026-06-15&salary=20000`,
  );
  await expect(page.getByRole('heading', { name: 'ผลของการชำระหนี้พิเศษ' })).toBeVisible();
  await expectAccessible(page, ['light', 'dark']);
  expect(await overflow()).toBeLessThanOrEqual(0);
});
