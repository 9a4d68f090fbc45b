import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../kit/accessible.ts';
import { expectFits, LARGE, SCHOOL, settled, signInGroup } from '../kit/group-page.ts';
import { cellsOf, figure, table } from '../kit/member-page.ts';
import { printed } from '../kit/pdf.ts';
import { expect, test } from '../kit/world.ts';

const AT = '/membergroup/deduct_result';
/** Nothing of its months of September and October has come. */
const UNPAID = '80010003';

test('[GRP-06][GRP-08] recorded by form: draft kept, confirmed; slip and first page follow, and a correction', async ({
  page,
}) => {
  await signInGroup(page, SCHOOL, AT);
  await expectAccessible(page, ['light', 'dark']);
  const add = page.getByLabel('เพิ่มคนที่หักไม่ครบ');
  const press = page.getByRole('button', { name: 'เพิ่ม', exact: true });
  await add.fill('8');
  await press.click();
  await add.fill('นางรัตนา เดชรักษ์');
  await press.click();
  const first = page.getByRole('group', { name: /00008 นายประทีป อินทร์ช่วย/ });
  const second = page.getByRole('group', { name: /00012 นางรัตนา เดชรักษ์/ });
  await first.getByLabel('หักได้จริง (บาท)').fill('๑๐,๐๐๐');
  await expect(figure(page, 'ยอดที่ต้องโอนตามร่าง')).toContainText('205,538.80');
  await expect(figure(page, 'ยอดที่ต้องโอน')).toHaveText('205,949.76');
  await page.reload();
  await expect(page.getByText('ท่านมีร่างของงวดนี้ที่ยังไม่ได้บันทึก')).toBeVisible();
  await expectAccessible(page, ['light', 'dark']);
  await expect(first.getByLabel('หักได้จริง (บาท)')).toHaveValue('๑๐,๐๐๐');

  const save = page.getByRole('button', { name: 'บันทึกผล' });
  await first.getByLabel('เหตุผล').selectOption('เงินไม่พอ');
  await second.getByLabel('เหตุผล').selectOption('ย้าย');
  await second.getByLabel('หักได้จริง (บาท)').fill('0');
  await save.click();
  await page.getByRole('button', { name: 'ยืนยันว่าย้าย' }).click();
  const dialog = page.getByRole('dialog', { name: 'ยืนยันผลการหักเงิน' });
  await expect(dialog).toContainText('203,778.80');
  await dialog.getByRole('button', { name: 'ยืนยันบันทึก' }).click();
  await expect(page.getByText('บันทึกผลการหักเงินแล้ว')).toBeVisible();
  await expect(page.locator('h2:focus')).toHaveText('บันทึกผลเรียบร้อยแล้ว');
  await expect(
    page.getByText(/^บันทึกล่าสุดเมื่อ 20\sพ.ย.\s2569 09:.* โดย นางพรทิพย์ คงมั่น จาก/),
  ).toBeVisible();

  await page.getByRole('link', { name: 'ดูใบนำส่งเงิน' }).click();
  const short = table(page, 'รายชื่อที่หักไม่ครบ');
  await expect(short).toBeVisible();
  expect((await cellsOf(short)).slice(1)).toEqual([
    ['00008', 'นายประทีป อินทร์ช่วย', '10,410.96', '10,000.00', '410.96', 'เงินไม่พอ'],
    ['00012', 'นางรัตนา เดชรักษ์', '1,760.00', '0.00', '1,760.00', 'ย้าย'],
  ]);
  expect((await printed(page)).pages).toHaveLength(2);
  await page.goto('/membergroup/dashboard');
  await expect(page.getByText('รอรับเงิน', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^หักไม่ได้ .* \(2\sคน\)$/)).toBeVisible();

  await page.getByRole('link', { name: 'แก้ไขผลการหักเงิน' }).click();
  await second.getByRole('button', { name: /นำออก/ }).click();
  await save.click();
  await dialog.getByRole('button', { name: 'ยืนยันบันทึก' }).click();
  await expect(page.getByText('แก้ไขแล้ว 1 ครั้ง')).toBeVisible();
  await page.getByRole('link', { name: 'ดูใบนำส่งเงิน' }).click();
  await expect(page.getByText('ฉบับแก้ไขครั้งที่ 1').first()).toBeVisible();
  await expect(short.getByRole('row')).toHaveCount(2);
});

test('[GRP-06] a month to record shows its button on the first screen, in a bar of a quarter of a low window at most', async ({
  page,
}) => {
  await signInGroup(page, UNPAID, `${AT}?period=256910`);
  const save = page.getByRole('button', { name: 'บันทึกผล' });
  for (const size of [
    { width: 1366, height: 768 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    await expect(save).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '130%';
  });
  const add = page.getByLabel('เพิ่มคนที่หักไม่ครบ');
  await add.focus();
  const [bar, field] = await Promise.all([
    page.locator('[data-saving-bar]').boundingBox(),
    add.boundingBox(),
  ]);
  expect(bar?.height).toBeLessThanOrEqual(160);
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('[GRP-06] what takes people off the list stands in one column, however long their names are', async ({
  page,
}) => {
  await signInGroup(page, SCHOOL, AT);
  for (const no of ['8', '11']) {
    await page.getByLabel('เพิ่มคนที่หักไม่ครบ').fill(no);
    await page.getByRole('button', { name: 'เพิ่ม', exact: true }).click();
  }
  const off = page.getByRole('button', { name: /^นำออก/ });
  await expect(off).toHaveCount(2);
  const [first, second] = await Promise.all([0, 1].map((n) => off.nth(n).boundingBox()));
  expect(first?.x).toBe(second?.x);
});

test('[GRP-07] recorded by file: the form is downloaded, read back untouched, and filled in elsewhere', async ({
  page,
}) => {
  await signInGroup(page, LARGE, '/membergroup/keeprep');
  const sheet = table(page, 'งบหน้าเรียกเก็บประจำเดือนพฤศจิกายน 2569');
  const members = (await cellsOf(sheet)).slice(1, -1);
  await page.getByRole('link', { name: 'บันทึกผลการหัก' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'ดาวน์โหลดแบบฟอร์มของงวดนี้' }).click();
  const form = await download;
  expect(form.suggestedFilename()).toMatch(/^ผลการหักเงิน พฤศจิกายน 2569 .*\.xlsx$/);
  const untouched = await readFile(await form.path());

  const check = async (name: string, buffer: Buffer) => {
    await page.getByLabel('ไฟล์ผลการหักเงิน').setInputFiles({ name, mimeType: '', buffer });
    await page.getByRole('button', { name: 'ตรวจไฟล์' }).click();
  };
  const csv = (rows: string[][]) =>
    Buffer.from(`\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}`);
  await check(form.suggestedFilename(), untouched);
  await expect(page.getByText('อ่านได้ 396 แถว')).toBeVisible();
  await expect(page.getByText('ยังไม่มีใครในรายการนี้')).toBeVisible();

  // The same filled in elsewhere: a table of texts.
  const filled = members.map(([no = '', , , amount], index) =>
    index === 6 ? [no, '0', 'ลาออก'] : [no, `"${amount}"`, ''],
  );
  await check('ผล.csv', csv([['เลขที่สมาชิก', 'หักได้จริง', 'เหตุผล'], ...filled]));
  await expect(page.getByRole('group', { name: /^00020 / }).getByLabel('เหตุผล')).toHaveValue(
    'ลาออก',
  );
  await page.getByRole('button', { name: 'บันทึกผล' }).click();
  await page.getByRole('button', { name: 'ยืนยันว่าลาออก' }).click();
  await page.getByRole('button', { name: 'ยืนยันบันทึก' }).click();
  await expect(page.getByText('บันทึกผลการหักเงินแล้ว')).toBeVisible();
  await page.goto('/membergroup/dashboard');
  await settled(page);
  await expect(page.getByText(/^หักไม่ได้ .* \(1\sคน\)$/)).toBeVisible();
});

test('[GRP-07] @phone recorded by a payroll as it is: its columns said by keyboard once, and known the next time', async ({
  page,
}) => {
  await signInGroup(page, SCHOOL, AT);
  const paid = [1, 3, 4, 5, 6, 7, 8, 9, 11].map((no) => `${no},นาย ก,0`);
  const check = async (last: string) => {
    const buffer = Buffer.from(['\uFEFFรหัส,รายชื่อ,หักสหกรณ์', ...paid, last].join('\r\n'));
    const file = { name: 'เงินเดือน.csv', mimeType: '', buffer };
    await page.getByLabel('ไฟล์ผลการหักเงิน').setInputFiles(file);
    await page.getByRole('button', { name: 'ตรวจไฟล์' }).press('Enter');
  };
  await check('12,นาย ข,0\r\n99999,นายนอก สหกรณ์,500');
  const number = page.getByLabel('คอลัมน์ใดคือ “เลขที่สมาชิก”');
  await expect(number).toBeVisible();
  await expectFits(page);
  await expectAccessible(page, ['light', 'dark']);
  await page.getByRole('button', { name: 'ตรวจต่อ' }).press('Enter');
  await page.getByRole('group', { name: 'ยังตรวจไฟล์ไม่ได้' }).getByRole('link').first().press('Enter');
  await expect(number).toBeFocused();
  await number.selectOption('A รหัส');
  await page.getByLabel('คอลัมน์ใดคือ “หักได้จริง”').selectOption('C หักสหกรณ์');
  await page.getByRole('button', { name: 'ตรวจต่อ' }).press('Enter');
  await expect(page.getByText('99999 นายนอก สหกรณ์ 500')).toBeVisible();
  await expect(page.getByRole('group', { name: /^00012 / })).toBeVisible();
  await expectFits(page);
  await check('12,นาย ข,500');
  await expect(page.getByText(/^อ่านคอลัมน์ตามที่เลือกไว้/)).toBeVisible();
});
