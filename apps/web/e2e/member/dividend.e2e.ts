import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { cellsOf, column, figure, menu, satang, signInTo, sum, table } from '../kit/member-page.ts';
import { savedCsv } from '../kit/saved-csv.ts';
import { expect, signIn, test } from '../kit/world.ts';

const PAGE = '/member/dividend';
const THIS_YEAR = `${PAGE}?year=2569`;
const SHARES = 'วิธีคิดเงินปันผล';
const INTEREST = 'วิธีคิดเงินเฉลี่ยคืน';

interface DividendAnswer {
  years: { div_year: number; sum_amt: string; net_amt: string }[];
}

const openWorking = async (page: Page) => {
  for (const words of [/^ดูวิธีคิดเงินปันผล/, /^ดูวิธีคิดเงินเฉลี่ยคืน/]) {
    const summary = page.getByText(words);
    if (await summary.isVisible()) await summary.click();
  }
};

test('[MEM-17] the menu leads to the last approved year: net, dividend, refund, what was taken, where it went', async ({
  page,
}) => {
  await signIn(page, '1');
  await menu(page).getByRole('link', { name: 'ปันผลและเฉลี่ยคืน' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ปันผลและเฉลี่ยคืน' })).toBeVisible();
  await expect(page.getByLabel('ปีบัญชี')).toHaveValue('2568');
  await expect(figure(page, 'รับสุทธิ')).toHaveText('14,231.14');
  await expect(figure(page, 'เงินปันผล')).toHaveText('23,911.14');
  await expect(figure(page, 'รายการหัก')).toHaveText('9,680.00');
  await expect(figure(page, 'ฌาปนกิจสงเคราะห์ สสอค. ปี 2569')).toHaveText('−4,840.00');
  await expect(figure(page, 'สถานะ')).toHaveText('โอนแล้ว');
  await expect(figure(page, 'ธนาคาร')).toHaveText('กรุงไทย');
  await expect(figure(page, 'เลขที่บัญชี')).toHaveText('xxx-x-x8895-2');
  await expect(figure(page, 'วันที่โอน')).toHaveText('30 ม.ค. 2569');
  await page.getByRole('link', { name: 'ดูประมาณการปี 2569 และลองอัตราอื่น' }).click();
  await expect(page.getByRole('slider', { name: 'อัตราปันผล' })).toBeVisible();
});

test('[MEM-17] the working opens on demand, its rows add up to the sums, the sums to the net', async ({
  page,
}) => {
  await signIn(page, '1', THIS_YEAR);
  await expect(figure(page, 'คาดว่ารับสุทธิ')).toBeVisible();
  await expect(table(page, SHARES)).toBeHidden();
  await openWorking(page);
  const [head, ...rows] = await cellsOf(table(page, SHARES));
  expect(head).toEqual(['วันที่', 'รายการ', 'จำนวนหุ้น (บาท)', 'เดือนที่นับ', 'เงินปันผล (บาท)']);
  const shares = rows.slice(0, -1);
  expect(shares.map((row) => row[3])).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((months) => `${months}/12`),
  );
  expect(sum(column(shares, 2))).toBe(480_200_00);
  expect(sum(column(shares, 4))).toBe(24_849_58);
  const interest = (await cellsOf(table(page, INTEREST))).slice(1, -1);
  expect(sum(column(interest, 2))).toBe(40_621_98);
  // The same sentence waits, hidden, for paper.
  const sentence = page.getByText(/40,621\.98 × 12\.00 % = 4,874\.64/).filter({ visible: true });
  await expect(sentence).toHaveCount(1);
  const net = satang(await figure(page, 'คาดว่ารับสุทธิ').innerText());
  expect(net).toBe(24_849_58 + 4_874_64 - 4_840_00 - 4_840_00 - 2_352_00);
});

test('[MEM-17] the running year is an estimate, and its meter answers to the arrow keys', async ({
  page,
}) => {
  await signIn(page, '1', THIS_YEAR);
  await expect(page.getByText('ตัวเลขของปี 2569 เป็นประมาณการ')).toBeVisible();
  await expect(page.getByText('คิดจากหุ้นและดอกเบี้ยถึงวันที่ 19 พ.ย. 2569')).toBeVisible();
  const net = page.getByRole('status').filter({ hasText: 'ประมาณการรับสุทธิเมื่อสิ้นปี' });
  await expect(net).toHaveText('ประมาณการรับสุทธิเมื่อสิ้นปี 18,750.48 บาท');
  const rate = page.getByRole('slider', { name: 'อัตราปันผล' });
  await rate.focus();
  await page.keyboard.press('ArrowRight');
  await expect(rate).toHaveAttribute('aria-valuetext', '5.30 %');
  // 465,200.00 × 5.30 % = 24,655.60; 1,500.00 × 5.30 % × 11/12 … 2/12, each rounded half up, = 430.65; so the
  // dividend is 25,086.25, and 25,086.25 + 4,874.64 − 12,032.00 is left. November's shares bring 6.63 more, and the
  // interest to come 1,051.70.
  await expect(net).toHaveText('ประมาณการรับสุทธิเมื่อสิ้นปี 18,987.22 บาท');
  const soFar = (await cellsOf(table(page, 'ประมาณการปี 2569 ตามอัตราที่ลอง (บาท)'))).at(-1);
  expect(soFar).toEqual(['คาดว่ารับสุทธิ', '17,928.89', '18,987.22']);
  await page.getByRole('button', { name: 'ปี 2568: 5.25 / 12.00 %' }).click();
  await expect(net).toHaveText('ประมาณการรับสุทธิเมื่อสิ้นปี 18,750.48 บาท');
  await expect(figure(page, 'คาดว่ารับสุทธิ')).toHaveText('17,692.22');
});

test('[MEM-17] the year stands in the address: a reload and the way back show it again', async ({
  page,
}) => {
  await signIn(page, '1', PAGE);
  await page.getByLabel('ปีบัญชี').selectOption({ label: 'ปี 2566' });
  await expect(page).toHaveURL(`${PAGE}?year=2566`);
  await page.reload();
  await expect(figure(page, 'เงินปันผล')).toHaveText('20,972.50');
  await page.goto(`${PAGE}?year=9999`);
  await expect(page.getByLabel('ปีบัญชี')).toHaveValue('2568');
});

test('[MEM-17] the chart has each year’s sum, the estimate marked, and the same in a table', async ({
  page,
}) => {
  const { years } = await signInTo<DividendAnswer>(page, '1', PAGE, 'mem_div');
  const title = 'ปันผลและเฉลี่ยคืนแต่ละปี';
  const chart = page.getByRole('figure').filter({ has: page.getByRole('img', { name: title }) });
  await expect(chart).toContainText('2569* เป็นประมาณการ');
  await chart.getByText('ดูเป็นตาราง').click();
  const rows = (await cellsOf(chart.getByRole('table', { name: title }))).slice(1);
  expect(rows.map(([name]) => name)).toEqual(['2564', '2565', '2566', '2567', '2568', '2569*']);
  expect(column(rows, 1)).toEqual(
    years.toReversed().map((one) => Number(one.sum_amt.replace('.', ''))),
  );
});

test('[MEM-17] a member in arrears gets a dividend, no refund, and the reason', async ({
  page,
}) => {
  await signIn(page, '3', THIS_YEAR);
  await expect(page.getByText('งดจ่ายเงินเฉลี่ยคืนของปีนี้')).toBeVisible();
  await expect(page.getByText(/ณ วันที่ 19 พ\.ย\. 2569 ท่านมีงวดเงินกู้ค้างชำระ/)).toBeVisible();
  await expect(figure(page, 'เงินเฉลี่ยคืน')).toHaveText('0.00');
  await expect(page.getByRole('slider', { name: 'อัตราเฉลี่ยคืน' })).toHaveCount(0);
  await page.getByLabel('ปีบัญชี').selectOption({ label: 'ปี 2568' });
  await expect(figure(page, 'เงินเฉลี่ยคืน')).toHaveText('16,197.00');
});

test('[MEM-17] when the meeting has approved, the estimate becomes the approved year', async ({
  page,
  control,
  world,
}) => {
  await control.clock.set.mutate({ world, now: Date.parse('2027-01-27T09:00:00+07:00') });
  await page.goto(`/member/logon?returnTo=${encodeURIComponent(PAGE)}`);
  await page.getByLabel('เลขทะเบียนสมาชิก').fill('1');
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
  await expect(page.getByLabel('ปีบัญชี')).toHaveValue('2569');
  await expect(figure(page, 'สถานะ')).toHaveText('อนุมัติ');
  await expect(page.getByText('อัตรา 5.30 % ของหุ้นตามเดือนที่ถือ')).toBeVisible();
  await expect(figure(page, 'กำหนดโอน')).toHaveText('1 ก.พ. 2570');
});

test('[MEM-17][MEM-28] the whole working is saved as CSV', async ({ page }) => {
  await signIn(page, '1', THIS_YEAR);
  await page.getByRole('button', { name: 'ดาวน์โหลดตาราง' }).first().click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'ไฟล์ CSV (.csv)' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('ปันผลและเฉลี่ยคืน 00001 ปี 2569 (ประมาณการ).csv');
  const { lines } = savedCsv(await readFile(await file.path()));
  expect(lines[0]).toBe('รายการ,วันที่,ฐานที่ใช้คิด (บาท),ตัวคูณ,จำนวนเงิน (บาท)');
  expect(lines[1]).toBe('หุ้นยกมาต้นปี,01/01/2569,465200.00,5.25 % × 12/12,24423.00');
  expect(lines).toContain('เงินเฉลี่ยคืน,,40621.98,12.00 %,4874.64');
  expect(lines).toContain('ฌาปนกิจสงเคราะห์ สสอค. ปี 2570,,,,-4840.00');
  expect(lines.at(-2)).toBe('คาดว่ารับสุทธิ,,,,17692.22');
});

test('[MEM-17] on paper: a notice with both tables and the sum in words, without sliders and chart', async ({
  page,
}) => {
  await signIn(page, '1', `${PAGE}?year=2568`);
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByRole('heading', { name: 'ใบแจ้งเงินปันผลและเงินเฉลี่ยคืน ประจำปี 2568' }),
  ).toBeVisible();
  await expect(page.getByText('(หนึ่งหมื่นสี่พันสองร้อยสามสิบเอ็ดบาทสิบสี่สตางค์)')).toBeVisible();
  await expect(page.getByRole('table', { name: SHARES })).toBeVisible();
  await expect(page.getByRole('img', { name: 'ปันผลและเฉลี่ยคืนแต่ละปี' })).toBeHidden();
  await expect(page.getByLabel('ปีบัญชี')).toBeHidden();
});

test('[MEM-26] a failed load is told on the page and can be tried again', async ({
  page,
  control,
  world,
}) => {
  await signIn(page, '1');
  await control.faults.add.mutate({ world, endpoint: 'memberDividendList', status: 500, times: 1 });
  await page.goto(PAGE);
  await page.getByRole('main').getByRole('button', { name: 'ลองใหม่' }).click();
  await expect(figure(page, 'รับสุทธิ')).toHaveText('14,231.14');
});

test('[MEM-17] with the working open the page passes axe, light and dark, and fits the screen @phone', async ({
  page,
}) => {
  await signIn(page, '1', THIS_YEAR);
  await expect(figure(page, 'คาดว่ารับสุทธิ')).toBeVisible();
  await openWorking(page);
  await expectAccessible(page, ['light', 'dark']);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
