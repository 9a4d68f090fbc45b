import type { Page } from '@playwright/test';
import { answer, figure } from '../kit/member-page.ts';
import { sentWith } from '../kit/sent.ts';
import { takenOver } from '../kit/taken-over.ts';
import { expect, test } from '../kit/world.ts';

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
