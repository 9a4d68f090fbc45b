import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { SCHOOL, settled, signInGroup } from '../kit/group-page.ts';
import { cellsOf, figure, table } from '../kit/member-page.ts';
import { printed } from '../kit/pdf.ts';
import { expect, test } from '../kit/world.ts';

const RESULT = '/membergroup/deduct_result';
const WAITING = /สหกรณ์จะออกใบรับเงินเมื่อตรวจพบเงินเข้าบัญชี/;

/** The four figures of the month, and what is still to be transferred. */
async function expectFigures(page: Page, figures: readonly string[]): Promise<void> {
  const terms = ['เรียกเก็บ', 'หักได้', 'โอนแล้ว', 'สหกรณ์รับเงินแล้ว', 'ยอดที่ต้องโอน'];
  for (const [index, term] of terms.entries()) {
    await expect(figure(page, term)).toHaveText(figures[index] ?? '');
  }
}

const send = (page: Page) => page.getByRole('button', { name: 'แจ้งโอนเงิน', exact: true }).click();

test('[LED-10][LED-12][GRP-06] a clerk of 12 transfers short, waits, reads and verifies the receipt, and transfers the rest', async ({
  page,
  control,
  world,
}) => {
  await signInGroup(page, SCHOOL, RESULT);
  await page.getByRole('button', { name: 'บันทึกผล', exact: true }).click();
  await page.getByRole('button', { name: 'ยืนยันบันทึก' }).click();
  await expect(page.getByText('บันทึกผลการหักเงินแล้ว')).toBeVisible();
  const all = '205,949.76';
  await expectFigures(page, [all, all, '0.00', '0.00', all]);

  await page.getByLabel('จำนวนเงินที่โอน (บาท)').fill('200000');
  await send(page);
  await page.getByRole('button', { name: 'แจ้งโอนตามยอดนี้' }).click();
  await expect(page.getByText(WAITING)).toBeVisible();
  await expectFigures(page, [all, all, '200,000.00', '0.00', '5,949.76']);
  await expect(page.getByText('รอรับเงิน')).toBeVisible();

  // The next working day is a Monday.
  await control.clock.set.mutate({ world, now: Date.parse('2026-11-23T09:00:00+07:00') });
  await signInGroup(page, SCHOOL, RESULT);
  await expectFigures(page, [all, all, '200,000.00', '200,000.00', '5,949.76']);
  await expect(page.getByText(WAITING)).toBeHidden();
  const receipts = table(page, 'ใบรับเงินของสหกรณ์');
  await expect(receipts).toBeVisible();
  expect((await cellsOf(receipts))[1]?.slice(0, 4)).toEqual([
    'รง. 6911/0001',
    '23 พ.ย. 2569',
    '200,000.00',
    '20 พ.ย. 2569',
  ]);
  await expectAccessible(page, ['light', 'dark']);
  await receipts.getByRole('link', { name: 'รง. 6911/0001' }).click();
  await settled(page);
  await expect(page.getByText('สองแสนบาทถ้วน')).toBeVisible();
  await expectAccessible(page, ['light', 'dark']);
  const paper = await printed(page);
  expect(paper.pages).toHaveLength(1);
  expect(paper.pages[0]).toContain('รง. 6911/0001');
  const check = await figure(page, 'รหัสตรวจสอบ').innerText();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ดาวน์โหลด PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ใบรับเงิน 80010001 รง 6911 0001.pdf');

  await page.goto('/verify');
  await page.getByLabel('เลขที่เอกสาร').fill('รง. 6911/0001-80010001');
  await page.getByLabel('รหัสตรวจสอบ', { exact: true }).fill(check);
  await page.getByRole('button', { name: 'ตรวจสอบ', exact: true }).click();
  await expect(page.getByText('เอกสารนี้เป็นของจริงและยังใช้ได้')).toBeVisible();
  await expect(figure(page, 'ชนิดเอกสาร')).toContainText('ใบรับเงินจากหน่วยงาน');
  await expect(figure(page, 'จำนวนเงิน')).toHaveText('200,000.00 บาท');

  await page.goto(RESULT);
  await settled(page);
  await page.getByRole('button', { name: 'แจ้งโอนเพิ่ม' }).click();
  await expect(page.getByLabel('จำนวนเงินที่โอน (บาท)')).toHaveValue('5,949.76');
  await send(page);
  await page.getByRole('button', { name: 'ยืนยันแจ้งโอน' }).click();
  await expectFigures(page, [all, all, all, '200,000.00', '0.00']);
  // The desk is at it the same day.
  await control.agencies.receive.mutate({ world, agency: SCHOOL, note: 2 });
  await page.reload();
  await settled(page);
  await expectFigures(page, [all, all, all, all, '0.00']);
  await expect(page.getByText('รับเงินครบแล้ว')).toBeVisible();
  await expect(receipts.getByRole('link', { name: 'รง. 6911/0001-2' })).toBeVisible();
});
