import type { Page } from '@playwright/test';
import { answer, figure } from '../kit/member-page.ts';
import { printed } from '../kit/pdf.ts';
import { sentWith } from '../kit/sent.ts';
import { takenOver } from '../kit/taken-over.ts';
import { expect, test } from '../kit/world.ts';

/** kphcoop.com: 100,000 and 1,000 a month at 5.70 %, interest of 50,000 refunded at 13 %. */
const months = Array.from({ length: 12 }, (_, at) => `m${at + 1}=1000`).join('&');
const EXAMPLE = `/caldividend?startYear=2569&opening=100000&${months}&rate=5.70&interest=50000&refundRate=13`;

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test('[PUB-22] a published example, typed as a person would, gives the published figures; nothing is sent, and the address keeps it', async ({
  page,
}) => {
  await page.goto('/caldividend');
  await takenOver(page);
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
  await expect(figure(page, 'เงินปันผล 7.00 %')).toHaveText('3,692.50');
  await expect(figure(page, 'เงินเฉลี่ยคืน 5.00 %')).toHaveText('926.06');
  await expect(answer(page, 'รวมรับทั้งหมด')).toHaveText('4,618.56 บาท');
  await expect(page).toHaveURL(/refundRate=5/);
  expect(sent).toEqual([]);
  await page.reload();
  await expect(answer(page, 'รวมรับทั้งหมด')).toHaveText('4,618.56 บาท');
  await expect(field(page, 'หุ้นยกมาต้นปี (บาท)')).toHaveValue('50,000');
});

test('[PUB-22] other rates are tried with the arrow keys, and the paper has what was typed', async ({
  page,
}) => {
  await page.goto(EXAMPLE);
  await takenOver(page);
  const meter = page.getByRole('status').filter({ hasText: 'รวมรับ' });
  await page.getByRole('slider', { name: 'อัตราปันผลที่ลอง' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(meter).toContainText('มากกว่าที่คำนวณไว้ 52.76 บาท');
  await page.getByRole('slider', { name: 'อัตราเฉลี่ยคืนที่ลอง' }).focus();
  await page.keyboard.press('Home');
  await expect(meter).toContainText('6,066.26 บาท');

  expect((await printed(page)).pages).toHaveLength(2);
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByText('เงินเฉลี่ยคืน = ดอกเบี้ยที่จ่าย 50,000.00 × 13.00 % = 6,500.00 บาท'),
  ).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
});
