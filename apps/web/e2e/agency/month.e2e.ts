import type { Page } from '@playwright/test';
import { expectAccessible } from '../kit/accessible.ts';
import { expectFits, LARGE, settled, signInGroup } from '../kit/group-page.ts';
import { cellsOf, figure, table } from '../kit/member-page.ts';
import { printed } from '../kit/pdf.ts';
import { expect, test } from '../kit/world.ts';

const RESULT = '/membergroup/deduct_result';
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const entry = (page: Page, no: string) => page.getByRole('group', { name: new RegExp(`^${no} `) });

/** Names a member who could not be deducted in full, with what could be and why. */
async function addShort(page: Page, no: string, amount: string, reason: string): Promise<void> {
  await page.getByLabel('เพิ่มคนที่หักไม่ครบ').fill(no);
  await page.getByRole('button', { name: 'เพิ่ม', exact: true }).click();
  await entry(page, no).getByLabel('หักได้จริง (บาท)').fill(amount);
  await entry(page, no).getByLabel('เหตุผล').selectOption(reason);
}

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'บันทึกผล', exact: true }).click();
  await page.getByRole('button', { name: 'ยืนยันบันทึก' }).click();
}

test('[LED-01][LED-10][GRP-06][GRP-07][GRP-08] one month of 396: three are short, the sum to transfer is the same everywhere, it comes, the next bill has what was left', async ({
  page,
  control,
  world,
}) => {
  await signInGroup(page, LARGE, RESULT);
  await addShort(page, '00020', '0.00', 'ลาออก');
  await addShort(page, '00021', '1500', 'เงินไม่พอ');
  await addShort(page, '00063', '0.00', 'พักราชการ');
  await record(page);
  await expect(page.getByText('บันทึกผลการหักเงินแล้ว')).toBeVisible();
  const toTransfer = '3,887,543.22';
  await expect(figure(page, 'ยอดที่ต้องโอน')).toHaveText(toTransfer);

  await page.goto('/membergroup/dashboard');
  await expect(figure(page, 'ยอดที่ต้องโอน')).toHaveText(toTransfer);
  await page.goto('/membergroup/delivery_book');
  await settled(page);
  const slip = await cellsOf(table(page, 'สรุปยอดของใบนำส่งเงิน'));
  expect(slip.slice(1)).toEqual([
    ['ยอดเรียกเก็บ', '396', '3,901,603.07'],
    ['หัก ยอดที่หักไม่ได้', '3', '14,059.85'],
    ['ยอดที่ต้องโอน (สามล้านแปดแสนแปดหมื่นเจ็ดพันห้าร้อยสี่สิบสามบาทยี่สิบสองสตางค์)', '394', toTransfer],
  ]);

  await page.goto('/membergroup/dashboard');
  await page.getByRole('link', { name: 'แจ้งการโอนเงิน' }).click();
  await expect(page.getByLabel('จำนวนเงินที่โอน (บาท)')).toHaveValue(toTransfer);
  await page.getByLabel('เลขอ้างอิงการโอน').fill('KTB 1120-118822');
  const slipFile = { mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64'), name: 'สลิป.png' };
  await page.getByLabel('หลักฐานการโอน').setInputFiles(slipFile);
  await page.getByRole('button', { name: 'แจ้งโอนเงิน' }).click();
  const transferred = 'โอนเมื่อ 20 พ.ย. 2569 จำนวน 3,887,543.22 บาท';
  await expect(page.getByText(transferred)).toBeVisible();
  await expect(page.getByText('สหกรณ์จะออกใบรับเงินเมื่อตรวจพบเงินเข้าบัญชี')).toBeVisible();
  await expect(page.locator('h2:focus')).toHaveText('แจ้งการโอนเงินเรียบร้อยแล้ว');
  await expect(figure(page, 'เลขอ้างอิงการโอน')).toHaveText('KTB 1120-118822');

  await control.clock.set.mutate({ world, now: Date.parse('2026-12-02T09:00:00+07:00') });
  for (const at of ['/membergroup/dashboard', '/membergroup/summarize_rep', RESULT]) {
    if (at === '/membergroup/dashboard') await signInGroup(page, LARGE, at);
    else await page.goto(at);
    for (const term of ['หักได้', 'โอนแล้ว', 'สหกรณ์รับเงินแล้ว']) {
      await expect(figure(page, term)).toHaveText(toTransfer);
    }
    await expect(figure(page, 'ยอดที่ต้องโอน')).toHaveText('0.00');
  }
  // The first working day after the note.
  const receipt = 'ใบรับเงิน รง. 6911/0002 วันที่ 23 พ.ย. 2569';
  await expect(page.getByText(`${transferred} · ${receipt}`)).toBeVisible();
  const people = table(page, 'ผลการหักรายคนพฤศจิกายน 2569');
  await expect(people).toBeVisible();
  const rows = await cellsOf(people);
  expect(rows.slice(1).map((row) => row.slice(2, 8).join(' | '))).toEqual([
    '11,039.85 | 0.00 |  | 11,039.85 | ลาออก · สหกรณ์เรียกเก็บจากสมาชิกโดยตรง | 11,039.85',
    '2,760.00 | 1,500.00 | 1,260.00 |  | เงินไม่พอ | 1,260.00',
    '1,760.00 | 0.00 | 1,760.00 |  | พักราชการ | 1,760.00',
    '1,500.00 | 3,020.00 | 11,039.85 |  | 14,059.85 | ',
  ]);
  expect((await printed(page)).size).toEqual([297, 210]);
  await expectAccessible(page, ['light', 'dark']);
  await page.getByRole('checkbox', { name: 'เฉพาะคนที่หักไม่ครบ (3 จาก 396 คน)' }).uncheck();
  await expect(people.locator('tbody').getByRole('row')).toHaveCount(396);

  await control.clock.set.mutate({ world, now: Date.parse('2026-12-16T09:00:00+07:00') });
  await signInGroup(page, LARGE, '/membergroup/keeprep');
  const sheet = table(page, 'งบหน้าเรียกเก็บประจำเดือนธันวาคม 2569');
  // 1,260.00 of the one and 1,760.00 of the other are lines of their own; who resigned pays elsewhere.
  await expect(page.getByText('ในยอดนี้เป็นยอดค้างชำระ 3,020.00 บาท')).toBeVisible();
  const short = sheet.getByRole('row', { name: /00021/ });
  await expect(short).toContainText('ค้าง พ.ย. หักไม่ได้: เงินไม่พอ');
  await short.getByRole('button').click();
  const items = page.getByRole('region', { name: 'รายการที่เรียกเก็บ นางสาววรรณี พูนศรี' });
  await expect(items).toContainText('เงินฝาก ค้างชำระ1,000.00');
  await expect(items).toContainText('ฌาปนกิจ ค้างชำระ260.00');
  await expect(sheet.getByRole('row', { name: /00063/ })).toContainText('ค้าง');
  await expect(sheet.getByRole('row', { name: /00020/ })).toContainText(
    '11,039.850.00−11,039.85ออก ไม่เรียกเก็บแล้ว: ลาออก',
  );
  await page.goto('/membergroup/dashboard');
  await settled(page);
  await expect(page.getByText('รวมยอดค้างของงวดก่อน 3,020.00')).toBeVisible();
  const months = await cellsOf(table(page, '12 งวดล่าสุด'));
  expect(months[2]?.slice(0, 5)).toEqual([
    'พฤศจิกายน 2569',
    '3,901,603.07',
    '38,788.50',
    toTransfer,
    '14,059.85',
  ]);
  // Each baht that is still owed once: what November left over is in December's bill, too.
  expect(months.at(-1)?.slice(2, 3)).toEqual(['14,059.85']);
});

test('[GRP-06] @phone-only a month and its people fit 360 px', async ({ page }) => {
  await signInGroup(page, LARGE, `${RESULT}?period=256910`);
  await expect(page.getByText('หน่วยงานไม่ได้แจ้งเหตุผล').first()).toBeVisible();
  await expectFits(page);
});

test('[LED-04][GRP-06] two clerks: what somebody else recorded in between is joined with what was typed, member by member', async ({
  page,
}) => {
  await signInGroup(page, LARGE, RESULT);
  await addShort(page, '00014', '1000', 'เงินไม่พอ');
  await addShort(page, '00016', '0', 'ย้าย');

  const other = await page.context().newPage();
  await other.goto(RESULT);
  await settled(other);
  await addShort(other, '00014', '500', 'เงินไม่พอ');
  await addShort(other, '00021', '0', 'พักราชการ');
  await record(other);
  await expect(other.getByText('บันทึกผลการหักเงินแล้ว')).toBeVisible();

  await page.bringToFront();
  await page.getByRole('button', { name: 'บันทึกผล', exact: true }).click();
  await page.getByRole('button', { name: 'ยืนยันบันทึก' }).click();
  await expect(page.getByText('มีผู้บันทึกผลของงวดนี้ระหว่างที่ท่านกรอก')).toBeVisible();
  const compared = table(page, 'เทียบกับที่ผู้อื่นบันทึกไว้');
  await expect(compared).toBeVisible();
  const [both, ...others] = (await cellsOf(compared)).slice(1);
  expect(both?.slice(0, 3)).toEqual(['00014 นางจริยา ช่วยนาค', '500.00เงินไม่พอ', '1,000.00เงินไม่พอ']);
  expect(others).toEqual([
    ['00016 นางเกศรา ไหมทอง', 'หักได้ครบ', '0.00ย้าย', 'ของท่าน'],
    ['00021 นางสาววรรณี พูนศรี', '0.00พักราชการ', 'หักได้ครบ', 'ของผู้อื่น'],
  ]);
  await expect(entry(page, '00014').getByLabel('หักได้จริง (บาท)')).toHaveValue('1000');
  await expectAccessible(page, ['light', 'dark']);
  // Kept over a reload, too.
  await page.reload();
  await expect(compared).toBeVisible();
  await page.getByLabel('ใช้ของใครสำหรับ นางจริยา ช่วยนาค').selectOption('ของท่าน');
  await page.getByRole('button', { name: 'บันทึกผลที่รวมแล้ว' }).click();
  await expect(page.getByText('แก้ไขผลการหักเงินแล้ว')).toBeVisible();
  await expect(compared).toBeHidden();
  await expect(figure(page, 'ยอดที่ต้องโอน')).toHaveText('3,873,811.51');

  await other.bringToFront();
  await entry(other, '00021').getByLabel('หักได้จริง (บาท)').fill('100');
  await record(other);
  await expect(table(other, 'เทียบกับที่ผู้อื่นบันทึกไว้')).toBeVisible();
  await other.getByRole('button', { name: 'ทิ้งที่กรอก ใช้ผลที่ผู้อื่นบันทึก' }).click();
  await expect(entry(other, '00016').getByLabel('เหตุผล')).toHaveValue('ย้าย');
  await expect(entry(other, '00021').getByLabel('หักได้จริง (บาท)')).toHaveValue('0.00');
  await expect(figure(other, 'ยอดที่ต้องโอน')).toHaveText('3,873,811.51');
});
